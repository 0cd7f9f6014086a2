"""The four forms of the menu agree, and with them the printed prices."""

import csv
import json
import re

from menu_prices import BY_SECTION, DRINKS, PIZZAS

def test_sections_name_each_pizza_once():
    assert sorted(BY_SECTION) == sorted(PIZZAS)


def test_json(demonstration):
    menu = json.loads((demonstration.output / "menu/menu.json").read_text())
    assert menu["currency"] == "EUR"
    assert [(pizza["name"], pizza["price"]) for pizza in menu["pizzas"]] == PIZZAS
    assert [(drink["name"], drink["price"]) for drink in menu["drinks"]] == DRINKS


def test_csv(demonstration):
    with open(demonstration.output / "menu/menu.csv", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["name"], row["price"]) for row in rows if row["kind"] == "pizza"] == PIZZAS
    assert [(row["name"], row["price"]) for row in rows if row["kind"] == "drink"] == DRINKS


def test_markdown(demonstration):
    text = (demonstration.output / "menu/menu.md").read_text()
    assert re.findall(r"^\| \*\*(.+?)\*\* \|.*\| €(\d+\.\d\d) \|", text, re.M) == BY_SECTION
    assert re.findall(r"^\| ([^|*(]+?) \| €(\d+\.\d\d) \| [\d, ]*\|$", text, re.M) == DRINKS


def test_html(browser, demonstration):
    page = browser.new_page()
    page.goto(demonstration.page("menu/index.html").as_uri())
    found = page.locator(".dish-line").evaluate_all(
        "lines => lines.map(line => [line.querySelector('h3').innerText, line.querySelector('.price').innerText])"
    )
    page.close()
    assert [(name, price.removeprefix("€")) for name, price in found] == BY_SECTION + DRINKS


def test_pizza_pages(browser, demonstration):
    page = browser.new_page()
    found = []
    for pizza in json.loads((demonstration.output / "menu/menu.json").read_text())["pizzas"]:
        page.goto(demonstration.page(f"pizzas/{pizza['slug']}/index.html").as_uri())
        price = page.locator("main .price").first.inner_text()
        found.append((page.locator("h1").inner_text(), price.removeprefix("€")))
    page.close()
    assert found == PIZZAS
