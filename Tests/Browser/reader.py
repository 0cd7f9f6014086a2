"""A reader with a browser of their own: what pages keep for them, and whatever goes wrong meanwhile."""

import json
import time
from contextlib import contextmanager

import pytest

# For tests of what pages do: each on a telephone or on a desk, from the disk or from a host; with --all on all of them.
ON_ONE_DEVICE = pytest.mark.either("page", "device", "width", "address")
# For those among them that look at how it is laid out, and for tests of many parameters whose pairs add little.
ON_EACH_DEVICE = EACH_VALUE = pytest.mark.either()
# How long a busy machine may take to do what a test waits for, in milliseconds.
PATIENCE = 60_000


@contextmanager
def reading(browser, width=360, allowing=(), **options):
    """A page in a browser that keeps nothing yet; nothing may be thrown or complained of, and no dialog may open, but for what is allowed."""
    # What a host's pages keep for a time without it has tests of its own.
    options = {"viewport": {"width": width, "height": 900}, "service_workers": "block"} | options
    with browser.new_context(**options) as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        faults = []
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.on("dialog", lambda dialog: refuse(dialog, faults, allowing))
        page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
        page.on("request", lambda request: faults.append(request.url) if options.get("bypass_csp") and leaves(request.url) else None)
        yield page
        complaints = [fault for fault in faults if not fault.startswith(tuple(allowing))]
        assert complaints == [], complaints


def wanted(request):
    """How a test reads: with what `pytest.mark.allows` names, and with `pytest.mark.hostile` without the policy that hides faults."""
    mark = request.node.get_closest_marker("allows")
    is_hostile = request.node.get_closest_marker("hostile") is not None
    return {"allowing": mark.args if mark else (), "bypass_csp": is_hostile}


def leaves(address):
    """Whether a request is for another machine."""
    return address.startswith("http") and not address.startswith("http://127.0.0.1:")


def refuse(dialog, faults, allowing):
    """A test that allows a question answers it itself."""
    if not dialog.message.startswith(tuple(allowing)):
        faults.append(dialog.message)
        dialog.dismiss()


def kept_text(page, place=""):
    """What the site of a page keeps, or what was put aside at a place, as it is in the storage; None where there is none."""
    return page.evaluate("(place) => localStorage.getItem(kitchenState.key + place)", place)


def kept(page):
    """The document that the site of a page keeps; None where there is none."""
    return json.loads(kept_text(page) or "null")


def keep(page, document):
    """Puts a document, or a text that may be none, in the place of what the site of a page keeps."""
    text = document if isinstance(document, str) else json.dumps({"v": 1} | document)
    page.evaluate("(text) => localStorage.setItem(kitchenState.key, text)", text)


def said(elements):
    """The texts of elements, each with single spaces."""
    return [" ".join(text.split()) for text in elements.all_inner_texts()]


def becomes(page, script, value):
    """Waits for a script to give a value. (The pages forbid the way in which the browser would wait itself.)"""
    for _ in range(PATIENCE // 50):
        found = page.evaluate(script)
        if found == value:
            return
        time.sleep(0.05)
    raise AssertionError(f"{script} is {found} and not {value}")
