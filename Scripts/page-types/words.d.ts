// `assets/words.js`: the words that scripts write on every page. `order-words.js` and `cook-words.js` add theirs.

/** The cases of `ScriptWord`. */
type ScriptWord =
    | "star" | "kept_unreadable" | "kept_newer" | "kept_full" | "kept_forbidden" | "kept_refused" | "data_missing" | "data_changed" | "data_reload"
    | "dishes_without" | "not_known_without" | "add_to_order" | "in_order" | "search_none" | "search_found"
    | "search_unknown" | "search_pizza" | "search_dish" | "search_food" | "search_tag" | "search_why_tag" | "search_why_ingredient" | "diet_no_vegetarian"
    | "diet_unknown_vegetarian" | "diet_no_vegan" | "diet_unknown_vegan" | "diet_said_vegetarian" | "diet_said_vegan"
    | "diet_said_unknown" | "my_copied" | "my_unknown" | "my_no_price" | "my_lists_left" | "my_lists_name" | "my_lists_sure"
    | "my_lists" | "onto_list" | "onto_list_done" | "onto_list_had" | "onto_list_undo" | "my_recipes_sure" | "scan_title" | "scan_photo" | "scan_type" | "scan_take" | "scan_stop" | "scan_none" | "scan_wrong";

type Word = ScriptWord | OrderWord | CookWord;

declare const kitchenWords: Record<Word, string>;
