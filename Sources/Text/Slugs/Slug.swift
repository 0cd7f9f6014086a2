/// Makes the part of an address that stands for a name: `Crème brûlée (für 4)` becomes `creme-brulee-fur-4`.
public enum Slug {
    /// The slug of a text as the name of a file or folder: what Windows takes for a device (`con`) has `-1` behind it.
    public static func make(_ text: String) -> String { text.utf8Bytes { make($0) } }

    /// The same of a text in UTF-8.
    public static func make(_ text: UnsafeBufferPointer<UInt8>) -> String {
        let slug = ofWords(text)
        return FileName.isDevice(slug) ? slug + "-1" : slug
    }

    /// Letters and digits of `text` in lowercase, everything between them as one hyphen; without any, as 🍕, the numbers of
    /// its signs, `u1f355`, and "section" for a text of ASCII signs alone.
    ///
    /// Latin letters lose their marks (à → a, ß → ss, ø → o); letters of other scripts stay, with the marks that
    /// belong to them. The result depends on the text alone, not on a language. It is never longer than ``longest``: of a
    /// longer one the beginning stays, with a number that stands for all of it.
    public static func ofWords(_ text: String) -> String { text.utf8Bytes { ofWords($0) } }

    /// The bytes that a slug may have, so that it can be the name of a file.
    public static let longest = 200

    private static func ofWords(_ text: UnsafeBufferPointer<UInt8>) -> String {
        let slug = isASCII(text) ? ofASCII(text) : ofAny(String(decoding: text, as: UTF8.self))
        return slug.utf8.count <= longest ? slug : shortened(slug)
    }

    /// Adds the words of `text`, as slugs spell them and each with a space behind it, to `words`: `Crème brûlée (für 4)` gives
    /// "creme brulee fur 4 ". A text without letters and digits has none.
    public static func appendWords(of text: String, to words: inout [UInt8]) {
        text.utf8Bytes { text in
            if isASCII(text) { return appendASCIIWords(of: text, to: &words) }
            let slug = ofAny(String(decoding: text, as: UTF8.self), elseSigns: false)
            guard !slug.isEmpty else { return }
            words += slug.utf8.lazy.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }
            words.append(UInt8(ascii: " "))
        }
    }

    /// The ligatures, and the letters that are no others with marks, each with the ASCII letters that it becomes.
    public static var spelledLetters: [(letter: Character, ascii: String)] {
        LatinFold.others.flatMap { group in group.letters.map { ($0, group.ascii) } }
    }

    private static func appendASCIIWords(of text: UnsafeBufferPointer<UInt8>, to words: inout [UInt8]) {
        // Made apart and added at once: the words of all recipes go through here.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 1) { folded in
            var (count, isInWord) = (0, false)
            for byte in text {
                let isWord = isASCIIWord(Unicode.Scalar(byte))
                guard isWord || isInWord else { continue }
                folded[count] = !isWord ? UInt8(ascii: " ") : (0x41...0x5A).contains(byte) ? byte + 32 : byte
                count += 1
                isInWord = isWord
            }
            if isInWord {
                folded[count] = UInt8(ascii: " ")
                count += 1
            }
            words += folded[..<count]
        }
    }

    private static func shortened(_ slug: String) -> String {
        var start = slug.utf8.prefix(longest - 17)
        while let last = start.last, String(start) == nil || last == UInt8(ascii: "-") { start.removeLast() }
        return String(Substring(start)) + "-" + String(FNV1a.hash(of: slug.utf8), radix: 16)
    }

    private static func isASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var seen: UInt8 = 0
        for byte in text { seen |= byte }
        return seen < 0x80
    }

    /// The slug of a text that is ASCII, as most are.
    private static func ofASCII(_ text: UnsafeBufferPointer<UInt8>) -> String {
        let slug = String(unsafeUninitializedCapacity: text.count) { slug in
            var (count, isHyphenDue) = (0, false)
            for byte in text {
                guard isASCIIWord(Unicode.Scalar(byte)) else {
                    isHyphenDue = count > 0
                    continue
                }
                // A hyphen stands for one byte or more of the text, so there is room for it.
                if isHyphenDue { slug[count] = UInt8(ascii: "-") }
                count += isHyphenDue ? 1 : 0
                isHyphenDue = false
                slug[count] = (0x41...0x5A).contains(byte) ? byte + 32 : byte
                count += 1
            }
            return count
        }
        return slug.isEmpty ? "section" : slug
    }

    private static func ofAny(_ text: String, elseSigns: Bool = true) -> String {
        var slug = String.UnicodeScalarView()
        var isHyphenDue = false
        for scalar in text.unicodeScalars {
            if isASCIIWord(scalar) {
                append([scalar], to: &slug, &isHyphenDue)
            } else if isWord(scalar) {
                append(folded(scalar), to: &slug, &isHyphenDue)
            } else if !isDroppedMark(scalar) {
                isHyphenDue = true
            }
        }
        return slug.isEmpty && elseSigns ? ofSigns(text) : String(slug)
    }

    /// The slug of a text without letters and digits: different texts have different ones.
    private static func ofSigns(_ text: String) -> String {
        let signs = text.unicodeScalars.filter { $0.value > 0x20 && !$0.properties.isVariationSelector }
        return signs.isEmpty ? "section" : signs.map { "u" + String($0.value, radix: 16) }.joined(separator: "-")
    }

    private static func append(
        _ scalars: some Sequence<Unicode.Scalar>, to slug: inout String.UnicodeScalarView, _ isHyphenDue: inout Bool
    ) {
        if isHyphenDue, !slug.isEmpty { slug.append("-") }
        isHyphenDue = false
        for scalar in scalars {
            let isUpper = ("A"..."Z").contains(scalar)
            slug.append(isUpper ? Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) + 32) : scalar)
        }
    }

    private static func isASCIIWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: false
        }
    }

    private static func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        scalar.properties.lowercaseMapping.unicodeScalars.flatMap { lower -> [Unicode.Scalar] in
            if let ascii = LatinFold.ascii(lower) { return Array(ascii.unicodeScalars) }
            return isDroppedMark(lower) ? [] : [lower]
        }
    }

    /// Letters, decimal digits, and the marks without which words of many scripts cannot be spelled.
    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: true
        case .nonspacingMark, .spacingMark: !isDroppedMark(scalar) && !scalar.properties.isVariationSelector
        default: false
        }
    }

    /// The accents that Unicode combines with letters of the European scripts.
    private static func isDroppedMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }
}
