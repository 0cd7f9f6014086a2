/// The problems found so far by a stage, in the order found.
///
/// Problems accumulate beside the value that could be read; a stage goes on until it has reported all that it can find.
public struct DiagnosticList: RandomAccessCollection, Equatable, Sendable {
    private var diagnostics: [Diagnostic] = []

    /// No problems yet.
    public init() {}

    /// These problems.
    public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    /// Zero.
    public var startIndex: Int { diagnostics.startIndex }
    /// How many there are.
    public var endIndex: Int { diagnostics.endIndex }
    /// The problem at a place in the order found.
    public subscript(index: Int) -> Diagnostic { diagnostics[index] }

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
    public mutating func append(_ other: DiagnosticList) {
        diagnostics += other.diagnostics
    }

    /// Adds those problems of another stage that are not among these, each once.
    public mutating func appendUntold(_ other: DiagnosticList) {
        if other.diagnostics.isEmpty { return }
        var told = Set(diagnostics)
        diagnostics += other.diagnostics.filter { told.insert($0).inserted }
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
    public var withoutFollowing: DiagnosticList {
        let errors = diagnostics.filter { $0.severity == .error && $0.basis.isEmpty }
        let broken = Set(errors.compactMap { $0.location?.file })
        let left = diagnostics.filter { $0.basis.allSatisfy { !broken.contains($0) } }
        return DiagnosticList(left.map(\.withoutBasis))
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
