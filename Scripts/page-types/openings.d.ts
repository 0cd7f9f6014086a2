// `assets/openings.js`: when the house is open (`OpeningScript`).

declare const kitchenOpenings: {
    /** A time zone by its name. */
    zone: string;
    /** Days and the times on them, as in `1,2,3=11:00-14:00`. */
    rules: string[];
    words: Record<"open_now" | "open_until" | "closed_now" | "opens_at" | "opens_on", string>;
};
