import Diagnostics

/// Why a build was not published. In every case but `unfinished` the output folder is as it was.
public enum PublishProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system refused something.
    case failed(FileFailure)
    /// Files or folders that Forno did not write stand where pages are to go: their paths with the output folder's, in
    /// byte order. `isListKnown` is whether Forno knows what it wrote there.
    case inTheWay([String], isListKnown: Bool)
    /// The system refused something in the middle of the commit, and refused to put the earlier pages back as well;
    /// the next command tries again.
    case unfinished(FileFailure, undoing: FileFailure)

    /// What went wrong, as a sentence without a full stop.
    public var description: String {
        switch self {
        case .failed(let failure): failure.description
        case .inTheWay(let paths, let isListKnown): Self.describe(paths, isListKnown)
        case .unfinished(let failure, let undoing): "\(failure); then, putting the earlier pages back, \(undoing)"
        }
    }

    /// What the user can do, as an imperative sentence; `nil` when the description says it all.
    public var fix: String? {
        switch self {
        case .failed(let failure): failure.fix
        case .inTheWay(let paths, isListKnown: true):
            "move \(paths.count == 1 ? "it" : "them") away, or choose another folder with --output"
        case .inTheWay(_, isListKnown: false):
            "if all of the output folder is Forno's, remove the folder and build again; else move these away, or choose another "
                + "folder with --output"
        case .unfinished: "free the output folder for writing; the next forno command puts the earlier pages back"
        }
    }

    private static func describe(_ paths: [String], _ isListKnown: Bool) -> String {
        let shown = paths.prefix(5).joined(separator: ", ")
        let more = paths.count > 5 ? " and \(paths.count - 5) more" : ""
        let verb = paths.count == 1 ? "is" : "are"
        let reason =
            isListKnown
            ? "Forno did not write \(paths.count == 1 ? "it" : "them")"
            : "the list of what Forno wrote there is lost"
        return "\(shown)\(more) \(verb) in the way: \(reason)"
    }
}
