import Text

/// Where a word stands in what is searched.
public enum SearchField: UInt8, CaseIterable, Sendable {
    case title = 1
    /// The name of a tag.
    case tag = 2
    case ingredient = 4

    /// What a word counts that stands there.
    var weight: Int {
        switch self {
        case .title: 8
        case .tag: 4
        case .ingredient: 2
        }
    }
}

/// The words by which something is found, folded as slugs are: in lower case and without accents.
///
/// It is kept as one text, since a site may have very many recipes: each word has a space behind it, and the number of a
/// field stands before its words.
public struct SearchText: Hashable, Sendable {
    private var bytes: [UInt8] = []

    /// No words.
    public init() {}

    /// Adds the words of texts that stand in a field.
    public mutating func add(_ texts: some Sequence<String>, in field: SearchField) {
        bytes.append(field.rawValue)
        for text in texts { Slug.appendWords(of: text, to: &bytes) }
    }

    /// Adds a tag: its words, and its slug as one word behind `#`, by which exactly that tag is found.
    public mutating func add(tag: String, slug: String) {
        add([tag], in: .tag)
        bytes.append(UInt8(ascii: "#"))
        bytes += slug.utf8
        bytes.append(UInt8(ascii: " "))
    }

    /// Looks at the words one after the other, each with its field, by the number of that.
    func forEach(_ look: (ArraySlice<UInt8>, UInt8) -> Void) {
        var (field, start) = (0 as UInt8, 0)
        for (place, byte) in bytes.enumerated() {
            if byte < 8 {
                (field, start) = (byte, place + 1)
            } else if byte == UInt8(ascii: " ") {
                look(bytes[start..<place], field)
                start = place + 1
            }
        }
    }

    /// Takes the words up into a hash.
    func add(to hash: inout UInt64) { for byte in bytes { hash.mix(byte) } }

    /// The words of a text, as they are looked for.
    public static func words(of text: String) -> [String] {
        var bytes: [UInt8] = []
        Slug.appendWords(of: text, to: &bytes)
        return bytes.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension SearchText {
    /// That of a recipe, but for its tags.
    public init(_ recipe: borrowing Recipe) {
        bytes.reserveCapacity(256)
        add([recipe.summary.title], in: .title)
        for group in recipe.groups { add(group.ingredients.lazy.map(\.line.food), in: .ingredient) }
    }
}

extension SearchText: FieldValue {
    /// Writes all that it is.
    public func write(to fields: inout FieldWriter) { fields.add(bytes: bytes) }
    /// What stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) { bytes = Array(try fields.part()) }
}
