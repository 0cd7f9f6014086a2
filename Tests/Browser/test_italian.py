"""A site in Italian speaks Italian, and writes its prices as Italians do."""

import pytest

NO_BREAK = "\N{NO-BREAK SPACE}"

WORDS = {
    "index.html": ["Inizio", "Ricette", "Preferiti"],
    "menu/index.html": ["Menù", "Bevande", "Allergeni", f"5,50{NO_BREAK}€", f"15,20{NO_BREAK}€", "Vegetariana"],
    "menu/print/index.html": ["Torna al menù", f"5,50{NO_BREAK}€"],
    "menu/allergens/index.html": ["Glutine", "Latte"],
    "recipes/index.html": ["Ricette"],
    "plans/2026-W48/index.html": ["23–29 novembre 2026", "Foglio della spesa", "Per il calendario"],
    "shopping/index.html": ["Spesa", "10 articoli"],
    "shopping/2026-W48/index.html": ["Torna al piano", "Totale", "Da usare presto", "Già in casa"],
    "pantry/index.html": ["Dispensa", "Scaduto", "ieri", "fra 3 giorni"],
    "recipes/pizza-dough/index.html": ["Ingredienti", "Preparazione"],
}

# Not "Drinks": the demonstration has an aisle of that name.
ENGLISH = ["Vegetarian,", "Ingredients", "Allergens", "Favourites", "Back to", "Skip to", "Made with"]
ENGLISH += ["Shopping", "Pantry", "This week"]


@pytest.mark.parametrize("path", WORDS)
def test_page_is_italian(browser, italian, path):
    page = browser.new_page()
    page.goto(italian.page(path).as_uri())
    text, language = page.locator("body").text_content(), page.locator("html").get_attribute("lang")
    page.close()
    assert language == "it"
    assert [word for word in WORDS[path] if word not in text] == []
    assert [word for word in ENGLISH if word in text] == []
