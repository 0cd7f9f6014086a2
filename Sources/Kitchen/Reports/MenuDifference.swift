/// What one menu says otherwise than another.
///
/// ```swift
/// let (old, new): (MenuFacts, MenuFacts)
/// let difference = MenuDifference(from: old, to: new)
/// difference.changes.first?.now                        // "8.00"
/// difference.applied(to: old).values == new.values     // true
/// ```
public struct MenuDifference: Hashable, Sendable {
    /// A fact that is another one now.
    public struct Change: Hashable, Sendable {
        /// What it is said of.
        public let key: MenuFacts.Key
        /// What was said; nil where nothing was.
        public let before: String?
        /// What is said now; nil where nothing is.
        public let now: String?
    }

    /// In the order of the new menu; then what is said no longer, in that of the old one.
    public let changes: [Change]
    /// How many facts are the same.
    public let unchanged: Int

    /// What is otherwise in `new` than in `old`.
    public init(from old: MenuFacts, to new: MenuFacts) {
        let changed = new.keys.filter { old.values[$0] != new.values[$0] }
        let gone = old.keys.filter { new.values[$0] == nil }
        changes = (changed + gone).map { Change(key: $0, before: old.values[$0], now: new.values[$0]) }
        unchanged = new.keys.count - changed.count
    }

    /// The facts of the new menu, from those of the old one.
    public func applied(to old: MenuFacts) -> MenuFacts { old.changing(changes) }
}
