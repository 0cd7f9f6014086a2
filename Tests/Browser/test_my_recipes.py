"""A reader's own recipes: typed in, shown as cards that scale and cook, shared as files, and brought into the files of a site."""

import json
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from built_site import PACKAGE, BuiltSite, forno
from hostile_site import STRINGS as HOSTILE
from hostile_site import pairs
from made_sites import png, write
from reader import ON_EACH_DEVICE, ON_ONE_DEVICE, becomes, keep, kept, reading

pytestmark = ON_ONE_DEVICE

PAGE = "my-recipes/index.html"
OWN = re.compile("^blob:")
SURE = "Remove this recipe?"
FOCACCIA = {
    "Title": "Nonna’s focaccia", "Yield": "4 people",
    "Ingredients": "500 g flour\n- 1 1/2 tsp salt\n2 tins (400 g) tomatoes\nFor the top:\n2-3 cloves garlic\noil",
    "Method": "1. Knead for 10 minutes.\n\n2. Wait 1 h 30 min, then bake 20–25 min at 220 °C.",
}  # fmt: skip
# Each as it is typed and as it is for twice as many, by language. What is not clear stays as it is written, and says so.
LINES = {
    "en": [
        ("500 g flour", "1 kg flour"), ("200g sugar", "400 g sugar"), ("1 1/2 tsp salt", "1 tbsp salt"), ("½ cup oil", "1 cup oil"),
        ("2 onions", "4 onions"), ("2-3 cloves garlic", "4–6 cloves garlic"), ("1 fl oz rum", "2 fl oz rum"),
        ("3 Tablespoons butter", "6 tbsp butter"), ("2 T butter", "1/4 cup butter"), ("2 tins (400 g) tomatoes", "4 tins (400 g) tomatoes"),
        ("salt", "salt"), ("1 kg (2.2 lb) potatoes", "1 kg (2.2 lb) potatoes (as written)"), ("1,000 g water", "1,000 g water (as written)"),
        ("1-inch piece ginger", "1-inch piece ginger (as written)"), ("100% cocoa", "100% cocoa (as written)"),
        ("00 flour", "00 flour (as written)"), ("about 3 limes", "about 3 limes (as written)"), ("7/0 eggs", "7/0 eggs (as written)"),
    ],
    "it": [
        ("1,5 kg di farina", "3 kg di farina"), ("1.000 g di farina", "1.000 g di farina (come scritto)"),
        ("2 cucchiai d’olio", "4 cucchiai d’olio"), ("1 spicchio d’aglio", "2 spicchi d’aglio"), ("3 uova", "6 uova"),
    ],
    "de": [("250 g Mehl", "500 g Mehl"), ("2 EL Öl", "4 EL Öl"), ("1 Zehe Knoblauch", "2 Zehen Knoblauch"), ("1 Prise Salz", "2 Prisen Salz")],
    "fr": [("3 c. à s. de crème", "6 c. à s. de crème"), ("1 gousse d’ail", "2 gousses d’ail"), ("25 cl de lait", "50 cl de lait")],
    "es": [("2 cucharadas de aceite", "4 cucharadas de aceite"), ("1 diente de ajo", "2 dientes de ajo"), ("0,5 l de leche", "1 l de leche")],
}  # fmt: skip
TIMES = [
    ("Knead for 10 minutes.", [("10 minutes", "PT600S")]), ("Wait 1 h 30 min, then bake 20–25 min.", [("1 h 30 min", "PT5400S"), ("20–25 min", "PT1200S")]),
    ("1 1/2 hours and 30 seconds", [("1 1/2 hours and 30 seconds", "PT5430S")]), ("2 to 3 hours", [("2 to 3 hours", "PT7200S")]),
    ("Beat 2 eggs 3 min.", [("3 min", "PT180S")]), ("At 18:30 h, in a 20-minute bath", [("20-minute", "PT1200S")]), ("A4 minutes, 5 minutest, 3 m", []),
]  # fmt: skip


