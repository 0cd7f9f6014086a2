// What an order costs besides what is in it: the way to the guest, the bottles, and at a table the cover of each guest and the service.
"use strict";

/** @typedef {ReturnType<typeof kitchenCharges>} Charges */

/**
 * The charges of an order, in minor units, by what its page says of the house, and what they are called.
 * @param {Cart} cart
 * @param {Order} order
 * @param {NonNullable<Order["way"]>} way
 * @param {DOMStringMap} house
 */
const kitchenCharges = ({ menu, prices, sum, deposit }, { lines = [], guests: typed = "" }, way, house) => {
    const isTable = way === "table";
    const guests = isTable && house.cover && /^\s*[1-9]\d{0,2}\s*$/.test(typed) ? Number(typed) : null;
    const cover = BigInt(house.cover ?? 0) * BigInt(guests ?? 0);
    // A part of the prices, rounded as they are.
    const [above = 0n, below = 1n] = (isTable && house.service || "0").split("/").map(BigInt);
    const service = prices.nearest(prices.nearest(sum(lines) * above, below, 1n), 1n, BigInt(menu.step));
    const fee = way === "delivery" ? BigInt(house.fee || 0) : 0n;
    const charges = { cover, service, fee, deposit: deposit(lines), total: sum(lines) + deposit(lines) + fee + cover + service };
    /** @type {[label: string, amount: bigint]} */
    const total = [kitchenWords.sum, charges.total];
    /** @type {[label: string, amount: bigint][]} */
    const besides = [
        [kitchenWords.way_delivery, fee], [kitchenWords.order_deposit, charges.deposit], [house.serviceName ?? "", service],
        [`${house.coverName} (${guests} × ${prices.written(BigInt(house.cover ?? 0))})`, cover],
    ];
    return {
        ...charges, guests,
        /** What keeps the order from being handed over: how many guests there are is not said. */
        missing: isTable && house.cover && guests === null ? house.guestsMissing ?? "" : null,
        /** What is summed up, with its names. */
        rows: [...besides.filter(([, amount]) => amount), total],
    };
};
