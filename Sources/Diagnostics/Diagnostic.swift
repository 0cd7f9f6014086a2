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
    public func resting(on file: String) -> Diagnostic {
        var problem = self
        problem.basis.append(file)
        return problem
    }
}

/// The problems found so far by a stage, in the order found.
///
/// Problems accumulate beside the value that could be read; a stage goes on until it has reported all that it can find.
public struct Findings: Sendable {
    /// The problems in the order found.
    public private(set) var diagnostics: [Diagnostic] = []

    /// No problems yet.
    public init() {}

    /// These problems.
    public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    /// Adds one problem.
    public mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    /// Adds one problem of kind `id`.
    public mutating func report(
        _ id: DiagnosticID, _ message: String, at location: SourceLocation? = nil,
        notes: [String] = [], fix: String? = nil, basis: [String] = []
    ) {
        report(Diagnostic(id, message, at: location, notes: notes, fix: fix, basis: basis))
    }

    /// Adds the problems of another stage, after those here.
    public mutating func append(_ other: Findings) {
        diagnostics += other.diagnostics
    }

    /// Adds those problems of another stage that are not among these.
    public mutating func appendUntold(_ other: Findings) {
        if other.diagnostics.isEmpty { return }
        let told = Set(diagnostics)
        diagnostics += other.diagnostics.filter { !told.contains($0) }
    }

    /// Whether any problem is an error.
    public var hasErrors: Bool { count(.error) > 0 }

    /// Whether the problems forbid success: errors, or with `strict` warnings too; notes never do.
    public func areFatal(strict: Bool) -> Bool { hasErrors || strict && count(.warning) > 0 }

    /// The problems, errors first, then warnings, then notes; within each in the order found.
    public var bySeverity: [Diagnostic] {
        Severity.allCases.flatMap { severity in diagnostics.filter { $0.severity == severity } }
    }

    /// The problems without those that may only follow from another: what was judged by a file that has errors of its own.
    /// Whether the problems forbid success is the same. No problem has a basis then.
    public var withoutFollowing: Findings {
        let errors = diagnostics.filter { $0.severity == .error && $0.basis.isEmpty }
        let broken = Set(errors.compactMap { $0.location?.file })
        let left = diagnostics.filter { $0.basis.allSatisfy { !broken.contains($0) } }
        return Findings(left.map(\.withoutBasis))
    }

    /// How many there are of each severity, as in "1 error, 12 warnings"; nil when there are none.
    public var counts: String? {
        let counts = Severity.allCases.map { (number: count($0), noun: $0.rawValue) }.filter { $0.number > 0 }
        let words = counts.map { "\($0.number) \($0.noun)\($0.number == 1 ? "" : "s")" }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// The number of problems of a severity.
    public func count(_ severity: Severity) -> Int {
        diagnostics.count { $0.severity == severity }
    }
}