def saved(page, fields, photo=None):
    """Types a recipe in and keeps it; the page shows its card then."""
    if not page.get_by_label("Title").is_visible():
        page.locator(".editor summary").click()
    for label, text in fields.items():
        page.get_by_label(label, exact=True).fill(text)
    if photo:
        page.get_by_label("Choose a picture").set_input_files(photo)
        expect(page.locator(".editor .card-art img")).to_be_visible()
    page.get_by_role("button", name="Keep it").click()
    expect(page.locator(".recipe h1")).to_have_text(fields["Title"])
    expect(page.locator(".scaler")).to_be_visible()


def lines(page):
    return [text.replace("\xa0", " ").strip() for text in page.locator(".ingredients li").all_inner_texts()]


def plain(text):
    """A text on one line, as scripts see its spaces."""
    return re.sub(r"[\s\ufeff]+", " ", text).strip()


def files(page):
    """What is saved: the text, and the picture where there is one."""
    downloads = []
    page.on("download", lambda download: downloads.append(download))
    with page.expect_download():
        page.get_by_role("button", name="Save as a file").click()
    return {download.suggested_filename: Path(download.path()).read_bytes() for download in downloads}


def test_a_recipe_is_typed_in_and_cooked(page, address, tmp_path):
    """Somebody writes down a recipe with a photo, scales it, and cooks it with a timer that outlives the page."""
    photo = tmp_path / "photo.png"
    photo.write_bytes(png(300, 200))
    page.goto(address(PAGE))
    expect(page.get_by_text("No recipe of yours is here yet.")).to_be_visible()
    saved(page, FOCACCIA, photo)
    expect(page.locator(".recipe-art img")).to_have_attribute("src", OWN)
    assert page.locator(".ingredients h3").all_inner_texts() == ["For the top"]
    assert lines(page) == ["500 g flour", "1 1/2 tsp salt", "2 tins (400 g) tomatoes", "2-3 cloves garlic", "oil"]
    assert page.locator(".method li").count() == 2

    page.get_by_role("textbox", name="Yield").first.fill("8")
    expect(page.locator(".ingredients li").first).to_have_text("1\xa0kg flour")
    assert page.url.endswith("#servings=8")
    page.get_by_role("button", name="Cook", exact=True).click()
    page.get_by_role("button", name="Start cooking").click()
    page.get_by_role("button", name="Start a timer: 10 minutes").click()
    page.reload()
    expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text("Step 1 of 2")
    page.keyboard.press("Escape")

    page.goto(address("index.html"))
    page.get_by_role("link", name="Nonna’s focaccia, step 1: 10 minutes", exact=True).click()
    expect(page.locator(".recipe h1")).to_have_text("Nonna’s focaccia")
    page.locator(".recipe-foot").get_by_role("link", name="My recipes").click()
    expect(page.locator(".card img")).to_have_attribute("src", OWN)
    page.get_by_role("link", name="Nonna’s focaccia").first.click()
    expect(page.locator(".recipe h1")).to_have_text("Nonna’s focaccia")


@pytest.fixture(scope="module", params=LINES)
def kitchen(request, tmp_path_factory):
    """A site in a language, with its lines and the words that its pages use."""
    folder = tmp_path_factory.mktemp(request.param)
    write(folder / "site/content", {"site.yml": f"title: Kitchen\nid: kitchen\nlanguage: {request.param}\n", "recipes/tea.md": "# Tea\n\n- 1 l water\n"})
    return request.param, BuiltSite(folder / "site", folder / "output")


def shown(page, kitchen, **recipe):
    """Shows a recipe that is kept."""
    page.goto(kitchen.page("index.html").as_uri())
    keep(page, {"recipes": [{"id": "1", "title": "One"} | recipe]})
    page.goto(kitchen.page(PAGE).as_uri() + "?recipe=1")
    expect(page.locator(".recipe h1")).to_have_text(recipe.get("title", "One"))


