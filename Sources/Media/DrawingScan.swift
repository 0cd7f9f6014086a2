/// Reads an SVG file as strictly as can be, and stops at the first thing that it does not know.
///
/// A drawing that passes is made of elements and attributes of ``DrawingWords`` alone, with no names of other languages in
/// it, and refers to nothing but its own parts; so there is nothing in it that a browser could run or fetch. It is well-formed
/// XML 1.0 in UTF-8, without DOCTYPE, entities of its own, CDATA sections and processing instructions.
struct DrawingScan {
    private static let deepest = 256

    private let text: [UInt8]
    private var index = 0
    private var open: [String] = []
    private var hasRoot = false

    /// The first problem of a file; nil for a plain drawing.
    static func problem(in bytes: [UInt8]) -> DrawingProblem? {
        var scan = DrawingScan(text: bytes)
        do throws(DrawingProblem) {
            try scan.run()
            return nil
        } catch {
            return error
        }
    }

    private init(text: [UInt8]) {
        self.text = text
    }

    private mutating func run() throws(DrawingProblem) {
        guard text.count <= SafeFileType.largestDrawing else { throw problem("it is larger than 1 MiB") }
        guard let all = String(validating: text, as: UTF8.self), all.unicodeScalars.allSatisfy(\.isInXML) else {
            throw problem("it is not text in UTF-8")
        }
        _ = skip("\u{FEFF}")
        try readDeclaration()
        while index < text.count { try readNext() }
        if let name = open.last { throw problem("<\(name)> is not closed") }
        guard hasRoot else { throw problem("it has no <svg>") }
    }

