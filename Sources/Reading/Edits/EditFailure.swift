import Kitchen

/// Why a list, the pantry or the favourites could not be changed as asked. Nothing was changed.
public enum EditFailure: Error, Hashable, Sendable {
    /// Nothing is called so; with the name that is spelled most like it.
    case notFound(String, nearest: String?)
    /// Several things could be meant, in the order of the file.
    case ambiguous(String, among: [String])
    /// It is as it should become already.
    case unchanged(String)
    /// There is less than is to be taken; with what there is, which is empty where it cannot be compared.
    case notEnough(String, there: [Quantity])
    /// The new text is empty.
    case empty
    /// The file cannot be read as what it should be, so that a change could do harm.
    case unreadable(String)
}

extension EditFailure: CustomStringConvertible {
    /// One sentence without a full stop.
    public var description: String {
        switch self {
        case .notFound(let name, let nearest):
            "nothing is called \"\(name)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
        case .ambiguous(let name, let names):
            "\"\(name)\" could be any of " + names.map { "\"\($0)\"" }.joined(separator: ", ")
        case .unchanged(let name): "\"\(name)\" is so already"
        case .notEnough(let name, let there):
            "there is not so much \(name)"
                + (there.isEmpty
                    ? ""
                    : ": only "
                        + there.map { QuantityFormat(language: .english).text($0) }.joined(separator: " and "))
        case .empty: "the text is empty"
        case .unreadable(let file): "\(file) has to be corrected first: see `forno check`"
        }
    }
}
