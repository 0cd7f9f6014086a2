// `assets/order-words.js`: what it adds to the words of `words.js`.

/** What the prices of the menu are known by: `order.menu` of an order that was summed up with them. */
declare var kitchenMenu: string;

/** The cases of `OrderWord`. */
type OrderWord =
    | "order_yours" | "order_one" | "order_many" | "see_order" | "added_to_order" | "allergens" | "allergens_unknown" | "others_unknown"
    | "none_of_fourteen" | "traces" | "additives"
    | "order_fewer" | "order_more" | "order_count" | "order_remove" | "order_change" | "order_note_on" | "order_extra" | "order_instead"
    | "order_less" | "order_own" | "order_size" | "order_half" | "order_on_it" | "order_extras" | "order_done" | "order_cancel" | "order_now_costs"
    | "order_gone" | "order_not_now" | "order_out" | "order_size_gone" | "order_choose" | "choose_n" | "choose_up_to" | "order_topping_gone" | "order_understood" | "order_link_table" | "order_for" | "order_name"
    | "order_table" | "order_time" | "order_as_soon" | "order_address" | "order_phone" | "order_note" | "way_delivery" | "order_deposit" | "sum"
    | "order_number" | "order_missing" | "order_need_name" | "order_need_table" | "order_need_address" | "order_need_phone"
    | "order_need_time" | "order_kept" | "order_full" | "order_sending" | "order_sent" | "order_not_sent";
