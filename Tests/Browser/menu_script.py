"""What the scripts of a site know of its menu, asked for in a page as a script of that page would ask."""

import re

# Adds `data.js` with the stamp that a page of the menu would carry, and waits for the prices.
BEGIN = """stamp => new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = `${document.documentElement.dataset.root}assets/data.js`;
    script.dataset.menu = stamp;
    script.addEventListener("load", async () => done(await kitchenLoad.scripts("prices", "offers")));
    script.addEventListener("error", failed);
    document.head.append(script);
})"""


def stamp(site):
    """The stamp of the menu's data as it was built."""
    text = (site.output / "assets/menu-data.js").read_text()
    return re.match(r'kitchenData\("menu", "(\w+)", \{', text)[1]


def begin(page, site, address=None, stamp_of_page=None):
    """Opens a page that can be asked for prices."""
    page.goto(address or site.page("settings/index.html").as_uri())
    assert page.evaluate(BEGIN, stamp_of_page or stamp(site))


def menu(page):
    """The data of the menu; None where the page says that they cannot be had."""
    return page.evaluate("() => kitchenLoad.data('menu')")


PRICES = """async asked => {
    const menu = await kitchenLoad.data("menu");
    const prices = { ...kitchenPrices(menu), ...kitchenOffers(menu, kitchenPrices(menu)) };
    return asked.map(([name, ...own]) => String(prices[name](...own)));
}"""


def made(page, asked):
    """The prices of pizzas by the ids of their toppings and a size."""
    return list(map(int, page.evaluate(PRICES, [["made", *own] for own in asked])))


def changed(page, asked):
    """The prices of pizzas of the menu in a size, with more toppings and without some."""
    return list(map(int, page.evaluate(PRICES, [["changed", *own] for own in asked])))


WRITTEN = """async amounts => {
    const prices = kitchenPrices(await kitchenLoad.data("menu"));
    return amounts.map((amount) => prices.written(BigInt(amount)));
}"""


def written(page, amounts):
    return page.evaluate(WRITTEN, list(map(str, amounts)))
