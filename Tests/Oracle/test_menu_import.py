"""A menu in a spreadsheet becomes menu.md: every dish, price and fact of it, and nothing that it does not say."""

import csv
import io
import json
import random
import subprocess

import pytest

from program import PROGRAM

SETTINGS = "title: Da Prova\nlanguage: {language}\ncurrency: EUR\n"
GROCERIES = "name,diet,allergens\npizza dough,vegan,gluten\ntomatoes,vegan,none\nmozzarella,vegetarian,milk\nham,none,none\n"
HEADINGS = {
    "en": ["Section", "No.", "Name", "Price", "Base", "Toppings", "Description", "Allergens", "Vegan", "kcal"],
    "it": ["Sezione", "Numero", "Piatto", "Prezzo", "Impasto", "Ingredienti", "Descrizione", "Allergeni", "Vegano", "kcal"],
    "de": ["Kategorie", "Nr.", "Gericht", "Preis", "Teig", "Zutaten", "Beschreibung", "Allergene", "Vegan", "Kalorien"],
    "fr": ["Catégorie", "Numéro", "Plat", "Prix", "Pâte", "Ingrédients", "Description", "Allergènes", "Végane", "calories"],
    "es": ["Categoría", "Número", "Plato", "Precio", "Masa", "Ingredientes", "Descripción", "Alérgenos", "Vegana", "calorías"],
}
ROWS = [
    ["Pizze", "23", "Margherita", "7,50", "pizza dough", "tomatoes, mozzarella", "Torn by hand", "", "", "640"],
    ["", "24", "Marinara", "6,00", "pizza dough", "tomatoes", "", "", "x", ""],
    ["Salads", "40", "Mixed", "€ 5,50", "", "rocket, ham", "", "mustard", "", ""],
    ["Salads", "41", "Green", "4.00", "", "lettuce", "", "none", "yes", ""],
]  # fmt: skip


def site(folder, language="en"):
    (folder / "content").mkdir(parents=True)
    (folder / "content/site.yml").write_text(SETTINGS.format(language=language))
    (folder / "content/groceries.csv").write_text(GROCERIES)
    return folder


def run(*arguments, given=None):
    return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, input=given)


def table(headings, rows, separator=","):
    text = io.StringIO()
    csv.writer(text, delimiter=separator, lineterminator="\r\n").writerows([headings, *rows])
    return text.getvalue()


def imported(folder, text, *options, language="en"):
    """A site with a spreadsheet taken over, and what was said."""
    own = site(folder, language)
    (folder / "card.csv").write_text(text)
    return own, run("import", "menu", folder / "card.csv", "--site", own, *options)


def menu(own):
    printed = run("menu", "--format", "json", "--site", own)
    assert printed.returncode == 0, printed.stderr
    return {dish["name"]: dish for dish in json.loads(printed.stdout)["pizzas"]}


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("language", HEADINGS)
def test_every_dish_is_taken_over(language, separator, tmp_path):
    own, done = imported(tmp_path, table(HEADINGS[language], ROWS, separator), language=language)
    assert done.returncode == 0 and "4 dishes" in done.stdout, done.stderr
    found = menu(own)
    assert {name: dish["price"] for name, dish in found.items()} == {"Margherita": "7.50", "Marinara": "6.00", "Mixed": "5.50", "Green": "4.00"}
    assert [dish["number"] for dish in found.values()] == ["23", "24", "40", "41"]
    lines = (own / "content/menu/menu.md").read_text().splitlines()
    assert [line for line in lines if line.startswith("## ")] == ["## Pizze", "## Salads"] and lines.index("## Salads") > lines.index("- **24. Marinara** 6,00 · vegan")
    assert found["Margherita"]["allergens"] == ["gluten", "milk"] and found["Margherita"]["ingredients"] == ["tomatoes", "mozzarella"]
    assert found["Marinara"]["vegan"] is True and found["Margherita"]["kcal"] == 640


def test_nothing_follows_from_what_is_on_a_dish_whose_base_nobody_says(tmp_path):
    headings, rows = HEADINGS["en"], [[*row[:4], "", *row[5:8], "", ""] for row in ROWS]
    own, _ = imported(tmp_path, table(headings, rows))
    found = menu(own)
    assert found["Margherita"].get("allergensKnown") is False and found["Margherita"]["vegetarian"] is None
    text = (own / "content/menu/menu.md").read_text()
    assert "*tomatoes, mozzarella. Torn by hand*" in text
    assert found["Green"]["allergens"] == [] and "allergensKnown" not in found["Green"]


