import Diagnostics

@testable import Reading

/// What a reader says of a text: `line:column+length id: message`, then a line for each note, and one for the fix.
func summary(_ diagnostics: DiagnosticList) -> String {
    diagnostics.map { problem in
        let span = problem.location?.span ?? SourceSpan(line: 0, column: 0)
        let place = "\(span.line):\(span.column)+\(span.length)"
        let lines = ["\(place) \(problem.id.rawValue): \(problem.message)"] + problem.notes.map { "note: \($0)" }
        return (lines + (problem.fix.map { ["> \($0)"] } ?? [])).joined(separator: "\n")
    }.joined(separator: "\n")
}

/// A value as compact text with its places: `{a@1:2+3: "x"@1:7+3}`; plain YAML text has no quotes.
func sketch(_ value: SourceValue?) -> String {
    guard let value else { return "nil" }
    let place = "@\(value.span.line):\(value.span.column)+\(value.span.length)"
    switch value.content {
    case .null: return "null" + place
    case .bool(let bool): return "\(bool)" + place
    case .number(let text): return "#\(text)" + place
    case .text(let text, let plain): return (plain ? text : "\"\(text)\"") + place
    case .list(let items): return "[" + items.map(sketch).joined(separator: " ") + "]" + place
    case .map(let entries):
        let inner = entries.map { entry in
            let span = entry.keySpan
            return "\(entry.key)@\(span.line):\(span.column)+\(span.length): \(sketch(entry.value))"
        }
        return "{" + inner.joined(separator: " ") + "}" + place
    }
}
