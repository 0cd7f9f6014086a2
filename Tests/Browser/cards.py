"""Recipe cards in the browser."""


def opened(tab, address=None):
    """Opens a card, or loads it anew, and waits for what scales it, which comes once its servings are touched."""
    tab.goto(address) if address else tab.reload()
    tab.locator(".scaler input").focus()
    tab.locator(".servings[data-written]:not([aria-busy])").wait_for()
