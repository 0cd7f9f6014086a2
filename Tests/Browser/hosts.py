"""Hosts on this machine that show what was built."""

import functools
import http.server
import threading
from contextlib import contextmanager


@contextmanager
def served(folder):
    """The address of a host that shows a folder."""
    handler = functools.partial(QuietHandler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def send_head(self):
        # It compares whole seconds, and a site is built again within one: what changed would be said to be unchanged.
        del self.headers["If-Modified-Since"]
        return super().send_head()

    def log_message(self, *_):
        pass