def test_amounts_scale(page, kitchen):
    language, site = kitchen
    typed = [line for line, _ in LINES[language]]
    shown(page, site, servings="2", ingredients="\n".join(typed))
    assert [line.split(" (as ")[0].split(" (come ")[0] for line in lines(page)] == typed
    page.locator(".more-of").click()
    expect(page.locator(".scaler input")).to_have_value("3")
    page.locator(".scaler input").fill("4")
    expect(page.locator(".ingredients li").first).not_to_have_text(typed[0])
    assert lines(page) == [line for _, line in LINES[language]]


def test_times_start_timers(browser, demonstration):
    with reading(browser) as page:
        page.goto(demonstration.page(PAGE).as_uri())
        keep(page, {"recipes": [{"id": "1", "title": "One", "method": "\n".join(step for step, _ in TIMES)}]})
        page.goto(demonstration.page(PAGE).as_uri() + "?recipe=1")
        expect(page.locator(".method li")).to_have_count(len(TIMES))
        found = page.locator(".method li").evaluate_all("steps => steps.map((step) => [...step.querySelectorAll('time')].map((time) => [time.textContent, time.dateTime]))")
        assert [[tuple(time) for time in times] for times in found] == [times for _, times in TIMES]
        assert page.locator(".method li").all_inner_texts() == [step for step, _ in TIMES]


def test_a_recipe_is_changed_and_removed(page, address):
    page.goto(address(PAGE))
    saved(page, FOCACCIA)
    page.get_by_text("Change", exact=True).click()
    for label, text in FOCACCIA.items():
        assert page.get_by_label(label, exact=True).last.input_value() == text
    page.get_by_label("Title").fill("Focaccia")
    page.get_by_role("button", name="Keep it").click()
    expect(page.locator(".recipe h1")).to_have_text("Focaccia")
    assert [recipe["title"] for recipe in kept(page)["recipes"]] == ["Focaccia"]


@pytest.mark.allows(SURE)
def test_a_removed_recipe_is_gone(page, address):
    page.goto(address(PAGE))
    saved(page, FOCACCIA)
    own = page.url
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_text("No recipe of yours is here yet.")).to_be_visible()
    page.goto(own)
    expect(page.get_by_text("No recipe of yours is here yet.")).to_be_visible()
    assert kept(page)["recipes"] == []


@pytest.mark.parametrize("language", LINES)
def test_a_file_of_it_is_a_recipe_of_a_site(browser, tmp_path, language):
    """What is saved is read again by the program as it was typed, in each language, and whatever stands in it."""
    write(tmp_path / "site/content", {"site.yml": f"title: Kitchen\nid: kitchen\nlanguage: {language}\n", "recipes/tea.md": "# Tea\n\n- 1 l water\n"})
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    # No Markdown holds a null.
    texts = [text for text in map(plain, HOSTILE.values()) if text and "\0" not in text]
    typed = [line for line, _ in LINES[language]] + [f"2 g {text[:300]}" for text in texts if not text.endswith(":")]
    steps = ["Mix.", "Bake for 10 min."] + [f"Say {text[:300]}." for text in texts]
    with reading(browser, accept_downloads=True) as page:
        shown(page, site, servings="6", ingredients="\n".join(typed), method="\n".join(steps), title="# One * two")
        page.on("download", lambda download: download.save_as(tmp_path / "site/content/recipes" / download.suggested_filename))
        with page.expect_download() as download:
            page.locator(".save").click()
        assert download.value.suggested_filename == "one-two.md"
        download.value.path()
    found = json.loads(forno("recipes", "--site", tmp_path / "site", "--format", "json"))
    own = next(recipe for recipe in found if recipe["title"] == "# One * two")
    assert own["servings"] in (6, "6")
    assert [plain(line["text"]) for line in own["ingredients"]] == typed
    assert [plain(step["text"]) for step in own["steps"]] == steps


