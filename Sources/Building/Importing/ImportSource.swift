import Reading

/// Where a recipe is imported from.
public enum ImportSource: Hashable, Sendable {
    /// An address of the web.
    case address(String)
    /// A file, by its path.
    case file(String)
    /// A page that was read already: what is piped into a command.
    case page([UInt8])
    /// A recipe of an export: the name of that, and the path in it.
    case part(of: String, String)

    /// What a word on a command line or a line of a list means; `-` is the page that `piped` gives.
    public init(_ word: String, piped: () throws -> [UInt8]) rethrows {
        if word == "-" {
            self = .page(try piped())
        } else if word.lowercased().hasPrefix("http://") || word.lowercased().hasPrefix("https://") {
            self = .address(word)
        } else {
            self = .file(word)
        }
    }

    /// The addresses and files in a list: one on each line, without empty lines and those that begin with `#`.
    public static func list(_ text: [UInt8]) -> [ImportSource] {
        String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
            let start = line.drop(while: \.isWhitespace)
            guard let last = start.lastIndex(where: { !$0.isWhitespace }), !start.hasPrefix("#") else { return nil }
            return ImportSource(String(start[...last])) { [] }
        }
    }

    /// How messages name it.
    public var name: String {
        switch self {
        case .address(let address): address
        case .file(let path): path
        case .page: "standard input"
        case .part(let export, let path): "\(export): \(path)"
        }
    }
}

/// The form of a file that an import writes.
public enum ImportForm: String, CaseIterable, Sendable {
    /// Markdown with front matter.
    case markdown
    /// Cooklang.
    case cook

    /// What the file ends with.
    var ending: String { self == .cook ? "cook" : "md" }
}

/// What came of one import.
public struct ImportOutcome: Sendable {
    /// A recipe that was written, or with `--dry-run` would be.
    public struct Written: Sendable {
        /// The path of its file in the site.
        public var path: String
        /// The path of its picture in the site; nil where it has none.
        public var picture: String?
        /// Its title.
        public var title: String
        /// How many ingredients it has.
        public var ingredients: Int
        /// How many steps it has.
        public var steps: Int
        /// The text of the file.
        public var text: String
        /// What a reader should know, a clause each.
        public var notes: [String]
        /// What was done to the file, where it is no recipe; nil for a recipe.
        public var change: Change?
    }

    /// What was done to a file that is no recipe.
    public enum Change: Hashable, Sendable {
        /// It was made.
        case made
        /// Something was added: "3 groceries".
        case added(String)
        /// All was there already.
        case none
    }

    /// Where it came from.
    public let source: ImportSource
    /// The recipe, or why there is none.
    public let result: Result<Written, ImportFailure>
}

/// Why a recipe could not be imported, or a backup not be read. Nothing of it was written.
public struct ImportFailure: Error, Sendable {
    /// What kind of thing is at fault, which decides how a command ends.
    public enum Kind: Sendable {
        /// The page.
        case content
        /// A file or the network.
        case system
        /// What was asked for.
        case usage
    }

    /// What is at fault.
    public let kind: Kind
    /// One clause without a full stop.
    public let reason: String
    /// Further facts.
    public var notes: [String] = []
    /// What to do about it.
    public var fix: String?
}
