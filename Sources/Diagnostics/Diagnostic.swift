/// How much a problem matters: an error leaves nothing to build; a warning does, and fails with `--strict`; a note only
/// tells what Forno made of something, and never fails.
public enum Severity: String, CaseIterable, Sendable {
    case error
    case warning
    case note
}

/// One problem in the content: what is wrong, where, and what to do about it.
public struct Diagnostic: Hashable, Sendable {
    /// The stable name of the kind of problem; `Documentation/Errors.md` has an entry for each.
    public var id: DiagnosticID
    /// Whether it stops the build.
    public var severity: Severity
    /// One sentence without a full stop, naming the value concerned.
    public var message: String
    /// Where it is; nil for what has no place.
    public var location: SourceLocation?
    /// Further facts, one sentence each.
    public var notes: [String]
    /// What the user can do, as an imperative sentence.
    public var fix: String?
    /// The files that it was judged by, beside the one that it stands in: while one of those has errors of its own, nobody can
    /// tell whether this is a problem at all.
    public var basis: [String]

    /// A problem of kind `id`; the severity is the kind's own unless one is given.
    public init(
        _ id: DiagnosticID, _ message: String, at location: SourceLocation? = nil,
        severity: Severity? = nil, notes: [String] = [], fix: String? = nil, basis: [String] = []
    ) {
        self.id = id
        self.severity = severity ?? id.severity
        self.message = message
        self.location = location
        self.notes = notes
        self.fix = fix
        self.basis = basis
    }

    /// The same problem, which is one for sure.
    var withoutBasis: Diagnostic {
        var problem = self
        problem.basis = []
        return problem
    }

    /// The same problem, judged by a file more.
    public func addingBasis(_ file: String) -> Diagnostic {
        var problem = self
        problem.basis.append(file)
        return problem
    }
}
