// The data scripts `assets/*-data.js`, by the name under which `kitchenLoad.data` gives them. Prices are texts of digits: counts of minor units.

/** What is known of a food (`DietFacts.members`); null where it is not known. */
interface FoodFacts {
    vegetarian: boolean | null; vegan: boolean | null; allergens: string[];
    /** False where there may be others. */
    allergensKnown?: false; named?: string[]; traces?: string[]; additives?: string[];
}

/** What is stated of a dish itself, if something is. */
type DishFacts = Partial<FoodFacts>;

/** The menu (`MenuScript`). */
interface MenuData {
    currency: string; money: MoneyForm;
    /** Prices are multiples of it. */
    step: string;
    /** The price is null where those of all dishes are set by hand. */
    base: FoodFacts & { name: string; price: string | null };
    sizes: { name: string; price: string | null; factor: string }[];
    toppings: MenuTopping[]; pizzas: MenuPizza[]; drinks: MenuDrink[];
    /** What dishes can be had with, as they or their sections state it: each list once, which dishes name by its place. */
    extras?: MenuExtra[][];
    /** What a pizza of two halves costs, where there are some (`HalfPrice`): a pizza on the base of the menu is one unless it is `whole`. */
    half?: "dearer" | "average" | "sum";
    /** How orders get to guests, where something costs other than at the table; the first is meant where none is chosen. */
    ways?: string[];
    /** What the site's other languages call the sizes, with their names here. */
    called?: Record<string, string>;
    /** The time zone of the house, where something is had at some times only. */
    zone?: string;
}
/** What is sold out says until when: the last day, or nothing where that is not said. */
interface MenuTopping extends FoodFacts { id: number; name: string; price: string; enabled: boolean; frozen?: true; out?: string }
/**
 * A dish with its prices in the order of the sizes, and which of them are set by hand. It stands on the base of the menu unless it has one of
 * its own, or null for none. It comes in the sizes of the menu unless it has its own. What is stated of it itself comes to its parts.
 */
interface MenuPizza {
    slug: string; name: string; toppings: number[]; prices: string[]; byHand?: boolean[]; missing?: true;
    base?: FoodFacts | null; sizes?: string[]; own?: DishFacts;
    /** When it is had (`ServingTime`), at all of these times. */
    when?: string[];
    out?: string;
    /** Which list it can be had with, and whether that is all it can be had with. */
    extras?: number; onlyExtras?: true; whole?: true;
    /** What a guest chooses with it. */
    choices?: MenuChoice[];
    /** What is paid for a bottle besides, and what it costs where it is taken away, both in the order of the prices. */
    deposits?: string[]; away?: string[];
}
/** So many of some foods, each with what it adds to the prices of the dish, where that is something. */
interface MenuChoice { least: number; most: number; of: MenuOption[] }
interface MenuOption extends FoodFacts { id: string; name: string; prices?: string[]; out?: string }
/** A topping with what it adds to each price of the dish, null for a size without it, and what it comes in place of: a topping, or the base without an id. */
interface MenuExtra { id: number; prices: (string | null)[]; instead?: { id: number | null; name: string } }
interface MenuDrink extends FoodFacts { id: number; name: string; price: string; deposit?: string; away?: string; frozen?: true; out?: string }

/** How toppings are drawn (`DrawingScript`): their looks, the look of each by its id, the colours without a sauce, and the sines of 0 to 90 degrees. */
interface DrawingData { looks: ToppingLook[]; toppings: [id: number, look: number][]; white: SauceColours; sines: number[] }
type SauceColours = [main: string, dark: string, light: string];
interface ToppingLook { layer: number; pieces: number; colours: SauceColours | null; reach: number; outwards: boolean; markup: string | null }

/** The groceries (`GroceryScript`): name, days that it keeps, and barcode, as far as they are known. */
interface GroceryData { currency: string; money: MoneyForm; rows: [name: string, keeps: number | null, barcode: string | null][] }

/** How amounts and times are written (`MeasureScript`): names between commas, and regular expressions. */
interface MeasureData { units: Record<string, string>; times: Record<string, string>; amount: string; time: string }

/**
 * How titles are drawn (`EmblemScript`): whether the noun comes last, what its small words are as regular expressions, and of each drawing the name, its
 * nouns, each with a space before it where it begins a word, and what in a title means another. Nouns in the singular mean the plural with an s as well.
 */
interface EmblemData {
    last: boolean; list: string; articles: string; links: string; joints: string; kinds: [name: string, nouns: string, unless: string][];
}

/** A recipe or pizza of the site (`DishIndex`): recipes have tags. */
type DishRow = [slug: string, title: string, picture: string, tags?: string];
/** How many recipes each block has, and the pizzas. */
interface DishOverview { counts: number[]; pizzas: DishRow[] }

/** The words of the search (`SearchData`), and where each script of words begins. */
interface SearchTerms { count: number; block: number; likely: `cards-${number}`[]; starts: number[]; terms: string; spelled: Record<string, string>; phrases: [meaning: string, words: string][] }
/** Results to show: each with a number of its picture, -1 for none; what is said of drinks, by their places. */
interface SearchCards { kinds: number[]; slugs: string; titles: string[]; pictured: number[]; pictures: string[]; drinks?: Record<number, string[]> }

interface SiteData {
    menu: MenuData; drawing: DrawingData; groceries: GroceryData; measures: MeasureData; emblems: EmblemData; dishes: DishOverview;
    [block: `dishes-${number}`]: DishRow[];
    "search/terms": SearchTerms;
    /** Eight digits for each entry. */
    "search/dishes": string;
    [words: `search/words-${number}`]: string[];
    [cards: `search/cards-${number}`]: SearchCards;
}
