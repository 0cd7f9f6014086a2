import Diagnostics

/// What to do about a key that nothing reads.
enum UnknownKey {
    static func fix(for key: String, among known: [String]) -> String {
        let meant = NearestName.find(key, in: known) ?? synonym(of: key, among: known)
        return meant.map { "did you mean `\($0)`?" } ?? ways[key].flatMap { known.contains($0.where) ? $0.way : nil }
            ?? "remove it, or see Documentation/Formats.md"
    }

    /// The key that says what another word for it was meant to say.
    private static func synonym(of key: String, among known: [String]) -> String? {
        let words = synonyms.first { $0.contains(key.lowercased()) } ?? []
        return known.first { words.contains($0.lowercased()) }
    }

    private static let synonyms: [Set<String>] = [
        ["image", "picture", "photo", "imageurl", "image_url"], ["quantity", "amount", "qty"],
        ["item", "name", "title", "product"], ["price", "cost"], ["expires", "expiry", "best_before", "use_by"],
        ["servings", "serves", "portions", "yield"], ["phone", "tel", "telephone"], ["ingredients", "toppings"],
        ["description", "summary", "text"], ["categories", "tags", "keywords"], ["added", "bought"],
    ]

    /// How to say what no key says, where a key shows what it is about.
    private static let ways = [
        "allergens": (
            where: "contains",
            way: "allergens come from the toppings, which have `allergens`; of the dish itself: `contains`"
        ),
        "available": (where: "ingredients", way: "take the whole entry out while it is not to be had"),
        "enabled": (where: "basePrice", way: "take the whole entry out while it is not to be had"),
    ]
}
