"""Favourites: those of the site and the reader's own, side by side, kept over rebuilds and taken along as a file."""

import json
import subprocess

import pytest
from playwright.sync_api import expect

from built_site import FORNO, PACKAGE, BuiltSite
from hosts import served
from made_sites import png, write
from reader import ON_EACH_DEVICE, ON_ONE_DEVICE, kept

pytestmark = ON_ONE_DEVICE

PAGE = "favorites/index.html"
HOSTILE = [
    "</script><img src=x onerror=alert(1)>", '"><svg onload=alert(1)>', "javascript:alert(1)", "مرق الدجاج", "🍕🔥", "x" * 10_000,
    "- [ ] # *a* [b](c.md) `d` ~~e~~ | 1. <f>", "&amp; \\",
]


def food(page, name):
    return page.locator("section.favorite").filter(has=page.get_by_role("heading", name=name, exact=True))


def button(place, name):
    return place.get_by_role("button", name=name, exact=True)


def add_food(page, name):
    page.get_by_label("A food you love").fill(name)
    button(page, "Add").click()


def add_recipe(page, name, words, title):
    own = food(page, name)
    if not own.locator(".finder").evaluate("finder => finder.open"):
        own.get_by_text("More recipes").click()
    own.get_by_role("searchbox").fill(words)
    button(own, f"Add {title}").click()
    expect(own.get_by_role("link", name=title, exact=True)).to_be_visible()


def exported(page, folder):
    """The file that the page saves."""
    page.get_by_text("Take them along").click()
    with page.expect_download() as download:
        button(page, "Save as a file").click()
    assert download.value.suggested_filename == "favorites.md"
    file = folder / "favorites.md"
    download.value.save_as(file)
    page.get_by_text("Take them along").click()
    return file


def imported(site, file):
    done = subprocess.run(
        [str(FORNO), "favorite", "import", str(file), "--site", str(site.source)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_foods_have_pictures_and_recipes_without_scripts(browser, demonstration):
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(demonstration.page(PAGE).as_uri())
    assert page.get_by_role("heading", level=2).all_text_contents() == ["Pizza", "Pasta", "Soup", "Something sweet"]
    expect(food(page, "Soup").locator(".food-recipes").get_by_role("link")).to_have_text(["Minestrone", "Pasta e fagioli"])
    assert food(page, "Soup").locator("img").get_attribute("src").startswith("../assets/dishes/")
    assert page.get_by_role("main").get_by_role("button").all() == []
    page.context.close()


def test_a_food_has_its_own_picture_and_a_pizza_its_page(browser, tmp_path):
    pizzas = {"basePrice": 5, "pizzas": [{"name": "Margherita", "ingredients": []}]}
    write(tmp_path / "site/content", {
        "site.yml": "title: Ours\n", "menu/pizzas.json": json.dumps(pizzas), "menu/ingredients.json": "[]", "menu/drinks.json": "[]",
        "pizza.png": png(300, 300), "recipes/soup.md": "---\nimage: soup.png\n---\n# Soup\n\n- 1 l water\n", "recipes/soup.png": png(20, 20),
        "favorites.md": "- Pizza ![](pizza.png)\n  - margherita\n- Soup\n  - [Soup](recipes/soup.md)\n- Air\n  - nothing\n",
    })  # fmt: skip
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    page = browser.new_page()
    page.goto(site.page(PAGE).as_uri())
    assert food(page, "Pizza").locator("img").get_attribute("src") == "../media/pizza.png"
    assert food(page, "Soup").locator("img").get_attribute("src") == "../media/recipes/soup.png"
    assert food(page, "Air").locator("img").count() == 0
    assert [image.evaluate("image => image.naturalWidth > 0") for image in page.locator(".favorite img").all()] == [True, True]
    assert food(page, "Pizza").locator(".food-recipes").get_by_role("link").get_attribute("href") == "../pizzas/margherita/index.html"
    assert "nothing" in food(page, "Air").text_content()
    page.close()


@pytest.mark.parametrize("path", ["recipes/tiramisu/index.html", "recipes/index.html", "pizzas/hawaii/index.html"])
def test_no_star_is_printed(page, address, path):
    page.goto(address(path))
    expect(page.locator(".star").first).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".star").first).to_be_hidden()


