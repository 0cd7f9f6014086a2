"""A site speaks the language that it names, writes prices and dates as that does, and fits a telephone in it."""

import pytest

from built_site import BuiltSite
from conftest import KINDS
from visitor import Visitor

NO_BREAK = "\N{NO-BREAK SPACE}"

# What stands on some of the pages of the demonstration.
WORDS = {
    "it": {
        "index.html": ["Ricette", "Preferiti", "Per la casa"],
        "menu/index.html": ["Menù", "Bevande", "Allergeni", f"5,50{NO_BREAK}€", f"15,20{NO_BREAK}€", "Vegetariana"],
        "menu/print/index.html": ["Torna al menù", f"5,50{NO_BREAK}€"],
        "menu/allergens/index.html": ["Glutine", "Latte"],
        "recipes/index.html": ["Ricette"],
        "plans/2026-W48/index.html": ["23–29 novembre 2026", "Foglio della spesa", "Per il calendario"],
        "shopping/index.html": ["Spesa", "10 articoli"],
        "shopping/2026-W48/index.html": ["Torna al piano", "Totale", "Da usare presto", "Già in casa"],
        "pantry/index.html": ["Dispensa", "Scaduto", "ieri", "fra 3 giorni"],
        "recipes/pizza-dough/index.html": ["Ingredienti", "Preparazione"],
    },
    "de": {
        "menu/index.html": ["Speisekarte", "Getränke", "Allergene", f"5,50{NO_BREAK}€", "Vegetarisch"],
        "menu/allergens/index.html": ["Gluten", "Milch", "Weichtiere"],
        "plans/2026-W48/index.html": ["23.–29. November 2026", "Einkaufszettel", "Für den Kalender"],
        "shopping/2026-W48/index.html": ["Zurück zum Wochenplan", "Summe", "Bald verbrauchen", "Schon im Haus"],
        "pantry/index.html": ["Vorrat", "Abgelaufen", "gestern", "in 3 Tagen"],
        "recipes/pizza-dough/index.html": ["Zutaten", "Zubereitung", f"30{NO_BREAK}Min."],
    },
    "de-CH": {
        "menu/index.html": ["Speisekarte", f"EUR{NO_BREAK}5.50", f"EUR{NO_BREAK}15.20"],
        "pantry/index.html": ["Vorrat", "Abgelaufen"],
    },
    "fr": {
        "menu/index.html": ["Carte", "Boissons", "Allergènes", f"5,50{NO_BREAK}€", "Végétarienne", f"pizza{NO_BREAK}:"],
        "plans/2026-W48/index.html": ["du 23 au 29 novembre 2026", "Feuille de courses", "Pour votre agenda"],
        "shopping/2026-W48/index.html": ["Retour au planning", "Total", "À consommer bientôt", "Déjà en réserve"],
        "pantry/index.html": ["Garde-manger", "Périmé", "hier", "dans 3 jours", "5 décembre 2026"],
        "recipes/pizza-dough/index.html": ["Ingrédients", "Préparation"],
        "pizzas/margherita/index.html": [f"Base{NO_BREAK}: Hand-stretched dough"],
    },
    "es": {
        "menu/index.html": ["Carta", "Bebidas", "Alérgenos", f"5,50{NO_BREAK}€", "Vegetariana"],
        "plans/2026-W48/index.html": ["del 23 al 29 de noviembre de 2026", "Hoja de la compra", "Para el calendario"],
        "shopping/2026-W48/index.html": ["Volver al menú semanal", "Total", "Consumir pronto", "Ya en casa"],
        "pantry/index.html": ["Despensa", "Caducado", "ayer", "dentro de 3 días"],
        "recipes/pizza-dough/index.html": ["Ingredientes", "Elaboración"],
    },
    "en-US": {
        "menu/index.html": ["Menu", "€5.50"],
        "plans/2026-W48/index.html": ["November 23–29, 2026", "November 23"],
        "menu/allergens/index.html": ["Soy", "Mollusks"],
    },
}

# Not "Drinks": the demonstration has an aisle of that name.
ENGLISH = ["Vegetarian,", "Allergens", "Favourites", "Back to", "Skip to", "Made with", "Shopping", "Pantry", "This week"]


@pytest.fixture(scope="module", params=WORDS)
def spoken(request, tmp_path_factory):
    """The demonstration in each language; a build that fails or says anything of words fails here."""
    return request.param, BuiltSite.demonstration(tmp_path_factory.mktemp("spoken"), language=request.param)


@pytest.mark.some(2)
def test_pages_speak_the_language(browser, spoken):
    tag, site = spoken
    page = browser.new_page()
    for path, words in WORDS[tag].items():
        page.goto(site.page(path).as_uri())
        text, language = page.locator("body").text_content(), page.locator("html").get_attribute("lang")
        assert language == tag
        assert [word for word in words if word not in text] == [], path
        foreign = [] if tag.startswith("en") else ENGLISH
        assert [word for word in foreign if word in text] == [], path
    page.close()


# A region changes few words of its language.
@pytest.mark.parametrize("spoken", [pytest.param(tag, marks=[pytest.mark.thorough] * ("-" in tag)) for tag in WORDS], indirect=True)
@pytest.mark.some(4)
def test_pages_fit_in_the_language(browser, spoken):
    _, site = spoken
    page = browser.new_page()
    visitor = Visitor(page)
    for path in KINDS.values():
        assert set(visitor.visit(site.page(path).as_uri()).overflow.values()) == {0}, path
    page.close()


def test_nothing_is_said_of_words(spoken):
    _, site = spoken
    told = site.told()
    assert "-words]" not in told and "language]" not in told
