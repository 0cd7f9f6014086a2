"""A site in several languages: each page leads to itself in the others, an order goes along, and what has no words is told."""

import csv
import html
import json
import re
import subprocess

import pytest
from playwright.sync_api import expect

from built_site import FORNO, PACKAGE, BuiltSite
from hosts import served
from made_sites import write
from orders import prices
from reader import becomes, kept, reading
from test_print import printed, run, squeezed
from test_valid_html import problems

CARD = """---
sizes: [Normale, Maxi]
prices: by_hand
---
Tutto dal forno a legna.

## Pizze
base: impasto
extra: bufala 2,00 / 3,00
- **23 Margherita** 7,50 / 11,00
  - pomodoro, mozzarella
- **24 Marinara** 6,50 / 9,50
  - pomodoro, aglio
## Vini
base: none
- **Chianti** 0,1 l 4,50 / 0,75 l 24,00 · 13,5 % vol
  - contains: sulphites
"""
GROCERIES = "name,diet,allergens,origin\nimpasto,vegan,gluten: grano,\npomodoro,vegan,none,\naglio,vegan,none,\nmozzarella,vegetarian,milk,Campania\nbufala,vegetarian,milk,\nfarina,vegan,gluten: grano,\nolio,vegan,none,\n"
WORDS = """it,en,de
Tutto dal forno a legna.,All from a wood oven.,
Pizze,Pizzas,Pizzen
Vini,Wines,Weine
impasto,dough,Teig
grano,wheat,Weizen
pomodoro,tomato,Tomaten
aglio,garlic,Knoblauch
mozzarella,mozzarella,Mozzarella
bufala,buffalo mozzarella,Büffelmozzarella
Margherita,Margherita,Margherita
Marinara,Marinara,Marinara
Normale,Regular,Normal
Maxi,Large,Groß
Chianti,Chianti,Chianti
Campania,Campania,Kampanien
"""
SETTINGS = """title: {it: Da Prova, en: The Test, de: Zur Probe}
language: it
languages: [en, de]
base_url: https://prova.example/cucina/
share_pictures: false
order:
  whatsapp: "+44 1632 960123"
"""
RECIPE = "---\ntitle: Impasto\nservings: 4\ntags: [base]\n---\n\n## Ingredienti\n\n- 500 g di farina\n- 1 cucchiaio di olio\n\n## Preparazione\n\n1. Impasta.\n"
TEIG = "---\ntitle: Pizzateig\nservings: 4 Personen\n---\n\n## Zutaten\n\n- 500 g Mehl\n- 1 EL Öl\n\n## Zubereitung\n\n1. Zu einem [Teig](../pages/chi.md) kneten.\n"
TEXTS = {
    "recipes/impasto.de.md": TEIG, "pages/chi.md": "# Chi siamo\n\nUna famiglia.\n", "pages/chi.en.md": "# Who we are\n\nA family.\n",
    "menu/pizzas/margherita.md": "La regina.\n", "menu/pizzas/margherita.en.md": "The queen.\n",
}  # fmt: skip
FILES = TEXTS | {"site.yml": SETTINGS, "menu/menu.md": CARD, "menu/words.csv": WORDS, "groceries.csv": GROCERIES, "recipes/impasto.md": RECIPE}
FOLDERS = {"it": "", "en": "en/", "de": "de/"}


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("translated")
    write(folder / "site/content", FILES)
    return BuiltSite(folder / "site", folder / "output")


@pytest.fixture(params=["file", "host"])
def root(request, site):
    """Where the site begins, on the disk and at a host."""
    if request.param == "file":
        yield site.output.as_uri() + "/"
    else:
        with served(site.output) as address:
            yield address


def own_pages(site):
    """The pages in the site's own language, by their paths."""
    return [name for page in site.pages if not (name := site.name(page)).startswith(("en/", "de/"))]


def test_each_page_is_there_in_each_language(site):
    assert len(own_pages(site)) > 15
    for name in own_pages(site):
        place = name.removesuffix("index.html")
        links = {tag: f"https://prova.example/cucina/{folder}{place}" for tag, folder in FOLDERS.items()}
        for tag, folder in FOLDERS.items():
            page = (site.output / folder / name).read_text()
            assert dict(re.findall(r'<link rel="alternate" hreflang="(\w+)" href="([^"]+)">', page)) == links, (tag, name)
            assert re.search(r'<html lang="(\w+)"', page)[1] == tag
            canonical = re.search(r'<link rel="canonical" href="([^"]+)">', page)
            assert canonical[1] == links[tag]


def test_pages_are_valid(site):
    found = problems([page for page in site.pages if site.name(page).startswith("en/")])
    assert [problem for problem in found if "'blocking' not allowed on element 'script'" not in problem] == []