def test_starred_dishes_are_shown(page, address):
    page.goto(address("recipes/tiramisu/index.html"))
    button(page, "Favourite: Tiramisù").click()
    page.goto(address("menu/index.html"))
    button(page, "Favourite: Hawaii").click()
    page.goto(address(PAGE))
    starred = page.locator(".starred")
    expect(starred.get_by_role("heading", level=3)).to_have_text(["Hawaii", "Tiramisù"])
    expect(starred.locator("img")).to_have_count(2)
    assert all(image.evaluate("image => image.decode().then(() => image.naturalWidth > 0)") for image in starred.locator("img").all())
    button(starred, "Favourite: Hawaii").press("Enter")
    expect(starred.get_by_role("heading", level=3)).to_have_text(["Tiramisù"])
    expect(button(starred, "Favourite: Tiramisù")).to_be_focused()
    starred.get_by_role("link", name="Tiramisù").click()
    expect(page).to_have_url(address("recipes/tiramisu/index.html"))
    button(page, "Favourite: Tiramisù").click()
    page.go_back()
    expect(starred).to_be_hidden()


def test_a_reader_adds_a_food_and_finds_recipes_for_it(page, address):
    page.goto(address(PAGE))
    add_food(page, "Dessert")
    own = food(page, "Dessert")
    own.get_by_text("More recipes").click()
    expect(button(own, "Add Tiramisù")).to_be_visible()
    expect(own.get_by_role("button", name="Add ")).to_have_text(["Add Cantucci", "Add Lemon granita", "Add Panna cotta with berries", "Add Tiramisù"])
    own.get_by_role("searchbox").fill("TIRAMISU")
    expect(own.get_by_role("button", name="Add ")).to_have_text(["Add Tiramisù"])
    button(own, "Add Tiramisù").click()
    expect(own.locator(".food-recipes").get_by_role("link")).to_have_text(["Tiramisù"])
    expect(own.get_by_role("searchbox")).to_be_focused()
    expect(own.locator("img")).to_have_count(1)
    assert kept(page)["favorites"]["foods"] == [{"name": "Dessert", "recipes": ["tiramisu"]}]
    expect(own.get_by_role("button", name="Add ")).to_have_count(0)
    expect(page.get_by_text("No recipe is found.")).to_be_visible()
    page.reload()
    expect(food(page, "Dessert").locator(".food-recipes").get_by_role("link")).to_have_text(["Tiramisù"])
    button(food(page, "Dessert"), "Remove Tiramisù").click()
    expect(food(page, "Dessert").locator(".food-recipes").get_by_role("link")).to_have_count(0)
    expect(page.get_by_role("heading", name="Dessert")).to_be_focused()
    add_food(page, "DESSÉRT ")
    assert kept(page)["favorites"]["foods"] == [{"name": "Dessert", "recipes": []}]
    button(food(page, "Dessert"), "Remove Dessert").click()
    expect(food(page, "Dessert")).to_have_count(0)
    assert kept(page)["favorites"]["foods"] == []


def test_recipes_are_added_to_a_food_of_the_site(page, address):
    page.goto(address(PAGE))
    add_recipe(page, "Soup", "tomato sauce", "Raw tomato sauce for pizza")
    assert kept(page)["favorites"]["foods"] == [{"name": "Soup", "recipes": ["tomato-sauce"]}]
    expect(food(page, "Soup").locator(".food-recipes").get_by_role("link")).to_have_text(["Minestrone", "Pasta e fagioli", "Raw tomato sauce for pizza"])
    page.reload()
    expect(food(page, "Soup").locator(".food-recipes").get_by_role("link")).to_have_count(3)
    button(food(page, "Soup"), "Remove Soup").click()
    expect(food(page, "Soup")).to_be_hidden()
    assert kept(page)["favorites"] == {"foods": [], "removed": ["soup"]}


