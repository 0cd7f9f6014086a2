"""Recipe cards in the browser, and a recipe with amounts of all kinds."""

import json
import re
from itertools import product

from cases import CASES

WRITTEN = json.loads((CASES / "written-amounts.json").read_text())
NUMBERS = WRITTEN["numbers"]


def recipe(language, numbers=NUMBERS):
    """A recipe for four with these amounts in every unit of a language, listed and said in steps."""
    code = language[:2]
    lines = [f"{number} {word} flour".replace("  ", " ") for number, word in product(numbers, WRITTEN["units"][code])]
    steps = "\n".join(f"1. Mix {line}." for line in lines)
    lines += WRITTEN["lines"] if code == "en" else []
    listed = "\n".join(f"- {line}" for line in lines)
    heading = WRITTEN["headings"][code]
    return f"---\nservings: for 4 people\n---\n## {heading}\n\n{listed}\n\n## Method\n\n{steps}\n1. Heat 2 l water.\n"


def opened(tab, address=None):
    """Opens a card, or loads it anew, and waits for what scales it, which comes once its servings are touched."""
    tab.goto(address) if address else tab.reload()
    tab.locator(".scaler input").focus()
    tab.locator(".servings[data-written]:not([aria-busy])").wait_for()


def shown(tab):
    """The lines, steps and cost of a card, each as its words, and the exact amounts behind them."""
    texts = tab.locator(".ingredients li, .method li, .figures [data-cost]").all_text_contents()
    titles = tab.locator(".amount").evaluate_all("marks => marks.map((mark) => mark.title)")
    return [re.sub(r"\s+", " ", text) for text in texts] + titles
