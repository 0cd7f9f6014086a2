import Diagnostics

/// All that is bought, found by the names that recipes use.
///
/// ```swift
/// let kitchen: Kitchen
/// let groceries = Groceries(kitchen.groceries, language: .english)
/// groceries.find("2 eggs")              // nil: a name has no amount
/// groceries.find("Large Eggs")?.name    // "eggs"
/// groceries.find("tomato")?.name        // "tinned tomatoes", whose alias is "tomatoes"
/// groceries.find("almond flour")        // nil: it is not flour
/// ```
///
/// A name meets a grocery by its name or an alias, whatever case and accents; else by both in singular or plural; else
/// without words that leave the food the same ("fresh basil", "uova grandi"), as few of them as possible. Other names of one
/// food ("eggplant" of aubergines) and its kinds ("yellow onions" of onions) are its own where no grocery has them. Where two
/// groceries have a name in common, the one whose own name it is has it, then the first of the file; a plural that could
/// be of two groceries is neither's. Nothing is guessed: see ``nearest(to:)`` for that.
public struct Groceries: Hashable, Sendable {
    /// Their file, in the site.
    public static let file = "content/groceries.csv"
    /// In the order of the file.
    public let all: [Grocery]
    /// The language whose plurals are known.
    public let language: KitchenLanguage
    /// What stands before the decimals of amounts.
    public let decimalMark: String
    private let names: [String: Int]
    /// -1 for a stem that two groceries share.
    private let stems: [String: Int]
    /// The words of the longest name that begins with a stem.
    private let lengths: [String: Int]
    /// How the words of the names begin.
    let beginnings: WordBeginnings
    /// By their digits without noughts before them.
    private let barcodes: [Substring: Int]
    /// The names and the aliases, for slips.
    private let (written, otherwise): (NearbyNames, NearbyNames)