def test_what_is_removed_stays_away_and_can_be_brought_back(page, address):
    page.goto(address(PAGE))
    button(food(page, "Pasta"), "Remove Spaghetti with bottarga").click()
    button(food(page, "Soup"), "Remove Soup").click()
    page.reload()
    expect(food(page, "Soup")).to_be_hidden()
    expect(food(page, "Pasta").locator(".food-recipes").get_by_role("link")).to_have_text(["Trofie with pesto, potatoes and beans"])
    button(page, "Bring back Soup").click()
    expect(food(page, "Soup").locator(".food-recipes").get_by_role("link")).to_have_count(2)
    button(page, "Bring back Spaghetti with bottarga (Pasta)").press("Space")
    expect(food(page, "Pasta").locator(".food-recipes").get_by_role("link")).to_have_count(2)
    expect(page.locator(".removed")).to_be_hidden()
    assert kept(page)["favorites"]["removed"] == []
    button(food(page, "Soup"), "Remove Soup").click()
    add_food(page, "soup")
    expect(food(page, "Soup").locator(".food-recipes").get_by_role("link")).to_have_count(2)
    button(food(page, "Soup"), "Remove Minestrone").click()
    add_recipe(page, "Soup", "minestrone", "Minestrone")
    assert kept(page)["favorites"]["removed"] == []
    assert not kept(page)["favorites"].get("foods")


def test_other_tabs_follow(page, address):
    page.goto(address(PAGE))
    other = page.context.new_page()
    other.goto(address(PAGE))
    add_food(other, "Bread")
    button(food(other, "Soup"), "Remove Soup").click()
    expect(food(page, "Bread")).to_be_visible()
    expect(food(page, "Soup")).to_be_hidden()
    add_recipe(page, "Bread", "focaccia", "Focaccia with rosemary")
    expect(food(other, "Bread").locator(".food-recipes").get_by_role("link")).to_have_text(["Focaccia with rosemary"])


