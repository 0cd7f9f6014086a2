import Text

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// All that a search can find, by the words of each.
///
/// ```swift
/// let entries: [SearchEntry]
/// let index = SearchIndex(entries)
/// index.find(SearchQuery("tomatto")).hits.first?.entry.title    // "Tomato soup"
/// ```
///
/// The pages of a site search the same index by the same rules (`templates/assets/search.js`); `Tests/Cases/search.txt` holds
/// both to what is expected.
public struct SearchIndex: Sendable {
    /// What has a word: the number of an entry, and the fields in which the word stands there, as bits.
    public struct Posting: Hashable, Sendable {
        /// The place of the entry among all.
        public let entry: Int32
        /// The sum of the numbers of the fields.
        public fileprivate(set) var fields: UInt8
    }

    /// What can be found, in order of slug.
    public let entries: [SearchEntry]
    /// The words of all, each once, in order of their bytes.
    public let terms: [String]
    /// What has each of the words, in order.
    public let postings: [[Posting]]

    /// The index of these entries, which may come in any order.
    public init(_ entries: [SearchEntry]) {
        // Their slugs are compared, and the entries moved once: they are large.
        let places = entries.indices.map { (start: TextStart(entries[$0].slug), number: $0) }.sorted { one, other in
            one.start == other.start ? entries[one.number] < entries[other.number] : one.start < other.start
        }
        self.entries = places.map { entries[$0.number] }
        var gathered = GatheredTerms()
        for number in places.indices { gathered.add(self.entries[number].text, of: Int32(number)) }
        let order = gathered.order
        terms = order.map { gathered.terms[$0] }
        postings = order.map { gathered.postings[$0] }
    }

    /// The place of a term among all; nil when nothing has it.
    func place(of term: String) -> Int? {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].isBefore(term) { low = middle + 1 } else { high = middle }
        }
        return low < terms.count && terms[low] == term ? low : nil
    }
}

extension SearchIndex {
    /// What tells it from other indices: a hash of all entries, and of the phrases that are understood.
    public var digest: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        SearchPhrases.add(to: &hash)
        for number in entries.indices { entries[number].add(to: &hash) }
        return hash
    }
}

extension SearchEntry {
    fileprivate func add(to hash: inout UInt64) {
        hash.mix(UInt8(truncatingIfNeeded: kind.rawValue))
        for text in [slug, title] {
            text.utf8Bytes { for byte in $0 { hash.mix(byte) } }
            hash.mix(0)
        }
        text.add(to: &hash)
        guard let dish else { return }
        hash.mix(dish.diet.vegetarian)
        hash.mix(dish.diet.vegan)
        for allergen in Allergen.allCases { hash.mix(dish.diet.allergens.answer(for: allergen)) }
        for byte in String(dish.minutes ?? -1).utf8 { hash.mix(byte) }
    }
}

extension UInt64 {
    /// Takes a byte up into an FNV-1a hash.
    mutating func mix(_ byte: UInt8) { self = (self ^ UInt64(byte)) &* 0x100_0000_01B3 }

    fileprivate mutating func mix(_ answer: Certainty) { mix(answer == .yes ? 1 as UInt8 : answer == .no ? 2 : 3) }
}

/// The words of entries, in the order in which they come.
private struct GatheredTerms {
    var terms: [String] = []
    var postings: [[SearchIndex.Posting]] = []
    /// One more than the number of a term, at the first free place from where the hash of its bytes leads. At least half of
    /// the places are free: there are many more words than terms, and most are no String before they are found here.
    private var places = [Int32](repeating: 0, count: 1_024)

    mutating func add(_ text: SearchText, of entry: Int32) {
        text.forEach { word, field in
            let number = number(of: word)
            if let last = postings[number].indices.last, postings[number][last].entry == entry {
                postings[number][last].fields |= field
            } else {
                postings[number].append(SearchIndex.Posting(entry: entry, fields: field))
            }
        }
    }

    private mutating func number(of word: ArraySlice<UInt8>) -> Int {
        let place = word.withUnsafeBufferPointer { self.place(of: $0) }
        if places[place] > 0 { return Int(places[place]) - 1 }
        terms.append(String(decoding: word, as: UTF8.self))
        postings.append([])
        places[place] = Int32(terms.count)
        if terms.count * 2 > places.count { grow() }
        return terms.count - 1
    }

    /// Where the number of a word stands, or is to stand.
    private func place(of word: UnsafeBufferPointer<UInt8>) -> Int {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(word))
        var place = hasher.finalize() & (places.count - 1)
        while places[place] > 0, !terms[Int(places[place]) - 1].has(word) {
            place = (place + 1) & (places.count - 1)
        }
        return place
    }

    private mutating func grow() {
        places = [Int32](repeating: 0, count: places.count * 4)
        for (number, term) in terms.enumerated() { places[term.utf8Bytes { place(of: $0) }] = Int32(number + 1) }
    }

    /// The numbers of the terms in order of their bytes.
    var order: [Int] {
        terms.indices.map { (start: TextStart(terms[$0]), number: $0) }.sorted { one, other in
            one.start == other.start
                ? terms[one.number].isBefore(terms[other.number]) : one.start < other.start
        }.map(\.number)
    }
}

extension String {
    /// Whether its bytes are these.
    fileprivate func has(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        utf8Bytes { bytes in
            guard bytes.count == word.count, let one = bytes.baseAddress, let two = word.baseAddress else {
                return bytes.count == word.count
            }
            return memcmp(one, two, word.count) == 0
        }
    }
}
