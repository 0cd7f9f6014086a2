import Diagnostics
import Publishing

extension RecordWriter {
    /// Appends how many values there are, and each in turn.
    mutating func append<Values: Collection>(_ values: Values, _ append: (inout RecordWriter, Values.Element) -> Void) {
        self.append(values.count)
        for value in values { append(&self, value) }
    }

    /// Appends a problem.
    mutating func append(_ diagnostic: Diagnostic) {
        append(diagnostic.id.rawValue)
        append(diagnostic.severity.rawValue)
        append(diagnostic.message)
        append(diagnostic.location.map { [$0] } ?? []) { $0.append($1) }
        append(diagnostic.notes) { $0.append($1) }
        append(diagnostic.fix.map { [$0] } ?? []) { $0.append($1) }
    }

    private mutating func append(_ location: SourceLocation) {
        append(location.file)
        append(location.span.map { [$0.line, $0.column, $0.length] } ?? []) { $0.append($1) }
    }
}

extension RecordReader {
    /// Values that `RecordWriter.append` wrote with their number.
    mutating func list<Value>(_ read: (inout RecordReader) -> Value?) -> [Value]? {
        guard let count = count() else { return nil }
        var values: [Value] = []
        for _ in 0..<count {
            guard let value = read(&self) else { return nil }
            values.append(value)
        }
        return values
    }

    /// A problem.
    mutating func diagnostic() -> Diagnostic? {
        guard let id = text().flatMap(DiagnosticID.init), let severity = text().flatMap(Severity.init),
            let message = text(), let locations = list({ $0.location() }), let notes = list({ $0.text() }),
            let fixes = list({ $0.text() })
        else { return nil }
        return Diagnostic(id, message, at: locations.first, severity: severity, notes: notes, fix: fixes.first)
    }

    private mutating func location() -> SourceLocation? {
        guard let file = text(), let span = list({ $0.count() }), span.isEmpty || span.count == 3 else { return nil }
        let place = span.isEmpty ? nil : SourceSpan(line: span[0], column: span[1], length: span[2])
        return SourceLocation(file: file, span: place)
    }
}