def test_what_is_printed_in_any_language_states_the_same(site):
    """The code below the menu is that of one statement, which can be asked for."""
    pages = [(site.output / folder / "menu/print/index.html").read_text() for folder in FOLDERS.values()]
    codes = {code for page in pages for code in re.findall(r"\b[2-9A-Z]{4}-[2-9A-Z]{4}\b", page)}
    assert len(codes) == 1
    asked = [FORNO, "check", "--printed", codes.pop(), "--site", site.source]
    assert subprocess.run(asked, capture_output=True, text=True, check=True).stdout.startswith("As today.")


def test_search_engines_are_told_of_all(site):
    robots = (site.output / "robots.txt").read_text()
    assert re.findall("Sitemap: (.*)", robots) == [f"https://prova.example/cucina/{folder}sitemap.xml" for folder in FOLDERS.values()]
    for folder in FOLDERS.values():
        pages = re.findall("<loc>(.*?)</loc>", (site.output / folder / "sitemap.xml").read_text())
        assert pages and [page for page in pages if not page.startswith(f"https://prova.example/cucina/{folder}")] == []


@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize("place", ["menu/", "recipes/impasto/", "pizzas/23-margherita/", "order/"])
@pytest.mark.either("root", "width", "place")
def test_the_switch_keeps_the_page(site, root, browser, width, place):
    place = place if (site.output / place).is_dir() else "pizzas/margherita/"
    with reading(browser, width) as page:
        page.goto(f"{root}{place}index.html")
        for label, tag in [("English", "en"), ("Deutsch", "de"), ("Italiano", "it")]:
            if width == 360:
                page.locator(".masthead summary").first.click()
            page.get_by_role("link", name=label, exact=True).click()
            expect(page.locator("html")).to_have_attribute("lang", tag)
            assert page.url == f"{root}{FOLDERS[tag]}{place}index.html"


def text(site, name):
    shown = re.sub(r"<[^>]+>", " ", (site.output / name).read_text().split("<main", 1)[1])
    return " ".join(html.unescape(shown).split())


def test_texts_stand_in_the_language_that_they_are_there_in(site):
    assert not [name for name in map(site.name, site.pages) if re.search(r"-(de|en)/index|[.](de|en)", name)]
    german, own, english = (text(site, f"{folder}recipes/impasto/index.html") for folder in ("de/", "", "en/"))
    assert "Pizzateig" in german and "500 g Mehl" in german and "Impasta" not in german and "4 Personen" in german
    assert "Impasto" in own and "Impasto" in english and "Mehl" not in own + english
    assert "Pizzateig" in text(site, "de/recipes/index.html") and "Impasto" in text(site, "en/recipes/index.html")
    assert (site.output / "de/recipes/impasto/impasto.md").read_text() == TEIG
    assert (site.output / "en/recipes/impasto/impasto.md").read_text() == RECIPE
    assert "Who we are" in text(site, "en/chi/index.html") and "Chi siamo" in text(site, "de/chi/index.html")
    assert ">Who we are<" in (site.output / "en/menu/index.html").read_text()
    dish = next(name for name in map(site.name, site.pages) if name.startswith("pizzas/") and "margherita" in name)
    assert "The queen." in text(site, "en/" + dish) and "La regina." in text(site, "de/" + dish)


def test_the_facts_of_a_recipe_are_those_of_the_recipe_itself(site):
    """A claim is made by the names that the groceries have, and stands in every language."""
    for folder in FOLDERS.values():
        page = (site.output / folder / "recipes/impasto/index.html").read_text()
        data = json.loads(re.search(r'<script type="application/ld\+json">(.*?)</script>', page, re.DOTALL)[1])
        assert data["suitableForDiet"] == ["https://schema.org/VeganDiet", "https://schema.org/VegetarianDiet"], (folder, data)
        assert data["keywords"] == "base"
    assert {"de/": "Gluten", "en/": "Gluten"}.items() <= {folder: re.search("Gluten", text(site, f"{folder}recipes/impasto/index.html"))[0] for folder in FOLDERS.values() if folder}.items()


