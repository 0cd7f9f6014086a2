/// The language that a site is written in, by its BCP 47 tag.
///
/// ```swift
/// let language = Language(tag: "de_ch")
/// language.tag       // "de-CH", for the `lang` attribute
/// language.lineage   // ["de-CH", "de"]
/// ```
public struct Language: Hashable, Sendable {
    /// The whole tag in its usual letters (`en`, `de-AT`, `zh-Hant-TW`).
    public let tag: String
    /// How numbers and money are written there.
    public let numbers: NumberStyle

    /// The bytes of the longest tag that is read; no registered one is longer than 35 (RFC 5646, 4.4.1).
    public static let longestTag = 64

    /// The language of a tag, in any case and with hyphens or underscores.
    public init(tag: String) {
        self.tag = Self.canonical(tag)
        numbers = NumberStyle.of(Self.lineage(of: self.tag))
    }

    /// The primary subtag, in lower case: `de` for `de-AT`.
    public var code: String { String(tag.prefix { $0 != "-" }) }

    /// The tag and what it falls back to, the closest first: `de-CH`, `de`, or `es-MX`, `es-419`, `es`. Each names a strings
    /// file.
    public var lineage: [String] { Self.lineage(of: tag) }

    /// English: what a site without a language is written in.
    public static let english = Language(tag: "en")

    private static func lineage(of tag: String) -> [String] {
        let parts = tag.split(separator: "-")
        let tags = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
        guard tags.last == "es", latinAmerica.contains(String(parts[parts.count - 1])) else { return tags }
        return tags.dropLast() + ["es-419", "es"]
    }

    /// Where Spanish is that of Latin America first (Unicode CLDR, `parentLocales`).
    private static let latinAmerica: Set<String> = [
        "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY",
        "SV",
        "US", "UY", "VE",
    ]

    /// The letters as RFC 5646, 2.1.1 recommends: a region in capitals, a script with one, all else in lower case.
    private static func canonical(_ tag: String) -> String {
        let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
        return parts.enumerated().map { place, part in
            guard place > 0, part.allSatisfy(\.isLetter) else { return String(part) }
            return part.count == 2 ? part.uppercased() : part.count == 4 ? part.capitalizedASCII : String(part)
        }.joined(separator: "-")
    }
}

extension Substring {
    fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst() }
}
