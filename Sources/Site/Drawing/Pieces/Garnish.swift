/// A food as it is seen in or on a dish: a few pieces of one kind.
struct Garnish: Sendable {
    /// The kinds of foods, by which a dish says what is seen in it.
    struct Group: OptionSet, Sendable {
        let rawValue: Int

        static let vegetable = Group(rawValue: 1 << 0)
        /// Melts into a sauce, and shows only where it is raw.
        static let tomato = Group(rawValue: 1 << 1)
        /// Shows only where it is raw.
        static let onion = Group(rawValue: 1 << 2)
        static let leaf = Group(rawValue: 1 << 3)
        static let herb = Group(rawValue: 1 << 4)
        static let pulse = Group(rawValue: 1 << 5)
        static let meat = Group(rawValue: 1 << 6)
        static let fish = Group(rawValue: 1 << 7)
        static let cheese = Group(rawValue: 1 << 8)
        static let egg = Group(rawValue: 1 << 9)
        static let citrus = Group(rawValue: 1 << 10)
        static let fruit = Group(rawValue: 1 << 11)
        static let berry = Group(rawValue: 1 << 12)
        static let nut = Group(rawValue: 1 << 13)
        static let chocolate = Group(rawValue: 1 << 14)
        /// Pasta and rice among other things.
        static let grain = Group(rawValue: 1 << 15)
        /// Bread in cubes.
        static let crouton = Group(rawValue: 1 << 16)

        /// What holds its shape in a pot.
        static let cooked: Group = [.vegetable, .pulse, .meat, .fish]
        /// What lies in a salad or on a slice.
        static let raw: Group = [
            .vegetable, .tomato, .onion, .leaf, .pulse, .meat, .fish, .cheese, .egg, .crouton, .grain, .nut, .berry,
            .fruit, .herb,
        ]
        static let sweet: Group = [.fruit, .berry, .nut, .chocolate, .citrus]
    }

    /// What tells one from another.
    let key: String
    let group: Group
    let marks: [PieceMark]
    let colours: Colours
    /// How many pieces there are where there is nothing else.
    let pieces: Int

    init(_ key: String, _ group: Group, _ marks: [PieceMark], _ colours: Colours, pieces: Int) {
        (self.key, self.group, self.marks, self.colours, self.pieces) = (key, group, marks, colours, pieces)
    }

    /// How many pieces there are among so many kinds; more where the pieces are all that there is.
    func count(among kinds: Int, isHeap: Bool) -> Int {
        let percents = isHeap ? [210, 130, 84, 60] : [95, 74, 55, 43]
        return max(2, pieces * percents[min(max(kinds - 1, 0), percents.count - 1)] / 100)
    }
}
