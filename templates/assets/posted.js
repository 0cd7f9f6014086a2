// An order for the program of the house: what comes at the first one that is sent there.
"use strict";

/**
 * The order as `Documentation/Formats.md` describes it.
 * @param {Cart} cart
 * @param {Order} order
 * @param {NonNullable<Order["way"]>} way
 * @param {Charges} charges
 */
const kitchenPosted = ({ menu, number, unit }, order, way, { guests, cover, service, fee, deposit, total }) => {
    const { lines = [], id, name = null, phone = null, at = null, table = null, address = null, note = null } = order;
    const page = document.documentElement;
    return {
        version: 1, id, number: number(id ?? ""), site: page.dataset.site, menu: kitchenPage.find("[data-menu]").dataset.menu, language: page.lang,
        currency: menu.currency, digits: menu.money.digits,
        lines: lines.map(({ count, price: _, ...line }) => ({ ...line, count, price: Number(unit(line)) })),
        way, fee: Number(fee), deposit: Number(deposit), guests, cover: Number(cover), service: Number(service), total: Number(total),
        ...way === "table" ? { name: null, phone: null, at: null, table } : { name, phone, at, table: null },
        address: way === "delivery" ? address : null, note,
    };
};
