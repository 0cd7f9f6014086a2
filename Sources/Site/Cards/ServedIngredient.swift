import Kitchen

/// A line of the ingredients of a card.
struct ServedIngredient: Sendable {
    /// The line as safe HTML.
    var html: [UInt8]
    /// The line as plain text; nil where that stays the author's.
    var text: String?
    /// Whether it is in the house; nil when it is not, or the pantry was not asked.
    var presence: PantryPresence?
}

/// Ingredients of a card under one sub-heading, or those under none.
struct ServedGroup: Sendable {
    /// The sub-heading; nil for lines under none.
    let name: String?
    /// The lines in order.
    let ingredients: [ServedIngredient]
    /// What else stands there, as safe HTML; empty when there is nothing.
    let notes: [UInt8]

    /// A group with its amounts written anew, and with what the larder has of it.
    init(_ group: IngredientGroup, _ rewriting: LineRewriting, larder: Larder?) {
        name = group.name
        notes = group.notes
        // By pointer, since an ingredient is large to copy.
        ingredients = group.ingredients.withUnsafeBufferPointer { lines in
            lines.indices.map { place in
                var served = rewriting.served(lines[place].line, html: lines[place].html)
                if let larder { served.presence = larder.presence(of: lines[place]) }
                return served
            }
        }
    }
}
