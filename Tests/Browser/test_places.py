"""Where to eat: the cards and the map of `places.csv`, by food and by distance, with scripts and without."""

import csv
import json
from math import asin, cos, radians, sin, sqrt
from shutil import copytree, ignore_patterns
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from playwright.sync_api import expect

from built_site import BuiltSite
from hostile_site import STRINGS, pairs
from reader import ON_EACH_DEVICE, ON_ONE_DEVICE, reading

pytestmark = ON_ONE_DEVICE

PAGE = "places/index.html"
CARDS = ".place:not([hidden]) h2"
MARKS = ".map g:not([display=none]) > a:not(.off)"


@pytest.fixture(scope="module")
def rows(demonstration):
    lines = (demonstration.source / "content/places.csv").read_text().splitlines()
    rows = list(csv.DictReader(line for line in lines if not line.startswith("#")))
    assert len(rows) > 5
    return rows


@pytest.fixture(params=[360, 1440])
def page(request, browser):
    with reading(browser, request.param) as page:
        yield page


def address(site, rest=""):
    return site.page(PAGE).as_uri() + rest


def having(rows, food):
    return [row["name"] for row in rows if food in row["foods"].split("; ")]


def kilometres(one, other):
    """By the law of haversines."""
    (north, east), (other_north, other_east) = ([radians(degrees) for degrees in point] for point in (one, other))
    half = sin((other_north - north) / 2) ** 2 + cos(north) * cos(other_north) * sin((other_east - east) / 2) ** 2
    return 2 * 6371.0088 * asin(sqrt(half))


def position(row):
    return float(row["latitude"]), float(row["longitude"])


def shown(page):
    return [text.split(maxsplit=1)[1] for text in page.locator(CARDS).all_inner_texts()]


def box_of(page):
    return [float(number) for number in page.locator(".map").get_attribute("viewBox").split()]


@pytest.mark.parametrize("rest", ["#food=pizza", "?food=pizza", "?food=PIZZA", "?food=pizz", "?food=pizzas"])
def test_the_address_names_a_food(rest, demonstration, rows, page):
    page.goto(address(demonstration, rest))
    expect(page.locator(CARDS)).to_have_count(len(having(rows, "pizza")))
    assert shown(page) == having(rows, "pizza")
    expect(page.locator(MARKS)).to_have_count(len(having(rows, "pizza")))
    expect(page.locator(".by-food [aria-current]")).to_have_text("pizza")
    page.locator(".by-food [aria-current]").click()
    expect(page.locator(CARDS)).to_have_count(len(rows))


def test_a_food_that_nobody_has_is_looked_for_elsewhere(demonstration, page):
    asked = []
    page.route("https://www.openstreetmap.org/**", lambda route: (asked.append(route.request.url), route.fulfill(body="found")))
    page.goto(address(demonstration, "?food=crème brûlée"))
    expect(page.locator(".said")).to_contain_text("No place here has crème brûlée.")
    expect(page.locator(CARDS)).to_have_count(0)
    page.get_by_role("button", name="Look on OpenStreetMap").click()
    expect(page.locator("body")).to_have_text("found")
    url = urlsplit(asked[0])
    assert url.path == "/search" and parse_qs(url.query) == {"query": ["crème brûlée"]}
    assert urlsplit(page.url).fragment.startswith("map=14/43.")


def test_hostile_texts_in_the_address_are_texts(browser, demonstration, tries_all):
    """No script of theirs runs, with no policy that would hide it; what is typed goes to no other place than it says."""
    texts = [*STRINGS.values(), "x" * 10_000, "%", "%zz"]
    with reading(browser, bypass_csp=True) as page:
        for town, food in pairs(texts, tries_all, part=2):
            page.goto(address(demonstration, f"?town={quote(town[:500])}#food={food if food.startswith('%') else quote(food)}"))
            expect(page.locator(".near")).to_be_visible()
            typed = page.get_by_role("textbox", name="Food").or_(page.get_by_role("combobox", name="Food")).first.input_value()
            assert len(typed) <= 200
            assert page.locator(".anywhere").evaluate("form => form.elements.query.value.length") <= 200