    /// `<?xml version="1.0" encoding="UTF-8"?>`, which is no processing instruction.
    private mutating func readDeclaration() throws(DrawingProblem) {
        guard skip("<?xml ") else { return }
        let start = index
        while index < text.count, !rest.starts(with: "?>".utf8) { index += 1 }
        let words = String(decoding: text[start..<index], as: UTF8.self).lowercased()
            .replacing("'", with: "\"").split(separator: " ")
        let known = ["version=\"1.0\"", "encoding=\"utf-8\"", "standalone=\"no\"", "standalone=\"yes\""]
        guard words.first == "version=\"1.0\"", words.allSatisfy({ known.contains(String($0)) }), skip("?>") else {
            throw problem("its first line is not <?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        }
    }

    private mutating func readNext() throws(DrawingProblem) {
        if skip("<!--") {
            try readComment()
        } else if skip("</") {
            try readEnd()
        } else if rest.first != UInt8(ascii: "<") {
            try readText()
        } else if rest.starts(with: "<!".utf8) || rest.starts(with: "<?".utf8) {
            throw problem("a DOCTYPE, CDATA section or processing instruction is no part of a drawing")
        } else {
            index += 1
            try readStart()
        }
    }

    private mutating func readComment() throws(DrawingProblem) {
        while index < text.count, !rest.starts(with: "--".utf8) { index += 1 }
        guard skip("-->") else { throw problem("a comment is not closed") }
    }

    private mutating func readEnd() throws(DrawingProblem) {
        let name = readName()
        skipSpace()
        guard open.last == name, skip(">") else { throw problem("</\(name)> closes nothing") }
        open.removeLast()
    }

    private mutating func readText() throws(DrawingProblem) {
        let start = index
        while let byte = rest.first, byte != UInt8(ascii: "<") { index += 1 }
        let value = try decoded(text[start..<index])
        if open.isEmpty, !value.allSatisfy(\.isWhitespace) { throw problem("there is text outside of <svg>") }
        if open.last == "style", !DrawingStyle.isPlain(value) {
            throw problem("the style refers to something outside the drawing")
        }
        if value.contains("]]>") { throw problem("\"]]>\" is no part of a drawing") }
    }

    private mutating func readStart() throws(DrawingProblem) {
        let name = readName()
        guard DrawingWords.elements.contains(name) else { throw problem("<\(name)> is no element of a drawing") }
        guard open.isEmpty ? name == "svg" && !hasRoot : open.count < Self.deepest else {
            throw problem(open.isEmpty ? "it is not one <svg>" : "it is nested too deep")
        }
        let isRoot = !hasRoot
        hasRoot = true
        let names = try readAttributes(of: name)
        if isRoot, !names.contains("xmlns") { throw problem("<svg> has no xmlns=\"\(DrawingWords.svg)\"") }
        if skip("/>") { return }
        guard skip(">") else { throw problem("<\(name)> is not closed") }
        open.append(name)
    }

    private mutating func readAttributes(of element: String) throws(DrawingProblem) -> Set<String> {
        var names: Set<String> = []
        while true {
            let hasSpace = skipSpace()
            guard let byte = rest.first, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") else { return names }
            let name = readName()
            guard hasSpace, !name.isEmpty, names.insert(name).inserted else {
                throw problem("the attributes of <\(element)> cannot be read")
            }
            let value = try readValue(of: name)
            guard DrawingWords.allows(name, value) else {
                throw problem("\(name)=\"\(value.prefix(40))\" is no attribute of a plain drawing")
            }
        }
    }

    private mutating func readValue(of name: String) throws(DrawingProblem) -> String {
        skipSpace()
        guard skip("=") else { throw problem("the attribute \(name) has no value") }
        skipSpace()
        guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw problem("the value of \(name) has no quotes")
        }
        index += 1
        let start = index
        while let byte = rest.first, byte != quote, byte != UInt8(ascii: "<") { index += 1 }
        guard rest.first == quote else { throw problem("the value of \(name) is not closed") }
        defer { index += 1 }
        return try decoded(text[start..<index])
    }

    /// A text with the characters that its references mean: the five of XML by name, and all by number.
    private func decoded(_ bytes: ArraySlice<UInt8>) throws(DrawingProblem) -> String {
        let parts = String(decoding: bytes, as: UTF8.self).split(separator: "&", omittingEmptySubsequences: false)
        var text = String(parts.first ?? "")
        for part in parts.dropFirst() {
            guard let end = part.firstIndex(of: ";"), let scalar = Self.scalar(part[..<end]), scalar.isInXML else {
                throw problem("&\(part.prefix(10)) is no character")
            }
            text.unicodeScalars.append(scalar)
            text += part[part.index(after: end)...]
        }
        return text
    }

    private static func scalar(_ reference: Substring) -> Unicode.Scalar? {
        let named: [Substring: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
        if let scalar = named[reference] { return scalar }
        guard reference.first == "#" else { return nil }
        let digits = reference.dropFirst()
        let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap { Unicode.Scalar($0) }
    }

    private var rest: ArraySlice<UInt8> { text[index...] }

    private mutating func skip(_ mark: StaticString) -> Bool {
        let bytes = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
        guard rest.starts(with: bytes) else { return false }
        index += bytes.count
        return true
    }

    @discardableResult private mutating func skipSpace() -> Bool {
        let start = index
        while let byte = rest.first, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
        return index > start
    }

    private mutating func readName() -> String {
        let start = index
        while let byte = rest.first, byte.isInName { index += 1 }
        return String(decoding: text[start..<index], as: UTF8.self)
    }

    private func problem(_ reason: String) -> DrawingProblem {
        DrawingProblem(line: 1 + text[..<min(index, text.count)].count { $0 == UInt8(ascii: "\n") }, reason: reason)
    }
}

extension UInt8 {
    /// Whether the byte stands in the names that drawings have: letters, digits and `-_.:`.
    fileprivate var isInName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
            UInt8(ascii: ":"):
            true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// Whether XML 1.0 allows the character (production 2, Char).
    fileprivate var isInXML: Bool {
        value >= 0x20 && value != 0xFFFE && value != 0xFFFF || [0x09, 0x0A, 0x0D].contains(value)
    }
}