@ON_EACH_DEVICE
def test_keyboard_alone(page, address):
    page.goto(address(PAGE))
    page.get_by_label("A food you love").focus()
    page.keyboard.type("Bread")
    page.keyboard.press("Enter")
    expect(page.get_by_label("A food you love")).to_be_focused()
    food(page, "Bread").locator("summary").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(food(page, "Bread").get_by_role("searchbox")).to_be_focused()
    page.keyboard.press("Control+A")
    page.keyboard.type("focaccia")
    expect(button(food(page, "Bread"), "Add Focaccia with rosemary")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(food(page, "Bread").locator(".food-recipes").get_by_role("link")).to_have_text(["Focaccia with rosemary"])


def test_an_own_food_has_a_picture(page, address, tmp_path):
    photo = tmp_path / "photo.png"
    photo.write_bytes(png(1600, 1200))
    page.goto(address(PAGE))
    add_food(page, "Bread")
    chooser = food(page, "Bread").locator("input[type=file]")
    chooser.set_input_files(photo)
    image = food(page, "Bread").locator("img")
    expect(image).to_have_count(1)
    assert image.evaluate("image => image.decode().then(() => [image.naturalWidth, image.naturalHeight])") == [640, 400]
    page.reload()
    expect(image).to_have_attribute("data-photo", kept(page)["favorites"]["foods"][0]["photo"])
    other = tmp_path / "other.png"
    other.write_text("no picture")
    chooser.set_input_files(other)
    expect(page.get_by_text("no picture that can be read")).to_be_visible()
    expect(image).to_have_count(1)
    button(food(page, "Bread"), "Remove the picture").click()
    expect(image).to_have_count(0)
    assert kept(page)["favorites"]["foods"] == [{"name": "Bread", "recipes": []}]


def photographed(page, address, photo):
    """A page of favourites with one food that has a picture."""
    page.goto(address)
    add_food(page, "Bread")
    food(page, "Bread").locator("input[type=file]").set_input_files(photo)
    expect(food(page, "Bread").locator("img")).to_have_count(1)


def test_sites_of_one_name_at_one_host_keep_their_own(page, demonstration, tmp_path):
    photo = tmp_path / "photo.png"
    photo.write_bytes(png(1600, 1200))
    for name in ("one", "two"):
        (tmp_path / "host" / name).mkdir(parents=True)
        subprocess.run(["cp", "-r", f"{demonstration.output}/.", str(tmp_path / "host" / name)], check=True)
    with served(tmp_path / "host") as host:
        photographed(page, f"{host}one/{PAGE}", photo)
        # Each new picture sweeps away those that nothing names any more.
        photographed(page, f"{host}two/{PAGE}", photo)
        assert len(kept(page)["favorites"]["foods"]) == 1
        page.goto(f"{host}one/{PAGE}")
        expect(food(page, "Bread").locator("img")).to_have_count(1)


def test_what_was_kept_under_the_name_of_the_site_alone_is_there(page, demonstration, tmp_path):
    photo = tmp_path / "photo.png"
    photo.write_bytes(png(1600, 1200))
    with served(demonstration.output) as host:
        photographed(page, host + PAGE, photo)
        page.evaluate("""async () => {
            const former = `forno:${document.documentElement.dataset.site}`;
            const [{ photo }] = kitchenState.read().favorites.foods;
            const blob = await kitchenPhotos.find(photo);
            localStorage.setItem(former, localStorage.getItem(kitchenState.key));
            localStorage.removeItem(kitchenState.key);
            await kitchenPhotos.clear();
            const opening = indexedDB.open(former, 1);
            opening.onupgradeneeded = () => opening.result.createObjectStore("photos");
            await new Promise((done) => { opening.onsuccess = done; });
            const photos = opening.result.transaction("photos", "readwrite").objectStore("photos");
            photos.put(blob, photo);
            await new Promise((done) => { photos.transaction.oncomplete = done; });
            opening.result.close();
            indexedDB.deleteDatabase(kitchenState.key);
        }""")
        page.goto(host)
        page.goto(host + PAGE)
        expect(food(page, "Bread").locator("img")).to_have_count(1)
        # It is a copy: another site of this name finds it too.
        add_food(page, "Cake")
        assert page.evaluate("localStorage.getItem(`forno:${document.documentElement.dataset.site}`).includes('Cake')") is False


def test_three_starred_recipes_come_into_the_file(page, tmp_path):
    """Someone stars three recipes on the phone, exports them, and finds them in the favourites of the site."""
    site = BuiltSite.demonstration(tmp_path)
    source = site.source
    titles = ["Basil pesto", "Caponata", "Focaccia with rosemary"]
    page.goto(site.page("recipes/index.html").as_uri())
    for title in titles:
        button(page, f"Favourite: {title}").click()
    page.goto(site.page("menu/index.html").as_uri())
    button(page, "Favourite: Hawaii").click()
    page.goto(site.page(PAGE).as_uri())
    expect(page.locator(".starred .card")).to_have_count(4)
    button(food(page, "Soup"), "Remove Soup").click()
    add_food(page, "Bread & more")
    add_recipe(page, "Bread & more", "bruschetta", "Bruschetta with tomatoes")
    before = (source / "content/favorites.md").read_text()
    file = exported(page, tmp_path)
    assert "Soup" not in file.read_text()
    imported(site, file)
    after = (source / "content/favorites.md").read_text()
    assert after.startswith(before.rstrip("\n"))
    assert after[len(before.rstrip("\n")) :].splitlines()[1:] == [
        "- Bread & more", "  - [Bruschetta with tomatoes](recipes/sides/bruschetta.md)", "- Starred", "  - Hawaii",
        "  - [Basil pesto](recipes/sauces/basil-pesto.md)", "  - [Caponata](recipes/sides/caponata.md)",
        "  - [Focaccia with rosemary](recipes/dough/focaccia.md)",
    ]  # fmt: skip
    assert imported(site, file) == "Favourites: all there already.\n"
    site = BuiltSite(source, tmp_path / "output")
    page.goto(site.page(PAGE).as_uri())
    for title in [*titles, "Hawaii"]:
        expect(food(page, "Starred").get_by_role("link", name=title, exact=True)).to_be_visible()
    expect(food(page, "Bread & more")).to_have_count(1)
    expect(food(page, "Soup")).to_be_hidden()


def test_hostile_names_are_text(browser, demonstration, tmp_path):
    """No name runs a script, not even where nothing forbids it, and each comes through export and import as it is."""
    source = tmp_path / "site"
    write(source / "content", {"site.yml": "title: Ours\nid: forno-al-faro\n", "recipes/a.md": f"---\ntitle: '{HOSTILE[0]}'\n---\n- 1 l water\n"})
    site = BuiltSite(source, tmp_path / "output")
    page = browser.new_context(bypass_csp=True, accept_downloads=True).new_page()
    faults = []
    page.on("dialog", lambda dialog: faults.append(dialog.message))
    page.on("request", lambda request: faults.append(request.url) if not request.url.startswith(("file:", "blob:")) else None)
    page.goto(site.page(PAGE).as_uri())
    for name in HOSTILE:
        add_food(page, name)
        expect(page.locator(".favorite")).to_have_count(HOSTILE.index(name) + 1)
    add_recipe(page, HOSTILE[0], "script", HOSTILE[0])
    names = [name[:200].strip() for name in HOSTILE]
    assert page.locator(".favorite h2").all_text_contents() == names
    imported(site, exported(page, tmp_path))
    assert [food["food"] for food in site.json("favorite", "list", "--json")] == names
    site = BuiltSite(source, tmp_path / "output")
    page.evaluate("localStorage.clear()")
    page.goto(site.page(PAGE).as_uri())
    assert page.locator(".favorite h2").all_text_contents() == names
    expect(page.locator(".favorite a")).to_have_text([HOSTILE[0]])
    assert faults == []
    page.context.close()


@pytest.mark.parametrize("count", [1_000, pytest.param(10_000, marks=pytest.mark.thorough)])
def test_many_recipes_are_found(browser, tmp_path, count):
    recipes = {f"recipes/dish-{n:05}.md": f"---\ntitle: Dish {n}\n---\n- 1 l water\n" for n in range(count)}
    write(tmp_path / "site/content", recipes | {"site.yml": "title: Ours\n"})
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    blocks = sorted((site.output / "assets").glob("dishes-*-data.js"))
    assert len(blocks) == count / 250
    assert max(block.stat().st_size for block in blocks) < 40_000
    page = browser.new_page()
    page.goto(site.page("recipes/dish-00654/index.html").as_uri())
    button(page, "Favourite: Dish 654").click()
    loaded = []
    page.on("request", lambda request: loaded.append(request.url) if "-data.js" in request.url else None)
    page.goto(site.page(PAGE).as_uri())
    expect(page.locator(".starred a")).to_have_text(["Dish 654"])
    assert len(loaded) == 2
    add_food(page, "Dish")
    add_recipe(page, "Dish", f"dish {count - 1}", f"Dish {count - 1}")
    page.close()


@pytest.mark.allows("Failed to load resource")
def test_old_pages_say_that_the_data_is_new(page, demonstration, tmp_path):
    output = tmp_path / "output"
    subprocess.run(["cp", "-r", str(demonstration.output), str(output)], check=True)
    data = output / "assets/dishes-data.js"
    data.write_text(data.read_text().replace('kitchenData("dishes", "', 'kitchenData("dishes", "other'))
    page.goto((output / "menu/index.html").as_uri())
    button(page, "Favourite: Hawaii").click()
    page.goto((output / PAGE).as_uri())
    expect(page.get_by_role("alert")).to_contain_text("have changed since")
    data.unlink()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