def test_the_nearest_to_the_reader_stand_first(browser, demonstration, rows):
    here = (43.3290, 9.3355)
    options = {"permissions": ["geolocation"], "geolocation": {"latitude": here[0], "longitude": here[1]}}
    with reading(browser, **options) as page:
        page.goto(address(demonstration))
        page.get_by_role("button", name="Near me").click()
        expect(page.locator(".distance").first).not_to_be_empty()
        ordered = sorted(rows, key=lambda row: kilometres(here, position(row)))
        assert shown(page) == [row["name"] for row in ordered]
        farthest = kilometres(here, position(ordered[-1]))
        expect(page.locator(".distance").last).to_have_text(f"{farthest:.1f} km away")


def test_who_does_not_tell_the_position_types_a_town(demonstration, page):
    page.goto(address(demonstration))
    page.get_by_role("button", name="Near me").click()
    expect(page.locator(".said")).to_have_text("Your position is not known. Type a town instead.")
    expect(page.get_by_label("Town")).to_be_focused()
    page.get_by_label("Town").fill("Nowhere")
    page.keyboard.press("Enter")
    expect(page.locator(".said")).to_contain_text("No place here is in Nowhere.")


def test_the_map_comes_closer_by_buttons_and_keys(demonstration, page):
    page.goto(address(demonstration))
    assert box_of(page) == [0, 0, 320, 240]
    page.get_by_role("button", name="Closer").click()
    assert box_of(page)[2:] == [160, 120]
    expect(page.locator(".map g:not([display=none]) > .scale")).to_have_count(1)
    page.locator(".plot").focus()
    for _ in range(5):
        page.keyboard.press("+")
    left, _, width, _ = box_of(page)
    assert width == 40
    expect(page.get_by_role("button", name="Closer")).to_be_disabled()
    page.keyboard.press("ArrowRight")
    assert box_of(page)[0] == left + 10
    for _ in range(40):
        page.keyboard.press("ArrowLeft")
    assert box_of(page)[0] == 0
    for _ in range(3):
        page.keyboard.press("-")
    assert box_of(page) == [0, 0, 320, 240]


@pytest.mark.parametrize("closer", range(4))
@ON_EACH_DEVICE
def test_nothing_on_the_map_covers_anything(closer, demonstration, page):
    """As the browser sets it, in its own fonts."""
    page.goto(address(demonstration))
    for _ in range(closer):
        page.get_by_role("button", name="Closer").click()
    boxes = [item.bounding_box() for item in page.locator(".map g:not([display=none]) > a > text").all()]
    assert len(boxes) > 7
    for place, one in enumerate(boxes):
        for other in boxes[place + 1 :]:
            apart_across = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
            apart_down = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
            assert apart_across or apart_down, (one, other)


def test_each_place_leads_to_maps(demonstration, rows, page):
    page.goto(address(demonstration))
    for row, card in zip(rows, page.locator(".place").all(), strict=True):
        latitude, longitude = (row[key].rstrip("0") for key in ("latitude", "longitude"))
        links = [link.get_attribute("href") for link in card.locator(".place-links a").all()]
        assert links == [
            f"https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}#map=17/{latitude}/{longitude}",
            f"geo:{latitude},{longitude}",
        ]


def test_a_favourite_food_leads_to_its_places(demonstration, rows, page):
    page.goto(demonstration.page("favorites/index.html").as_uri())
    page.locator(".favorite", has=page.locator("#something-sweet")).get_by_role("link", name="Where to eat").click()
    expect(page.locator(CARDS)).to_have_count(len(having(rows, "something sweet")))


def test_home_asks_for_another_food(demonstration, rows, page):
    page.goto(demonstration.page("index.html").as_uri())
    page.get_by_label("Another food").fill("soup")
    page.keyboard.press("Enter")
    expect(page.locator(CARDS)).to_have_count(len(having(rows, "soup")))


def test_places_are_there_without_scripts(browser, demonstration, rows):
    with reading(browser, java_script_enabled=False) as page:
        page.goto(address(demonstration, "#food=pizza"))
        expect(page.locator(CARDS)).to_have_count(len(rows))
        expect(page.locator(MARKS)).to_have_count(len(rows))
        expect(page.get_by_role("button", name="Closer")).to_be_hidden()
        numbers = page.locator("[id='food=pizza'] a:not([data-food])")
        assert [rows[int(number) - 1]["name"] for number in numbers.all_inner_texts()] == having(rows, "pizza")


