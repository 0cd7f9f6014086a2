import Text

// Reading literal text.
extension MarkupPlace {
    /// Goes on by one byte. Throws when that makes a tag of the template before it unsafe.
    mutating func read(_ byte: UInt8) throws(UnsafePlace) {
        switch state {
        case .text: if byte == UInt8(ascii: "<") { state = .markupStart }
        case .content(let content): readContent(byte, content)
        case .markupStart: startMarkup(byte)
        case .declaration: readDeclaration(byte)
        case .comment(let dashes): readComment(byte, dashes)
        case .characterData(let brackets): readCharacterData(byte, brackets)
        case .endTag: if byte == UInt8(ascii: ">") { endTag() }
        case .value(let quote): try readValue(byte, quote)
        case .unquotedValue: readUnquoted(byte)
        case .seam:
            readInTag(byte)
            guard isMarkupSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") else {
                throw UnsafePlace(
                    message: "it depends on a section what this text means",
                    fix: "write a space between the section and the text")
            }
        case .tagName, .betweenAttributes, .attributeName, .afterAttributeName, .beforeValue, .afterValue:
            readInTag(byte)
        }
    }

    private mutating func startMarkup(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            state = .declaration
            pending = [byte]
        case UInt8(ascii: "/"): state = .endTag
        case UInt8(ascii: "<"): break
        case _ where isNameStart(byte):
            endTag()
            state = .tagName
            element.append(byte.asciiLowercased)
        default: state = .text
        }
    }

    private func isNameStart(_ byte: UInt8) -> Bool {
        let small = byte.asciiLowercased
        return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
            || isXML && (byte >= 0x80 || byte == UInt8(ascii: "_"))
    }

    private mutating func readDeclaration(_ byte: UInt8) {
        if byte == UInt8(ascii: ">") { return endTag() }
        guard pending.count < 9 else { return }
        pending.append(byte)
        if pending == Array("!--".utf8) { state = .comment(dashes: 2) }
        if isXML, pending == Array("![CDATA[".utf8) { state = .characterData(brackets: 0) }
    }

    private mutating func readComment(_ byte: UInt8, _ dashes: Int) {
        switch byte {
        case UInt8(ascii: "-"): state = .comment(dashes: min(2, dashes + 1))
        case UInt8(ascii: ">") where dashes >= 2: endTag()
        default: state = .comment(dashes: 0)
        }
    }

    private mutating func readCharacterData(_ byte: UInt8, _ brackets: Int) {
        switch byte {
        case UInt8(ascii: "]"): state = .characterData(brackets: min(2, brackets + 1))
        case UInt8(ascii: ">") where brackets >= 2: endTag()
        default: state = .characterData(brackets: 0)
        }
    }

    /// What comes next is text.
    private mutating func endTag() {
        state = .text
        element.removeAll(keepingCapacity: true)
        attribute.removeAll(keepingCapacity: true)
        scriptType = []
        url = URLPlace()
        pending = []
    }

    private mutating func readInTag(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: ">"): finishTag()
        case UInt8(ascii: "/"): state = .betweenAttributes
        case UInt8(ascii: "=") where state == .attributeName || state == .afterAttributeName: state = .beforeValue
        case _ where isMarkupSpace(byte): readSpaceInTag()
        default: readName(byte)
        }
    }

    private mutating func readSpaceInTag() {
        switch state {
        case .attributeName: state = .afterAttributeName
        case .beforeValue, .afterAttributeName: break
        default: state = .betweenAttributes
        }
    }

    private mutating func readName(_ byte: UInt8) {
        switch state {
        case .tagName: element.append(byte.asciiLowercased)
        case .attributeName: attribute.append(byte.asciiLowercased)
        case .beforeValue: startValue(byte)
        default:
            state = .attributeName
            attribute.removeAll(keepingCapacity: true)
            attribute.append(byte.asciiLowercased)
        }
    }

    private mutating func startValue(_ byte: UInt8) {
        url = URLPlace()
        if isScriptType { scriptType = [] }
        guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else {
            state = .unquotedValue
            return readUnquoted(byte)
        }
        state = .value(quote: byte)
    }

    private mutating func readValue(_ byte: UInt8, _ quote: UInt8) throws(UnsafePlace) {
        guard byte != quote else {
            state = .afterValue
            return
        }
        if isScriptType { scriptType.append(byte.asciiLowercased) }
        if isSourceSet { return try url.readOfSeveral(byte) }
        if URLPlace.isDecisive(byte), isURL { try url.read(byte) }
    }

    private mutating func readUnquoted(_ byte: UInt8) {
        if byte == UInt8(ascii: ">") { return finishTag() }
        if isMarkupSpace(byte) { state = .betweenAttributes } else if isScriptType { scriptType.append(byte) }
    }

    private mutating func finishTag() {
        guard let content else { return endTag() }
        state = .content(content)
        pending = []
        attribute = []
        url = URLPlace()
    }

    private mutating func readContent(_ byte: UInt8, _ content: Content) {
        if case .json(var json) = content {
            json.read(byte)
            state = .content(.json(json))
        }
        guard !pending.isEmpty || byte == UInt8(ascii: "<") else { return }
        let end = Array("</".utf8) + element
        if pending == end, byte == UInt8(ascii: ">") { return endTag() }
        if pending == end, isMarkupSpace(byte) || byte == UInt8(ascii: "/") {
            state = .endTag
            return
        }
        if pending.count < end.count, byte.asciiLowercased == end[pending.count] {
            pending.append(byte.asciiLowercased)
        } else {
            pending = byte == UInt8(ascii: "<") ? [byte] : []
        }
    }
}