    /// The groceries of a site in a language. Cost: linear in their names.
    public init(_ groceries: [Grocery], language: KitchenLanguage, decimalMark: String? = nil) {
        all = groceries
        self.language = language
        self.decimalMark = decimalMark ?? language.decimalMark
        var names: [String: Int] = [:]
        var stems: [String: Int] = [:]
        let own = groceries.indices.map { ($0, groceries[$0].name) }
        let aliases = groceries.indices.flatMap { index in groceries[index].aliases.map { (index, $0) } }
        for (index, name) in own + aliases {
            let words = FoodName.words(of: name)
            let key = words.joined(separator: " ")
            if names[key] == nil { names[key] = index }
            let stem = FoodName.stem(words[...], in: language)
            stems[stem] = stems[stem].map { $0 == index ? index : -1 } ?? index
        }
        for others in [FoodSynonyms.same, FoodSynonyms.kinds] {
            for (index, name) in own + aliases {
                for stem in others(FoodName.words(of: name), language) where stems[stem] == nil { stems[stem] = index }
            }
        }
        self.names = names
        self.stems = stems
        lengths = FoodName.lengths(ofStems: stems.keys)
        beginnings = WordBeginnings((Array(names.keys) + stems.keys).flatMap { FoodName.words(of: $0) })
        written = NearbyNames(comparedAtMost: 0, by: FoodName.folded) { groceries.map(\.name) }
        otherwise = NearbyNames(comparedAtMost: 0, by: FoodName.folded) { groceries.flatMap(\.aliases) }
        barcodes = Dictionary(
            groceries.indices.compactMap { index in groceries[index].barcode.map { (Barcode.key($0), index) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The grocery that a name in a recipe means, or nil. Cost: about a look-up in a table.
    public func find(_ name: String) -> Grocery? {
        place(of: name).map { all[$0] }
    }

    /// The grocery with a barcode, by its digits; noughts before them do not count, as the two ways to write a UPC-A have it.
    public func find(barcode: String) -> Grocery? {
        barcodes[Barcode.key(barcode)].map { all[$0] }
    }

    /// The name or alias that a name which meets nothing was meant to be, but for the slip of a finger; nil when there is none.
    ///
    /// One edit in one word of five letters or more, which is no word of a grocery itself: "beef" is no "beer", and a food that
    /// is taken for another has other allergens.
    ///
    /// Cost: about a look-up in a table for each of its letters.
    public func nearest(to name: String) -> String? {
        [written, otherwise].lazy.compactMap { $0.nearest(to: name) }.first { isSlip(name, of: $0) }
    }

    private func isSlip(_ name: String, of known: String) -> Bool {
        let (words, others) = (FoodName.words(of: name), FoodName.words(of: known))
        let differing = zip(words, others).filter { $0 != $1 }
        guard words.count == others.count, differing.count == 1, let (word, other) = differing.first else {
            return false
        }
        return min(word.count, other.count) >= 5 && NearestName.isOneEdit(word, from: other) && !isWordOfGrocery(word)
    }

    private func isWordOfGrocery(_ word: String) -> Bool {
        all.contains { grocery in
            ([grocery.name] + grocery.aliases).contains { FoodName.words(of: $0).contains(word) }
        }
    }

    /// What a name is known by, the same for all names of one food: its grocery, or else its own words in singular or plural
    /// and without those that leave the food the same.
    package func key(of name: String) -> String { key(of: name, find(name)) }

    /// The same where the grocery that the name means is known.
    package func key(of name: String, _ grocery: Grocery?) -> String {
        if let grocery { return FoodName.folded(grocery.name) }
        let stems = FoodName.stems(of: name, in: language)
        // No grocery is known by a sign.
        return stems.isEmpty ? FoodName.folded(name) : "~" + stems.joined(separator: " ")
    }

    /// The place in `all` of what a name means.
    func place(of name: String) -> Int? {
        if let found = names[name] { return found }
        let words = FoodName.words(of: name)
        guard !words.isEmpty, words.count <= 12 else { return nil }
        for left in stride(from: words.count, to: 0, by: -1) {
            for start in 0...(words.count - left) {
                let part = words[start..<(start + left)]
                guard isLoose(around: part, in: words), let found = place(ofExactly: part) else { continue }
                if !contradicts(around: part, in: words, found) { return found }
            }
        }
        return nil
    }

    /// The number of words of the longest name that begins with a stem; 0 where none does.
    func longestName(from stem: String) -> Int { lengths[stem] ?? 0 }

    /// The place in `all` of the grocery whose name or alias some folded words are, in singular or plural.
    func place(ofExactly words: ArraySlice<String>) -> Int? {
        let name = words.count == 1 ? words[words.startIndex] : words.joined(separator: " ")
        if let found = names[name] { return found }
        guard let found = stems[FoodName.stem(words, in: language)], found >= 0 else { return nil }
        return found
    }

    /// Whether what is left out around `part` leaves a food the same.
    private func isLoose(around part: ArraySlice<String>, in words: [String]) -> Bool {
        let (before, behind) = (words[..<part.startIndex], words[part.endIndex...])
        let isBehindAllowed = language != .english && language != .german
        guard behind.isEmpty || isBehindAllowed && FoodModifiers.areLoose(behind, in: language) else { return false }
        return FoodModifiers.areLoose(before, before: part.first, in: language)
    }

    /// Whether the words around `part` say that it is fresh, but the grocery found is a preserved one.
    private func contradicts(around part: ArraySlice<String>, in words: [String], _ found: Int) -> Bool {
        let isFresh = words.indices.contains {
            !part.indices.contains($0) && FoodModifiers.saysFresh(words[$0])
        }
        return isFresh && FoodModifiers.sayPreserved(FoodName.words(of: all[found].name))
    }
}

extension Groceries {
    /// Whether both are of the same groceries.
    public static func == (one: Groceries, other: Groceries) -> Bool {
        one.all == other.all && one.language == other.language
    }

    /// Hashes the groceries.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(all)
    }
}

extension Groceries {
    /// What a name in a recipe means: one grocery, or both of two that a word joins ("salt and pepper").
    ///
    /// Empty when it means none, also where only one of the two is a grocery. A grocery whose own name is so ("mac and
    /// cheese") is one.
    public func foods(in name: String) -> [Grocery] {
        if let one = find(name) { return [one] }
        let words = FoodName.words(of: name)
        guard words.count >= 3, words.count <= 12 else { return [] }
        let joints = Self.joints[language] ?? []
        for place in 1..<(words.count - 1) where joints.contains(words[place]) {
            guard let first = find(words[..<place].joined(separator: " ")) else { continue }
            let others = foods(in: words[(place + 1)...].joined(separator: " "))
            if !others.isEmpty { return [first] + others }
        }
        return []
    }

    /// A need by itself, or where it is of each of several foods the need of each ("1 tsp each of salt and pepper").
    func separate(_ need: FoodNeed) -> [FoodNeed] {
        guard need.isOfEach, find(need.name) == nil else { return [need] }
        return parts(of: need.name.replacing(",", with: " , ")).map { name in
            var part = need
            (part.name, part.isOfEach) = (name, false)
            return part
        }
    }

    /// Whether a word joins two foods in a name.
    func isJoined(_ name: String) -> Bool {
        let joints = Self.joints[language] ?? []
        return FoodName.words(of: name).dropFirst().dropLast().contains { joints.contains($0) }
    }

    /// The foods that words join in a name, as they are written.
    func parts(of name: String) -> [String] { parts(of: name, joinedBy: [","]) }

    /// The foods of a name of which one will do, or all are needed: "butter or oil", "tomatoes, mozzarella and basil".
    func alternatives(in name: String) -> [String] {
        let parted = name.replacing(",", with: " , ").replacing("/", with: " / ")
        return parts(of: parted, joinedBy: Self.choices.union([",", "/", "&"]))
    }

    private func parts(of name: String, joinedBy signs: Set<String>) -> [String] {
        let joints = Self.joints[language] ?? []
        let words = name.split(whereSeparator: \.isWhitespace)
        return words.split { signs.contains($0.lowercased()) || joints.contains(FoodName.folded(String($0))) }.map {
            $0.joined(separator: " ")
        }
    }

    private static let choices: Set<String> = ["or", "o", "od", "oppure", "oder", "ou", "u"]

    private static let joints: [KitchenLanguage: Set<String>] = [
        .english: ["and", "plus"], .italian: ["e", "ed"], .german: ["und"],
        .french: ["et"], .spanish: ["y", "e"],
    ]
}