def test_a_change_of_a_text_is_built(tmp_path):
    write(tmp_path / "site/content", FILES)
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    write(tmp_path / "site/content", {"recipes/impasto.de.md": TEIG.replace("Pizzateig", "Hefeteig"), "pages/chi.en.md": "# Our family\n"})
    told = subprocess.run([FORNO, "build", "--site", site.source, "--output", site.output, "--offline"], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert "Hefeteig" in text(site, "de/recipes/index.html") and "Our family" in text(site, "en/chi/index.html")


def switched(page, label):
    page.get_by_role("link", name=label, exact=True).click()
    page.wait_for_load_state()


def order_large(page, dish, count):
    """Puts the larger of a dish's two sizes into the order, which then has so many."""
    page.locator("article, li").filter(has=page.get_by_role("heading", name=dish)).last.locator("button.price").last.click()
    becomes(page, "(kitchenState.read().order.lines ?? []).reduce((sum, line) => sum + line.count, 0)", count)


@pytest.mark.either("root")
def test_an_order_goes_along(root, browser):
    with reading(browser, 1440) as page:
        page.goto(f"{root}menu/index.html")
        for count, dish in enumerate(["Margherita", "Marinara"], 1):
            order_large(page, dish, count)
        page.goto(f"{root}order/index.html")
        expect(page.locator(".line")).to_have_count(2)
        own = list(prices(page).values())
        switched(page, "English")
        expect(page.locator(".line")).to_have_count(2)
        assert [line["size"] for line in kept(page)["order"]["lines"]] == ["Large", "Large"]
        assert "Large" in page.locator(".line").first.inner_text() and "Maxi" not in page.locator("main").inner_text()
        assert [re.sub(r"\D", "", price) for price in prices(page).values()] == [re.sub(r"\D", "", price) for price in own]
        # The same again, put in in another language, is one more of the same.
        page.goto(f"{root}en/menu/index.html")
        order_large(page, "Margherita", 3)
        page.goto(f"{root}order/index.html")
        expect(page.locator(".line")).to_have_count(2)
        assert [(line["size"], line["count"]) for line in kept(page)["order"]["lines"]] == [("Maxi", 2), ("Maxi", 1)]
        switched(page, "Deutsch")
        assert [line["size"] for line in kept(page)["order"]["lines"]] == ["Groß", "Groß"]


def amounts(text):
    """The prices in a text, as numbers of cents."""
    return sorted(int(re.sub(r"\D", "", price)) for price in re.findall(r"€\s?\d+[.,]\d\d|\d+[.,]\d\d\s€", text))


@pytest.mark.parametrize("paper, size", [("a4", (842, 595)), ("a3", (1191, 842)), ("letter", (792, 612))])
@pytest.mark.parametrize("languages", ["it,en", "en,it"])
def test_the_menu_is_printed_in_two_languages_side_by_side(tmp_path, paper, size, languages):
    """A card of eighty positions: each half of each sheet has the same dishes at the same prices, and all words of its language."""
    site = PACKAGE / "Tests/Menus/italian"
    document = printed(site, "menu", "--languages", languages, "--paper", paper, folder=tmp_path)
    assert document.file.name == f"menu-{languages.replace(',', '-')}.pdf"
    assert document.size == size and document.is_tagged and not document.fonts_elsewhere
    sheets = [document.halves(page + 1) for page in range(document.page_count)]
    for left, right in sheets:
        assert amounts(left) == amounts(right) != []
    with (site / "content/menu/words.csv").open(newline="") as file:
        words = list(csv.DictReader(file))
    dishes = json.loads(subprocess.run([FORNO, "menu", "--format", "json", "--site", site, "--offline"], capture_output=True, check=True).stdout)
    named = {dish["name"] for dish in dishes["pizzas"]}
    assert len(named) > 60
    for number, tag in enumerate(languages.split(",")):
        text = squeezed("".join(halves[number] for halves in sheets))
        lacking = [row[tag] for row in words if row["it"] in named and squeezed(row[tag] or row["it"]) not in text]
        assert lacking == []


def test_another_language_is_printed_alone(tmp_path, site):
    for part, expected in [("menu", "buffalo mozzarella"), ("allergens", "Margherita"), ("door", "Wines")]:
        document = printed(site.source, part, "--languages", "en", folder=tmp_path)
        assert document.file.name == f"{part}-en.pdf" and squeezed(expected) in squeezed(document.text)
    assert squeezed("500 g Mehl") in squeezed(printed(site.source, "recipe", "impasto", "--languages", "de", folder=tmp_path).text)


@pytest.mark.parametrize("arguments, told", [
    (["menu", "--languages", "it,en", "--paper", "a5"], "no room side by side on A5"),
    (["menu", "--languages", "fr"], 'this site is not in the language "fr"'),
    (["menu", "--languages", "it,it"], "--languages names one language"),
    (["menu", "--languages", "it,en,de"], "--languages names one language"),
    (["door", "--languages", "it,en"], "--languages names one language"),
])  # fmt: skip
def test_what_cannot_be_printed_is_told(tmp_path, site, arguments, told):
    done = run(site.source, *arguments, folder=tmp_path)
    assert done.returncode not in (0, None) and told in done.stderr and list(tmp_path.iterdir()) == []


def check(folder, **files):
    write(folder / "content", FILES | files)
    return subprocess.run([FORNO, "check", "--site", folder, "--offline", "--verbose"], capture_output=True, text=True)


def test_what_has_no_words_is_told_once_and_stands_as_it_is(site):
    told = site.told()
    assert told.count("missing-translation") == 1 and 'no words in `de`: "Tutto dal forno a legna."' in told
    assert "Tutto dal forno a legna." in (site.output / "de/menu/index.html").read_text()
    assert "All from a wood oven." in (site.output / "en/menu/index.html").read_text()


@pytest.mark.parametrize("files, told", [
    ({"menu/words.csv": WORDS.replace("it,en,de", "en,de,fr")}, "the column `it` is missing"),
    ({"menu/words.csv": WORDS.replace("it,en,de", "it,en,fr")}, "there is no column `fr`"),
    ({"menu/words.csv": WORDS + "Vini,Wine,Wein\n"}, "\"Vini\" stands here twice"),
    ({"menu/words.csv": WORDS + ",Wine,Wein\n"}, "does not say which text"),
    ({"menu/words.csv": WORDS.replace("Maxi,Large", "Maxi,Regular")}, "are both \"Regular\" in `en`"),
    ({"site.yml": SETTINGS.replace("languages: [en, de]\n", "").replace("{it: Da Prova, en: The Test, de: Zur Probe}", "Prova")}, "nothing reads content/menu/words.csv"),
    ({"site.yml": SETTINGS.replace("[en, de]", "[english, de]")}, "has \"english\""),
    ({"site.yml": SETTINGS.replace("it: Da Prova, ", "")}, "there is no `it` in `title`"),
    ({"pages/en.md": "# English\n"}, "en/index.html is the folder of the pages in `en`"),
    ({"recipes/impasto.de.md": TEIG.replace("500", "50")}, "\"50 g Mehl\" is \"500 g di farina\" in impasto.md"),
    ({"recipes/impasto.de.md": TEIG.replace("- 1 EL Öl\n", "")}, "ingredients: [1] here, [2] in impasto.md"),
    ({"recipes/impasto.de.md": "# Pizzateig\n\nEin Teig.\n"}, "it has no ingredients and no method"),
    ({"recipes/impasto.de.md": TEIG.replace("4 Pers", "6 Pers")}, "servings: 6 here, 4 in impasto.md"),
    ({"recipes/impasto.de.md": TEIG.replace("title", "prep: 20 min\ntitle")}, "prep: PT20M here, not said in impasto.md"),
    ({"recipes/impasto.de.md": TEIG.replace("1 EL Öl", "1 EL Butter")}, "\"butter\" is not in the recipe by what is claimed of that"),
    ({"recipes/impasto.de.md": TEIG.replace("kneten.", "kneten, dann mit Butter bestreichen.")}, "\"Butter\" is not in the recipe by"),
    ({"recipes/impasto.de.md": TEIG.replace("chi.md", "wer.md")}, "content/recipes/impasto.de.md:13:"),
])  # fmt: skip
def test_what_is_wrong_is_told(tmp_path, files, told):
    done = check(tmp_path, **files)
    said = done.stdout + done.stderr
    assert told in said, said


@pytest.mark.parametrize("text", [
    TEIG, TEIG.replace("kneten.", "ohne Butter kneten."), TEIG.replace("1 EL Öl", "1 EL Olivenöl (kein Schmalz)"),
    TEIG.replace("kneten.", "kneten. Das Mehl und das Öl gut mischen."), TEIG.replace("1 EL Öl", "1 EL Erdnussöl"),
])  # fmt: skip
def test_foods_by_their_other_names_differ_in_nothing(tmp_path, text):
    """What is not there, and what nobody says more of than the recipe does."""
    done = check(tmp_path, **{"recipes/impasto.de.md": text})
    assert ("by what is claimed" in done.stdout + done.stderr) == ("Erdnuss" in text), done.stdout + done.stderr


def test_rows_are_written_for_what_has_none(tmp_path):
    write(tmp_path / "content", FILES)
    file = tmp_path / "content/menu/words.csv"
    file.write_text("# Our words\nit,en\nPizze,Pizzas\n")
    run = [FORNO, "menu", "words", "--site", tmp_path]
    assert "14 rows added" in subprocess.run(run, capture_output=True, text=True, check=True).stdout
    rows = file.read_text().splitlines()
    assert rows[:3] == ["# Our words", "it,en,de", "Pizze,Pizzas,"] and "Margherita,," in rows and len(rows) == 17
    # What the groceries say of a topping is a text of the menu as well.
    assert "grano,," in rows and "Campania,," in rows
    before = file.read_bytes()
    assert "0 rows added" in subprocess.run(run, capture_output=True, text=True, check=True).stdout
    assert file.read_bytes() == before
