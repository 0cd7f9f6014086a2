"""What a reader's device has to load of a page before it can be read: the page, its style sheets and its scripts."""

from urllib.parse import urljoin

from built_site import PACKAGE
from made_menus import MadeMenu
from page_links import PageLinks

PAGE = 60_000
LONG_MENU = 100_000
SCRIPTS_OF_A_PAGE = 35_000
SCRIPTS = 95_000


def loaded(site, page):
    """The sizes of a page's style sheets and scripts by their path, as they are unpacked, with that of the page itself."""
    here = site.name(page)
    addresses = [address for address in PageLinks(page).addresses if address.endswith((".css", ".js"))]
    files = {urljoin(here, address).lstrip("/") for address in addresses}
    assert "assets/style.css" in files, f"{here} has no style"
    return {here: page.stat().st_size} | {file: (site.output / file).stat().st_size for file in files}


def scripts(sizes):
    return sum(size for file, size in sizes.items() if file.endswith(".js"))


def test_every_page_is_small(demonstration, told):
    sizes = {demonstration.name(page): loaded(demonstration, page) for page in demonstration.pages}
    largest = max(sizes, key=lambda page: sum(sizes[page].values()))
    told(f"Sizes: {len(sizes)} pages, the largest {sum(sizes[largest].values())} bytes ({largest})")
    assert {page: own for page, own in sizes.items() if sum(own.values()) >= PAGE} == {}
    assert {page: own for page, own in sizes.items() if scripts(own) > SCRIPTS_OF_A_PAGE} == {}


def test_a_long_menu_is_small(tmp_path, told):
    """Sixty pizzas, each in three sizes or in one."""
    for sizes in ((), ("Small", "Normal", "Family")):
        site = MadeMenu(pizzas=60, sizes=sizes).built(tmp_path / str(len(sizes)))
        own = loaded(site, site.page("menu/index.html"))
        told(f"Sizes: {sum(own.values())} bytes for a menu of 60 pizzas in {len(sizes) or 1} sizes")
        assert sum(own.values()) < LONG_MENU, own
        assert len(list((site.output / "assets/pizzas").iterdir())) == 60


def test_all_scripts_are_small_together(demonstration, told):
    """Those of the theme: what a build makes of a site's content grows with that."""
    names = [file.name for file in (PACKAGE / "templates/assets").glob("*.js")]
    sizes = {name: (demonstration.output / "assets" / name).stat().st_size for name in names}
    told(f"Sizes: {sum(sizes.values())} bytes of scripts")
    assert sum(sizes.values()) <= SCRIPTS, sizes