def test_a_file_is_opened(page, address, tmp_path):
    """What one saves, another opens, changes and keeps."""
    page.goto(address(PAGE))
    saved(page, FOCACCIA)
    [(name, text)] = files(page).items()
    assert name == "nonna-s-focaccia.md"
    (tmp_path / name).write_bytes(text)
    page.evaluate("localStorage.clear()")
    page.goto(address(PAGE))
    page.locator(".editor summary").click()
    page.get_by_label("Open a file").set_input_files(tmp_path / name)
    expect(page.get_by_label("Title")).to_have_value(FOCACCIA["Title"])
    assert page.get_by_label("Yield").input_value() == FOCACCIA["Yield"]
    page.get_by_role("button", name="Keep it").click()
    expect(page.locator(".method li")).to_have_count(2)
    assert files(page) == {name: text}


def test_it_is_shared_as_a_file(browser, demonstration):
    """By the system where it takes texts, by whatever name; else there is no such button."""
    for endings, given in [(["md", "txt"], "one.md"), (["txt"], "one.txt"), ([], None)]:
        with reading(browser) as page:
            page.add_init_script(f"""
                navigator.canShare = ({{ files }}) => {json.dumps(endings)}.includes(files[0].name.split(".").pop());
                navigator.share = async ({{ files }}) => {{ document.title = files.map(({{ name }}) => name).join(); }};
            """)
            page.goto(demonstration.page(PAGE).as_uri())
            keep(page, {"recipes": [{"id": "1", "title": "One", "method": "Mix."}]})
            page.goto(demonstration.page(PAGE).as_uri() + "?recipe=1")
            button = page.get_by_role("button", name="Share …")
            expect(page.get_by_role("button", name="Cook", exact=True)).to_be_visible()
            if given:
                button.click()
                expect(page).to_have_title(given)
            else:
                expect(button).to_be_hidden()


def test_a_copy_has_its_picture(browser, demonstration, tmp_path):
    photo = tmp_path / "photo.png"
    photo.write_bytes(png(300, 200))
    with reading(browser) as page:
        page.goto(demonstration.page(PAGE).as_uri())
        saved(page, FOCACCIA, photo)
        assert sorted(files(page)) == ["nonna-s-focaccia.jpg", "nonna-s-focaccia.md"]
        own = page.url
        page.goto(demonstration.page("settings/index.html").as_uri())
        with page.expect_download() as download:
            page.get_by_role("button", name="Save a copy").click()
        copy = download.value.path()
        with reading(browser) as other:
            other.goto(demonstration.page("settings/index.html").as_uri())
            other.locator("input[type=file]").set_input_files(copy)
            expect(other.get_by_text("The copy is back.")).to_be_visible()
            other.goto(own)
            expect(other.locator(".recipe-art img:not(.drawing)")).to_be_visible()


def test_hostile_texts_are_texts(browser, demonstration, tries_all):
    """In what is kept and in the address: no script of theirs runs, with no policy that would hide it."""
    texts = list(HOSTILE.values()) + ["x" * 10_000]
    own = [
        {"id": title[:20] + str(number), "title": title[:100], "servings": text[:25], "ingredients": f"2 g {text}", "method": f"Wait 3 min. {text}", "photo": title[:25]}
        for number, (title, text) in enumerate(pairs(texts, tries_all, part=1))
    ]
    with reading(browser, bypass_csp=True) as page:
        page.goto(demonstration.page(PAGE).as_uri())
        keep(page, {"recipes": own})
        page.reload()
        expect(page.locator(".card")).to_have_count(len(own))
        for recipe, address in zip(own, page.locator(".card a").evaluate_all("links => links.map(({ href }) => href)")):
            page.goto(address)
            expect(page.locator(".method li").first).to_contain_text("Wait 3 min.")
            assert page.locator(".recipe h1").evaluate("title => title.textContent") == recipe["title"]
        page.goto(demonstration.page(PAGE).as_uri() + "?recipe=%3Cimg src=x onerror=alert(1)%3E")
        expect(page.locator(".card")).to_have_count(len(own))


