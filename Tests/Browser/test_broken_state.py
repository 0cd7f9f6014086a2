"""A document with broken fields, from wherever it comes, stops no page: what fits of it stays, and the rest is put aside and told."""

import json

import pytest

from broken_documents import documents
from reader import kept, kept_text


@pytest.mark.some(3)
def test_no_broken_field_stops_a_page(page, kind, request, tries_all):
    page.goto(kind)
    for text in documents(request.node.name, 20 if tries_all else 3):
        page.evaluate("(text) => { localStorage.clear(); localStorage.setItem(kitchenState.key, text); }", text)
        page.reload()
        # Some scripts change what is kept when they begin: a timer that is over is one that has rung.
        state = page.evaluate("() => kitchenState.read()")
        aside = kept_text(page, place=" 1")
        if aside is None:
            assert "v" in (kept(page) or {}), text
        else:
            assert json.loads(aside) == json.loads(text), text
            assert any("cannot be read" in told for told in page.locator(".told").all_text_contents()), text
        own = json.loads(text)
        same = [name for name in state if name in own and state[name] == own[name]]
        assert len(same) >= 2 or aside is not None, (text, state)
        page.evaluate("() => kitchenState.change((state) => { state.settings = { theme: 'dark' }; })")
        assert kept(page)["settings"] == {"theme": "dark"}, text
