// `assets/units.js`: the units, and how amounts and money are written. Exact numbers are texts, as in "3/4" (`UnitData`, `LadderData`).

/** In whose units amounts are shown. */
type UnitStyle = "author" | "metric" | "us";

/** How money is written: what stands around an amount, and how its digits are grouped. */
interface MoneyForm { before: string; after: string; point: string; group: string; groupedFrom: number; digits: number }

/**
 * A measure: its unit (null for that of the quantity), its size, from where on it is used, also when it is raised, up to where, what is kept,
 * its steps, its wholes, whether it is only added, and the least that is told of it.
 */
type MeasureRow = [
    unit: string | null, size: string, least: string, raised: string, below: string | null, kept: string[], steps: string[][], wholes: string[],
    isAdded: 0 | 1, smallest: string,
];

declare const kitchenUnits: {
    style: UnitStyle; mark: string; and: string; pluralFromTwo: boolean; money: MoneyForm;
    /** What the house has of an ingredient, in words; null where pages say nothing of it. */
    stock: Record<"enough" | "short" | "unsure", string> | null;
    /** How many of its base a unit is, whether it has decimals, and its words for one and for many. */
    units: Record<string, [factor: string, isDecimal: 0 | 1, one: string, many: string]>;
    /** The ladder of each unit that has one of its own, by style. */
    shown: Record<UnitStyle, Record<string, number>>;
    /** The ladder of each unit that is converted, by style. */
    converted: Partial<Record<UnitStyle, Record<string, number>>>;
    /** The ladder of what is counted. */
    counted: number;
    tolerance: string; convertedTolerance: Partial<Record<UnitStyle, string>>; ladders: MeasureRow[][];
};