@pytest.mark.parametrize("recipe", [{"id": "1"}, {"id": "1", "title": "One", "other": 1}, {"id": "1", "title": "x" * 201}, {"id": 1, "title": "One"}])
def test_what_no_recipe_is_is_put_aside(browser, demonstration, recipe):
    with reading(browser) as page:
        page.goto(demonstration.page(PAGE).as_uri())
        keep(page, {"recipes": [recipe]})
        page.reload()
        expect(page.get_by_text("kept on this device cannot be read")).to_be_visible()
        expect(page.get_by_text("No recipe of yours is here yet.")).to_be_visible()


def test_nothing_is_lost_where_nothing_is_kept(browser, demonstration):
    """What is typed stays in the form when the browser takes nothing."""
    with reading(browser) as page:
        page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };")
        page.goto(demonstration.page(PAGE).as_uri())
        page.locator(".editor summary").click()
        page.get_by_label("Title").fill("One")
        page.get_by_role("button", name="Keep it").click()
        expect(page.get_by_text("The storage here is full")).to_be_visible()
        expect(page.get_by_label("Title")).to_have_value("One")


@pytest.mark.allows("Access to XMLHttpRequest", "Failed to load resource")
@ON_EACH_DEVICE
def test_by_keyboard_and_for_everybody(page, address):
    page.goto(address(PAGE))
    page.locator(".editor summary").focus()
    page.keyboard.press("Enter")
    for text in ["One", "3", "2 eggs", "Boil for 4 minutes."]:
        page.keyboard.press("Tab")
        page.keyboard.press("ControlOrMeta+A")
        page.keyboard.type(text)
    assert Axe().run(page).response["violations"] == []
    page.get_by_role("button", name="Keep it").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ingredients li")).to_have_text("2 eggs")
    expect(page.get_by_role("button", name="Cook", exact=True)).to_be_visible()
    assert Axe().run(page).response["violations"] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# A drawing, by the kind of dish: its colour and its pieces are those of the title alone.
KIND = re.compile(r"(dish-\d+|card-[a-z]+)-")
DISHES = [
    [part.strip() for part in line.split("|")][:2]
    for line in (PACKAGE / "Tests/Cases/dishes.txt").read_text().splitlines() if not line.startswith("#")
]  # fmt: skip


@pytest.mark.parametrize("language", ["en", "it", "de", "fr", "es"])
def test_a_recipe_is_drawn_as_the_program_draws_its_title(page, tmp_path, language):
    """Where its noun is a common one and enough for that; else it has the card of its letter."""
    titles = [title for own, title in DISHES if own == language] + ["Something of ours", "Żurek", "Ham, egg and cheese casserole", "100"]
    recipes = {f"recipes/r{number:03}.md": f"---\ntitle: {json.dumps(title)}\n---\n\n- 1 l water\n" for number, title in enumerate(titles)}
    write(tmp_path / "site/content", recipes | {"site.yml": f"title: Kitchen\nid: kitchen\nlanguage: {language}\n"})
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    page.goto(site.page("index.html").as_uri())
    keep(page, {"recipes": [{"id": f"{number}", "title": title} for number, title in enumerate(titles)]})
    page.goto(site.page(PAGE).as_uri())
    drawings = page.locator(".cards .card img")
    expect(drawings.last).to_have_attribute("src", re.compile("assets/dishes/"))
    sources = [drawing.get_attribute("src") for drawing in drawings.all()]
    assert len(sources) == len(titles)
    published = {file.name for file in (site.output / "assets/dishes").iterdir()}
    for number, (title, source) in enumerate(zip(titles, sources, strict=True)):
        assert source.rsplit("/", 1)[1] in published, title
        built = KIND.search(site.page(f"recipes/r{number:03}/index.html").read_text().split("assets/dishes/")[1])[1]
        drawn = KIND.search(source)[1]
        assert drawn == built or drawn.startswith("card-"), (title, drawn, built)
    assert sum("card-" in source for source in sources) < len(titles) * 3 / 4
    page.evaluate("document.querySelectorAll('.cards .card img').forEach((image) => { image.loading = 'eager' })")
    becomes(page, "[...document.querySelectorAll('.cards .card img')].every((image) => image.naturalWidth > 0)", True)
