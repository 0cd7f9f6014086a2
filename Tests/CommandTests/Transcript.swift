/// A session at the terminal, as one text file: what is typed, and what must be seen.
///
/// ```
/// # A mistyped name is answered with the nearest one.
/// $ forno menu --set Mozarella=1
/// ! Error: nothing on the menu is called "Mozarella": did you mean "Mozzarella"?
/// = 64
/// ```
///
/// `#` says what is shown, `$` is a command for the shell, `<` a line of its input, `|` a line that it prints, `!` a line of its
/// errors, and `=` its exit code, where that is not 0.
struct Transcript: Equatable {
    struct Step: Equatable {
        var remarks: [String]
        var command: String
        var input: [String] = []
        var outcome = Outcome()
    }

    /// What is seen of a command.
    struct Outcome: Equatable {
        var output: [String] = []
        var errors: [String] = []
        var code: Int32 = 0
    }

    private(set) var steps: [Step] = []

    /// Reads a transcript; a line of no known kind is an error with its number.
    init(_ text: String) throws {
        var remarks: [String] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let rest = String(line.dropFirst(2))
            switch line.first {
            case nil, "#":
                remarks.append(String(line))
            case "$":
                steps.append(Step(remarks: remarks, command: rest))
                remarks = []
            case let kind?:
                guard let last = steps.indices.last, remarks.isEmpty, steps[last].take(rest, as: kind) else {
                    throw UnreadableLine(number: number + 1, line: String(line))
                }
            }
        }
    }

    /// The same steps with other outcomes.
    init(_ steps: [Step]) { self.steps = steps }

    /// The file.
    var text: String { steps.map { $0.text + "\n" }.joined() }
}

extension Transcript.Step {
    fileprivate mutating func take(_ rest: String, as kind: Character) -> Bool {
        switch kind {
        case "<": input.append(rest)
        case "|": outcome.output.append(rest)
        case "!": outcome.errors.append(rest)
        case "=":
            guard let code = Int32(rest) else { return false }
            outcome.code = code
        default: return false
        }
        return true
    }

    /// The step as it stands in the file, without a newline at its end.
    var text: String {
        (remarks + ["$ " + command] + input.map { Self.line("<", $0) } + outcome.output.map { Self.line("|", $0) }
            + outcome.errors.map { Self.line("!", $0) } + (outcome.code == 0 ? [] : ["= \(outcome.code)"]))
            .joined(separator: "\n")
    }

    private static func line(_ kind: String, _ rest: String) -> String { rest.isEmpty ? kind : kind + " " + rest }
}

/// A line of a transcript that says nothing.
struct UnreadableLine: Error, CustomStringConvertible {
    let number: Int
    let line: String

    var description: String { "line \(number) is no part of a transcript: \(line)" }
}
