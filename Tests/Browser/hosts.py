"""Hosts on this machine that show what was built."""

import functools
import http.server
import sys
import threading
from contextlib import contextmanager


class Server(http.server.ThreadingHTTPServer):
    # A connection that finds the queue full (5 by default) is tried again after a second, then after three and seven.
    request_queue_size = 128

    def handle_error(self, *request):
        # A browser that goes on to another page breaks off what it is being sent.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(*request)


@contextmanager
def served(folder):
    """The address of a host that shows a folder."""
    handler = functools.partial(QuietHandler, directory=str(folder))
    with Server(("127.0.0.1", 0), handler) as server:
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
