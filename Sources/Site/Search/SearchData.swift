import Kitchen
import Text

/// The search index as scripts that a browser loads one by one, as it needs them.
///
/// | script | holds | loaded |
/// | --- | --- | --- |
/// | `terms` | all words, and which of the others has what of each | at the first search |
/// | `words-N` | what has each of some words | for a search that one of them matches |
/// | `dishes` | diet, allergens and time of each dish | for a search with a filter |
/// | `cards-N` | names and pictures of 4,096 results | to show one of them; up to three with the first search |
///
/// The index is made when the first of them is asked for.
struct SearchData: Sendable {
    private let count: @Sendable () -> Int
    private let data: Lazy<MadeSearchData>

    /// The data of so many entries, which `make` gives with their pictures, and with what is said of drinks, by slug.
    init(
        count: @escaping @Sendable () -> Int,
        make:
            @escaping @Sendable () -> (
                SearchIndex, pictures: SearchPictures, drinks: [String: [String]]
            )
    ) {
        self.count = count
        data = Lazy {
            let (index, pictures, drinks) = make()
            return MadeSearchData(
                index: index, pictures: pictures, drinks: drinks, shards: Self.wordScripts(of: count()))
        }
    }

    /// How many scripts of words there are: of a recipe's words some 50 bytes are in one.
    var wordScripts: Int { Self.wordScripts(of: count()) }
    private static func wordScripts(of count: Int) -> Int { count / 250 + 1 }
    /// How many scripts of cards there are.
    var cardScripts: Int { (count() + MadeSearchData.block - 1) / MadeSearchData.block }

    /// The data, made once.
    var value: MadeSearchData { data.value }
}

/// The pictures that a search shows.
struct SearchPictures: Sendable {
    /// Their addresses by kind and slug.
    let addresses: [SearchEntry.Kind: [String: String]]
    /// What tells the photographs among them from those of another build; 0 where there are none.
    let stamp: UInt64
}

/// The search index of a site, with how it is written for browsers.
struct MadeSearchData: Sendable {
    let index: SearchIndex
    private let pictures: SearchPictures
    /// What is said of drinks, by slug.
    private let drinks: [String: [String]]
    /// Where the terms of each script of words begin, and where all end.
    private let starts: [Int]
    /// What tells these data from those of another build.
    let stamp: String

    /// How many entries a script of cards has: ten of ten scripts take a browser longer than one of ten times the size.
    static let block = 4096

    init(
        index: SearchIndex, pictures: SearchPictures, drinks: [String: [String]], shards: Int
    ) {
        (self.index, self.pictures, self.drinks) = (index, pictures, drinks)
        starts = Self.starts(of: index, shards: shards)
        let notes = drinks.sorted { $0.key < $1.key }.flatMap { [$0.key] + $0.value }.joined(separator: "\n")
        stamp = String(index.digest ^ FNV1a.hash(of: Array(notes.utf8)) ^ pictures.stamp, radix: 36)
    }

    /// Parts the terms so that each script has about as much.
    private static func starts(of index: SearchIndex, shards: Int) -> [Int] {
        let all = index.postings.reduce(0) { $0 + $1.count }
        var (starts, before) = ([0], 0)
        for place in index.postings.indices {
            while starts.count < shards, before * shards >= all * starts.count, before > 0 { starts.append(place) }
            before += index.postings[place].count
        }
        while starts.count < shards { starts.append(index.postings.count) }
        return starts + [index.postings.count]
    }

    /// The scripts of cards that a browser loads with those of words: ten results of few blocks need nearly all of
    /// them, and of results that match as well the first come first.
    private var likelyCards: [String] {
        let blocks = (index.entries.count + Self.block - 1) / Self.block
        return (0..<(blocks > 3 ? 1 : blocks)).map { "cards-\($0)" }
    }

    /// All words, and where each script of words begins.
    var terms: [UInt8] {
        script(
            "terms",
            .object([
                .init("count", .number(index.entries.count)), .init("block", .number(Self.block)),
                .init("likely", .list(likelyCards.map { .text($0) })),
                .init("starts", .list(starts.dropLast().map { .number($0) })),
                .init("terms", .text(CompactNumbers.folded(index.terms))),
                .init("spelled", .object(Slug.spelledLetters.map { .init(String($0.letter), .text($0.ascii)) })),
                .init("phrases", .list(SearchPhrases.rows.map { .list([.text($0.meaning), .text($0.words)]) })),
            ]))
    }

