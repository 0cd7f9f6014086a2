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

    /// What went wrong, as a clause.
    public var description: String {
        switch self {
        case .failed(let failure): failure.description
        case .inTheWay(let paths, _): Self.describe(paths)
        case .unfinished(let failure, let undoing): "\(failure); then, putting the earlier pages back, \(undoing)"
        }
    }

    /// What the user can do, as an imperative sentence; `nil` when the description says it all.
    public var fix: String? {
        switch self {
        case .failed: nil
        case .inTheWay(_, isListKnown: true): "move it away, or choose another folder with --output"
        case .inTheWay(_, isListKnown: false):
            "move it away; if forno built this folder, remove the folder, since the list of what forno wrote is lost"
        case .unfinished: "free the output folder for writing; the next forno command puts the earlier pages back"
        }
    }

    private static func describe(_ paths: [String]) -> String {
        let shown = paths.prefix(5).joined(separator: ", ")
        let more = paths.count > 5 ? " and \(paths.count - 5) more" : ""
        let verb = paths.count == 1 ? "is" : "are"
        return "\(shown)\(more) \(verb) in the way: forno did not write \(paths.count == 1 ? "it" : "them")"
    }
}
