// The `data-` attributes of the templates. What stands without a question mark is on every element that a script asks for it.

interface DOMStringMap {
    // The page itself
    home?: string; root: string; site: string; state: string;
    // Dishes
    allergens: string; diet: string; diets: string; drink: string; out?: string; pizza: string; when?: string; zone?: string;
    // Foods, and their places
    at: string; away: string; search: string; food?: string; foods: string; language: string; place: string; point: string; town?: string; zoom: string;
    // Favourites, own recipes, lists and the pantry
    asWritten: string; change: string; gone: string; key: string; kicker: string; label: string; photo?: string; shelf: string; soon: string;
    // The order
    count?: string; cover?: string; coverName?: string; guestsMissing?: string; service?: string; serviceName?: string; email: string; endpoint: string; fee: string; hours?: string; house: string; least: string; menu: string; sms: string;
    whatsapp: string;
    // The random pizza
    allergen: string; toppings: string;
    // Amounts, and what the house has of them
    amount?: string; cost: string; fixed?: string; measure: string; more?: string; needed: string; remarked?: string; shown: string; supply: string;
    there: string; written: string;
    // Lists and sheets
    name?: string; price?: string; until?: string;
    // What has a star already
    starred?: string;
    // What is said
    copied: string; found: string; none: string; position: string;
    // The filters of a search
    free: string; labelled: string; off: string;
}