STREETS = {
    "type": "FeatureCollection", "copyright": "Data from www.openstreetmap.org, ODbL.",
    "features": [
        {"type": "Feature", "properties": {"highway": kind, "name": name}, "geometry": {"type": "LineString", "coordinates": line}}
        for kind, name, line in [
            ("primary", "Via Roma", [[9.29, 43.302], [9.316, 43.302]]), ("footway", "Passeggiata", [[9.303, 43.299], [9.303, 43.306]]),
        ]
    ],
}


@pytest.fixture(scope="module")
def town(tmp_path_factory):
    """Two places with streets, of which one is credited, and the links to another service of maps."""
    folder = tmp_path_factory.mktemp("town")
    (folder / "site/content").mkdir(parents=True)
    (folder / "site/content/site.yml").write_text("title: Town\nmap_service: google\n")
    rows = "name,latitude,longitude,foods,credit\nA,43.3,9.3,pizza,Town office\nB,43.305,9.306,soup,\n"
    (folder / "site/content/places.csv").write_text(rows)
    (folder / "site/content/streets.geojson").write_text(json.dumps(STREETS))
    return BuiltSite(folder / "site", folder / "output")


def width_on_screen(page, kind):
    """How wide streets of a kind are, in pixels: as wide in each step of zoom."""
    return page.locator(f".ways .{kind}").evaluate("""use => {
        const path = document.querySelector(use.getAttribute("href"));
        return path.getAttribute("vector-effect") === "non-scaling-stroke" ? getComputedStyle(use).strokeWidth : "scaled";
    }""")


@ON_EACH_DEVICE
def test_the_map_has_streets(page, town):
    page.goto(address(town))
    assert width_on_screen(page, "main") == "8px" and width_on_screen(page, "path") == "1.5px"
    fills = page.locator(".streets use").evaluate_all("all => all.map(use => getComputedStyle(use).fill)")
    assert set(fills) == {"none"}
    main, whole = page.locator(".ways .main").bounding_box(), page.locator(".map").bounding_box()
    # From edge to edge of the map, below the middle between its two places.
    assert main["x"] <= whole["x"] and main["x"] + main["width"] >= whole["x"] + whole["width"]
    assert 0.5 < (main["y"] - whole["y"]) / whole["height"] < 0.75
    expect(page.locator(".map g:not([display=none]) > .street-name").filter(has_text="Via Roma").first).to_be_visible()
    page.get_by_role("button", name="Closer").click()
    expect(page.locator(".map g[display=inline] > .street-name").first).to_be_attached()
    for mark in page.locator(MARKS).all():
        expect(mark).to_be_visible()


def test_whose_data_it_is_is_said(page, town):
    page.goto(address(town))
    assert page.locator(".credit").all_inner_texts() == ["© OpenStreetMap contributors", "Town office"]
    assert page.locator(".credit a").get_attribute("href") == "https://www.openstreetmap.org/copyright"


@pytest.mark.parametrize("service, host, search", [
    ("openstreetmap", "www.openstreetmap.org", "/search?query=fish%20%26%20chips#map=14/43.3/9.3"),
    ("google", "www.google.com", "/maps/search/fish%20%26%20chips/@43.3,9.3,14z"),
    ("apple", "maps.apple.com", "/?q=fish%20%26%20chips&sll=43.3,9.3&z=14"),
    ("none", None, None),
])
def test_the_service_of_maps_is_chosen(browser, town, tmp_path, service, host, search):
    copytree(town.source, tmp_path / "site", ignore=ignore_patterns(".forno"))
    (tmp_path / "site/content/site.yml").write_text(f"title: Town\nmap_service: {service}\n")
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    with reading(browser, 1440) as page:
        page.route(f"https://{host}/**", lambda route: route.fulfill(body="found", content_type="text/plain"))
        page.goto(address(site, "#food=tacos"))
        links = page.locator(".place-links a").evaluate_all("all => all.map(link => link.href)")
        assert {urlsplit(link).hostname for link in links if link.startswith("https")} == ({host} if host else set())
        assert sum(link.startswith("geo:43.3,9.3") for link in links) == 1
        said = page.locator(".said").inner_text()
        assert said.startswith("No place here has tacos.") and ("below" in said) == bool(host)
        if not host:
            assert page.locator("form.anywhere").count() == 0
            return
        page.locator("form.anywhere input").fill("fish & chips")
        page.locator("form.anywhere button").click()
        expect(page.locator("body")).to_have_text("found")
        assert page.url == f"https://{host}{search}"
