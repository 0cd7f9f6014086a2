import Kitchen
import Text

/// Why a list, the pantry or the favourites could not be changed as asked. Nothing was changed.
public enum EditFailure: Error, Hashable, Sendable {
    /// Nothing is called so; with the name that is spelled most like it.
    case notFound(String, nearest: String?)
    /// Several things could be meant, in the order of the file.
    case ambiguous(String, among: [String])
    /// It is as it should become already.
    case unchanged(String)
    /// There is less than is to be taken; with what there is.
    case notEnough(String, there: [Quantity])
    /// What is to be taken cannot be compared with what there is, which is empty where the file does not say how much.
    case incomparable(String, there: [Quantity])
    /// A line is of several things, of which only one is to go.
    case notAlone(String)
    /// The new text is empty.
    case empty
    /// The file cannot be read as what it should be, so that a change could do harm.
    case unreadable(String)
}

extension EditFailure: CustomStringConvertible {
    /// What is wrong: one sentence without a full stop.
    public var description: String {
        switch self {
        case .notFound(let name, _): "nothing is called \"\(name)\""
        case .ambiguous(let name, let names):
            "\"\(name)\" could be any of " + names.map { "\"\($0)\"" }.joined(separator: ", ")
        case .unchanged(let name): "\"\(name)\" is so already"
        case .notEnough(let name, let there): "there is not so much \(name): only \(Self.text(there))"
        case .incomparable(let name, let there):
            there.isEmpty
                ? "how much \(name) there is, is not written"
                : "that amount of \(name) cannot be compared with \(Self.text(there))"
        case .notAlone(let line): "\"\(line)\" is a line of several things"
        case .empty: "the text is empty"
        case .unreadable(let file): "\(file) has to be corrected first"
        }
    }

    /// What to do about it, as an imperative sentence or a question; nil where that is plain.
    public var fix: String? {
        switch self {
        case .notFound(_, let nearest): nearest.map { "did you mean \"\($0)\"?" }
        case .ambiguous: "say more of its words"
        case .notEnough: "take less"
        case .incomparable(let name, let there):
            there.isEmpty
                ? "leave the amount out to take all, as in \"\(name)\"" : "say it in a unit that it is kept in"
        case .unreadable: "see `forno check`"
        case .notAlone: "change it in the file"
        case .empty: "write what it is, as in \"2 kg mozzarella\""
        case .unchanged: nil
        }
    }

    private static func text(_ quantities: [Quantity]) -> String {
        quantities.map { QuantityFormat(language: .english).written($0) }.joined(separator: " and ")
    }
}
