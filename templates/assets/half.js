// A button at what two halves cost, which asks for both and puts such a pizza into the order.
"use strict";

for (const own of kitchenPage.all(".halves")) {
    const ariaLabel = kitchenPage.filled(kitchenWords.add_to_order, { name: own.textContent });
    own.append(" ", kitchenPage.button({ className: "add", ariaLabel }, () => { kitchenAdd.add({ pizza: "", half: "" }, true); }));
}