    /// What has each of the words of a script: for each the steps from one entry to the next, times 8, with its fields.
    func words(_ number: Int) -> [UInt8] {
        let lists = index.postings[starts[number]..<starts[number + 1]].map { postings in
            var text = CompactNumbers()
            var last = -1
            for posting in postings {
                text.append((Int(posting.entry) - last) * 8 + Int(posting.fields))
                last = Int(posting.entry)
            }
            return JSONValue.text(text.text)
        }
        return script("words-\(number)", .list(lists))
    }

    /// Eight digits for each entry: whether it is a dish with its diet, the minutes (two), and its allergens, three in a digit.
    var dishes: [UInt8] {
        var text = CompactNumbers()
        for entry in index.entries { text.append(entry.dish) }
        return script("dishes", .text(text.text))
    }

    /// The kinds, slugs, names and pictures of the entries of a block, each picture once, and what is said of its drinks.
    func cards(_ number: Int) -> [UInt8] {
        let entries = index.entries[number * Self.block..<min((number + 1) * Self.block, index.entries.count)]
        var paths = NumberedTexts()
        let pictured = entries.map { entry in
            pictures.addresses[entry.kind]?[entry.slug].map { paths.number(of: $0) } ?? -1
        }
        return script(
            "cards-\(number)",
            .object(
                [
                    .init("kinds", .list(entries.map { .number($0.kind.rawValue) })),
                    .init("slugs", .text(CompactNumbers.folded(entries.map(\.slug)))),
                    .init("titles", .list(entries.map { .text($0.title) })),
                    .init("pictured", .list(pictured.map { .number($0) })),
                    .init("pictures", .list(paths.texts.map { .text($0) })),
                ] + drinkNotes(of: entries)))
    }

    /// What is said of the drinks among entries, by their places; nothing where there are none.
    private func drinkNotes(of entries: ArraySlice<SearchEntry>) -> [JSONValue.Member] {
        if drinks.isEmpty { return [] }
        let notes = entries.enumerated().compactMap { place, entry -> JSONValue.Member? in
            guard entry.kind == .drink, let notes = drinks[entry.slug] else { return nil }
            return .init(String(place), .list(notes.map { .text($0) }))
        }
        return notes.isEmpty ? [] : [.init("drinks", .object(notes))]
    }

    private func script(_ name: String, _ value: JSONValue) -> [UInt8] {
        Array("kitchenData(\"search/\(name)\", \"\(stamp)\", ".utf8) + value.compact + Array(");\n".utf8)
    }
}

/// Texts, each once, with its number.
private struct NumberedTexts {
    private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]

    mutating func number(of text: String) -> Int {
        if let number = numbers[text] { return number }
        numbers[text] = texts.count
        texts.append(text)
        return texts.count - 1
    }
}

/// Numbers in letters, digits, `-` and `_`: each has five bits of its own and says whether more follow, the lowest first.
private struct CompactNumbers {
    private var bytes: [UInt8] = []
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func append(_ number: Int) {
        var rest = number
        while rest >= 32 {
            append(digit: rest % 32 + 32)
            rest /= 32
        }
        append(digit: rest)
    }

    /// Words in their order: of each how many letters it shares with the one before, the others, and a comma.
    static func folded(_ words: [String]) -> String {
        var text = CompactNumbers()
        var last = ""
        for word in words {
            let same = zip(last.utf16, word.utf16).prefix { $0 == $1 }.prefix(31)
            // Half of a pair of surrogates is no text.
            let shared = same.last.map { UTF16.isLeadSurrogate($0.0) } == true ? same.count - 1 : same.count
            text.append(shared)
            text.append(text: String(decoding: Array(word.utf16.dropFirst(shared)), as: UTF16.self) + ",")
            last = word
        }
        return text.text
    }

    mutating func append(digit: Int) { bytes.append(Self.digits[digit]) }

    mutating func append(text more: String) { bytes += more.utf8 }

    /// What filters ask of an entry, in eight digits.
    mutating func append(_ dish: SearchedDish?) {
        guard let dish else { return append(text: "AAAAAAAA") }
        append(digit: 1 + dish.diet.vegetarian.digit << 1 + dish.diet.vegan.digit << 3)
        let minutes = dish.minutes.map { min($0, 4_000) + 1 } ?? 0
        append(digit: minutes / 64)
        append(digit: minutes % 64)
        let answers = Allergen.allCases.map { dish.diet.allergens.answer(for: $0).digit } + [0]
        for place in stride(from: 0, to: answers.count, by: 3) {
            append(digit: answers[place] + answers[place + 1] << 2 + answers[place + 2] << 4)
        }
    }
}

extension Certainty {
    /// Two bits for it.
    fileprivate var digit: Int {
        switch self {
        case .unknown: 0
        case .yes: 1
        case .no: 2
        }
    }
}
