import CCMarkGFM
import Text

/// The extensions of CommonMark that a text has use for.
///
/// A parser without an extension does less: autolinks alone make it cut the text at every `w` and colon, and walk through
/// the tree twice more.
struct SyntaxExtensions: OptionSet {
    let rawValue: UInt8

    static let tables = SyntaxExtensions(rawValue: 1)
    static let strikethrough = SyntaxExtensions(rawValue: 2)
    static let autolinks = SyntaxExtensions(rawValue: 4)
    static let taskLists = SyntaxExtensions(rawValue: 8)

    static let all: SyntaxExtensions = [.tables, .strikethrough, .autolinks, .taskLists]

    /// Whether a parser with these changes the table of special characters that all parsers share.
    var changesSpecialCharacters: Bool { !isDisjoint(with: [.strikethrough, .autolinks]) }

    /// Adds them to a parser, in one order whatever they are.
    func attach(to parser: OpaquePointer) {
        for known in Self.registered where contains(known.syntax) {
            _ = cmark_parser_attach_syntax_extension(parser, known.pointer)
        }
    }

    /// The extensions of the library, which never go away.
    private nonisolated(unsafe) static let registered: [(syntax: SyntaxExtensions, pointer: OpaquePointer)] = {
        cmark_gfm_core_extensions_ensure_registered()
        let names = [
            (tables, "table"), (strikethrough, "strikethrough"), (autolinks, "autolink"), (taskLists, "tasklist"),
        ]
        return names.compactMap { syntax, name in
            cmark_find_syntax_extension(name).map { (syntax, $0) }
        }
    }()
}

/// What an autolink has in it: a scheme with `://`, `www.`, or the `@` of a mail address.
struct AddressSigns: OptionSet {
    let rawValue: UInt8

    static let scheme = AddressSigns(rawValue: 1)
    static let www = AddressSigns(rawValue: 2)
    static let at = AddressSigns(rawValue: 4)

    /// Whether one of them stands in a text.
    func stand(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        contains(.scheme) && text.searchForScheme() < text.count
            || contains(.www) && text.searchForWWW() < text.count
            || contains(.at) && text.search(for: UInt8(ascii: "@")) < text.count
    }
}

/// What a look at a text before it is parsed says of the extensions that it needs.
struct SyntaxNeeds: Equatable {
    /// Those that the text needs, and perhaps some that it does not.
    var extensions: SyntaxExtensions = []
    /// What stands in the text like part of a link, or as an entity: if the parsed text still has it outside links and
    /// code, as it hardly ever does, the text needs autolinks.
    var doubtful: AddressSigns = []
}
