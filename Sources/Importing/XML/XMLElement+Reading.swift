import CExpat
import Text

extension XMLElement {
    /// Why a document cannot be read, at a line of it.
    struct Refusal: Error, Hashable {
        let line: Int
        /// One clause without a full stop: "mismatched tag".
        let reason: String
    }

    /// The deepest that elements of a document stand in one another.
    private static let deepest = 64

    /// The element that a document in UTF-8 is. A `&` that begins no entity, and entities of HTML, are what their writer meant.
    /// Throws what the parser has to say of the document.
    static func read(_ text: [UInt8]) throws(Refusal) -> XMLElement {
        do throws(Refusal) {
            return try parsed(text)
        } catch {
            guard error.reason != XMLBuilder.entities, let repaired = XMLRepair.repaired(text) else { throw error }
            return try parsed(repaired)
        }
    }

    private static func parsed(_ text: [UInt8]) throws(Refusal) -> XMLElement {
        // What the document says of its encoding was heeded.
        guard let parser = XML_ParserCreate("UTF-8") else { throw Refusal(line: 1, reason: "no room to read it") }
        defer { XML_ParserFree(parser) }
        let builder = XMLBuilder(parser, deepest: deepest)
        let status = withExtendedLifetime(builder) {
            builder.listen()
            return text.withUnsafeBytes { bytes in
                XML_Parse(
                    parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count), 1)
            }
        }
        if status == XML_STATUS_OK, let root = builder.root { return root }
        let line = Int(XML_GetCurrentLineNumber(parser))
        throw Refusal(line: line, reason: builder.problem ?? String(cString: XML_ErrorString(XML_GetErrorCode(parser))))
    }
}

/// Puts elements together as a parser meets them.
private final class XMLBuilder {
    /// The element that is the document, once it is closed.
    private(set) var root: XMLElement?
    /// What is said of a document that would have its words made longer and longer.
    static let entities = "it declares entities"
    /// Why reading was stopped.
    private(set) var problem: String?
    private let parser: XML_Parser
    private let deepest: Int
    private var open: [XMLElement] = []
    /// The text since the last tag, which comes in pieces.
    private var text = ""

    init(_ parser: XML_Parser, deepest: Int) { (self.parser, self.deepest) = (parser, deepest) }

    /// Has the parser call this; it must outlive the reading.
    func listen() {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser, { of($0)?.begin($1, $2) }, { data, _ in of(data)?.end() })
        XML_SetCharacterDataHandler(parser) { data, text, count in of(data)?.add(text, count) }
        XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in of(data)?.stop(XMLBuilder.entities) }
        XML_SetSkippedEntityHandler(parser) { data, name, _ in of(data)?.skip(name) }
    }

    private func begin(_ name: UnsafePointer<XML_Char>?, _ pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
        guard open.count < deepest else { return stop("elements stand more than \(deepest) deep in one another") }
        var attributes: [String: String] = [:]
        var place = 0
        while let key = pairs?[place], let value = pairs?[place + 1] {
            attributes[String(cString: key).lowercased()] = String(cString: value)
            place += 2
        }
        endText()
        open.append(XMLElement(name: name.map { String(cString: $0).lowercased() } ?? "", attributes: attributes))
    }

    private func end() {
        endText()
        guard let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].parts.append(.element(element)) }
    }

    private func add(_ piece: UnsafePointer<XML_Char>?, _ count: Int32) {
        guard let piece else { return }
        let bytes = UnsafeBufferPointer(start: piece, count: Int(count)).lazy.map { UInt8(bitPattern: $0) }
        text += String(decoding: bytes, as: UTF8.self)
    }

    private func endText() {
        if !text.isEmpty, !open.isEmpty { open[open.count - 1].parts.append(.text(text)) }
        text = ""
    }

    /// An entity that a document type elsewhere would say.
    private func skip(_ name: UnsafePointer<XML_Char>?) {
        if let name { text += XMLRepair.sign(String(cString: name)) }
    }

    private func stop(_ reason: String) {
        problem = problem ?? reason
        XML_StopParser(parser, XML_Bool(XML_FALSE))
    }
}

/// The builder that a parser calls.
private func of(_ data: UnsafeMutableRawPointer?) -> XMLBuilder? {
    data.map { Unmanaged<XMLBuilder>.fromOpaque($0).takeUnretainedValue() }
}