def test_sizes_are_columns_or_rows(tmp_path):
    columns = table(["name", "base", "price Normal", "Price (Maxi)"], [["Rossa", "pizza dough", "7,00", "10,50"], ["Bianca", "pizza dough", "6", ""]])
    own, done = imported(tmp_path / "columns", columns)
    assert done.returncode == 0, done.stderr
    assert menu(own)["Rossa"]["sizes"] == {"Normal": "7.00", "Maxi": "10.50"} and menu(own)["Bianca"]["sizes"] == {"Normal": "6.00"}
    rows = table(["name", "size", "price"], [["Chianti", "0,1 l", "4,50"], ["Chianti", "0,75 l", "24"], ["Water", "0,5 l", "2"]])
    own, done = imported(tmp_path / "rows", rows)
    assert done.returncode == 0, done.stderr
    assert menu(own)["Chianti"]["sizes"] == {"0,1 l": "4.50", "0,75 l": "24.00"} and list(menu(own)) == ["Chianti", "Water"]


@pytest.mark.parametrize("column,text,said", [
    ("Price", "market price", "market price"), ("Allergens", "gluten, kryptonite", "kryptonite"), ("kcal", "many", "many"),
])  # fmt: skip
def test_what_cannot_be_read_is_told_at_its_row_and_nothing_is_written(column, text, said, tmp_path):
    rows = [list(row) for row in ROWS]
    rows[2][HEADINGS["en"].index(column)] = text
    own, done = imported(tmp_path, table(HEADINGS["en"], rows))
    assert done.returncode != 0 and said in done.stderr and "card.csv:4:1" in done.stderr, done.stderr
    assert not (own / "content/menu").exists()


def test_a_table_without_names_and_columns_that_nothing_reads(tmp_path):
    own, done = imported(tmp_path / "one", "Foo,Price\nx,1\n")
    assert done.returncode != 0 and "no column has the names of the dishes" in done.stderr
    own, done = imported(tmp_path / "two", "Name,Price,Supplier\nRossa,7,Rossi\n")
    assert done.returncode == 0 and "nothing reads the column `Supplier`" in done.stderr, done.stderr


def test_what_is_left_out_is_told(tmp_path):
    text = "kind,section,name,price\n,Pizze,,\ndish,,Rossa,7\n,,,12\nextra,,ham,2\n"
    own, done = imported(tmp_path, text)
    assert done.returncode == 0 and list(menu(own)) == ["Rossa"]
    assert "card.csv:4" in done.stderr and "this row names no dish" in done.stderr
    assert "card.csv:5" in done.stderr and '"ham" is no dish by itself' in done.stderr and "card.csv:2" not in done.stderr


@pytest.mark.parametrize("toppings", ["with ham", "con ham +1,00", "choose 1 of: ham, tomatoes"])
def test_what_is_on_a_dish_becomes_nothing_else(toppings, tmp_path):
    own, done = imported(tmp_path, table(["name", "price", "base", "toppings"], [["Rossa", "7", "pizza dough", toppings]]))
    assert done.returncode != 0 and "card.csv:2" in done.stderr, done.stdout
    assert not (own / "content/menu").exists()


def test_a_menu_that_is_there_stays(tmp_path):
    own, done = imported(tmp_path, table(HEADINGS["en"], ROWS))
    before = (own / "content/menu/menu.md").read_bytes()
    again = run("import", "menu", tmp_path / "card.csv", "--site", own)
    assert again.returncode != 0 and "a menu is there already" in again.stderr
    assert (own / "content/menu/menu.md").read_bytes() == before
    trial = run("import", "menu", tmp_path / "card.csv", "--site", own, "--dry-run")
    assert trial.returncode == 0 and trial.stdout.encode() == before
    (own / "content/menu/menu.md").rename(own / "content/menu/pizzas.json")
    assert "pizzas.json" in run("import", "menu", tmp_path / "card.csv", "--site", own).stderr


def test_what_forno_writes_as_csv_can_be_read(tmp_path):
    own, done = imported(tmp_path / "own", table(HEADINGS["en"], ROWS))
    text = run("menu", "--format", "csv", "--site", own).stdout
    other, done = imported(tmp_path / "other", text)
    assert done.returncode == 0, done.stderr
    assert {name: dish["price"] for name, dish in menu(other).items()} == {name: dish["price"] for name, dish in menu(own).items()}


@pytest.mark.parametrize("seed", range(6))
def test_hostile_cells_make_no_other_dish(seed, tmp_path):
    """Whatever stands in cells: as many dishes with the same prices, or a refusal that leaves nothing."""
    dice = random.Random(seed)
    signs = ["**", "·", "*", "\n", "- **x** 3", "## Y", "base: none", "<!--", "---", "|", "`", "\u202e", "[a](b)", ":", ","]
    cells = lambda: "a" + "".join(dice.choice([*signs, " b", "c "]) for _ in range(5))
    rows = [[f"Dish {number} {cells()}", f"{number},50", cells(), cells()] for number in range(1, 9)]
    own, done = imported(tmp_path, table(["name", "price", "description", "toppings"], rows))
    if done.returncode:
        assert not (own / "content/menu").exists() and "card.csv" in done.stderr
    else:
        assert [dish["price"] for dish in menu(own).values()] == [f"{number}.50" for number in range(1, 9)]
