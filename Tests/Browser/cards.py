"""Recipe cards in the browser, and a recipe with amounts of all kinds."""

import re
from itertools import product

NUMBERS = ["1", "2", "3", "1/2", "1/3", "2/3", "3/4", "1/8", "1 1/2", "2 2/3", "2-3", "1/2-1", "5", "7", "12", "100", "0.1"]
WORDS = {
    "en": ["g", "kg", "ml", "l", "cm", "oz", "lb", "tsp", "tbsp", "cup", "cups", "fl oz", "pint", "cloves", "tin", "inch", ""],
    "it": ["g", "kg", "ml", "dl", "litri", "cucchiai", "cucchiaino", "tazze", "spicchi", "pizzico", "hg", ""],
    "de": ["g", "kg", "ml", "l", "EL", "TL", "Tasse", "Zehen", "Pfund", "Prise", ""],
    "fr": ["g", "kg", "cl", "l", "cuillères à soupe", "gousses", "pincée", "tranches", ""],
    "es": ["g", "kg", "ml", "l", "cucharadas", "tazas", "dientes", "pizca", "lb", ""],
}
AS_WRITTEN = [
    "salt and pepper, to taste", "**500 g** flour", "**1 1/2** cups milk", "2 tins (400 g) tomatoes", "1 kg (2.2 lb) beef",
    "[2 eggs](test.md), beaten", "3 garlic cloves", "juice of 1 lemon", "a pinch of nutmeg", "Eggs: 5", "320 g | 11 oz pasta",
    "2 x 400 g tins chickpeas", "1 heaped tbsp cocoa", "1 cup + 2 tbsp sugar", "half a lemon & 2 limes", "1.5 kg potatoes",
    "450 g [sauce](sauce.md)",
]
HEADINGS = {"en": "Ingredients", "it": "Ingredienti", "de": "Zutaten", "fr": "Ingrédients", "es": "Ingredientes"}


def recipe(language, numbers=NUMBERS):
    """A recipe for four with these amounts in every unit of a language, listed and said in steps."""
    code = language[:2]
    lines = [f"{number} {word} flour".replace("  ", " ") for number, word in product(numbers, WORDS[code])]
    steps = "\n".join(f"1. Mix {line}." for line in lines)
    lines += AS_WRITTEN if code == "en" else []
    listed = "\n".join(f"- {line}" for line in lines)
    return f"---\nservings: for 4 people\n---\n## {HEADINGS[code]}\n\n{listed}\n\n## Method\n\n{steps}\n1. Heat 2 l water.\n"


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
