import ArgumentParser
import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The program: reads the command line, runs the command, and tells why it ends.
@main enum Program {
    static func main() {
        // Swift has no words at all, not even the program's name, where there is no memory for them.
        guard !CommandLine.arguments.isEmpty else { end("forno: the command line could not be read\n", ExitCode(2)) }
        let words = Array(CommandLine.arguments.dropFirst())
        if let topic = topic(of: words) { return main(topic, Array(words.dropFirst(2)), CommandPath([])) }
        main(Forno.self, words, CommandPath(words.first == "help" ? words.dropFirst() : words[...]))
    }

    /// What help is asked for that is about no command. (The parser has a command `help` of its own, with none below it.)
    private static func topic(of words: [String]) -> (any ParsableCommand.Type)? {
        let topics: [any ParsableCommand.Type] = [HelpErrors.self, HelpTemplates.self, HelpLaw.self]
        return topics.first { $0.name == "forno " + words.prefix(2).joined(separator: " ") }
    }

    /// Runs the command below `root` that some words call, which lead to `path`.
    private static func main(_ root: any ParsableCommand.Type, _ words: [String], _ path: CommandPath) {
        do {
            if words.first == "help", let complaint = path.complaint { throw complaint }
            let command = try root.parseAsRoot(words)
            try run(command, typedAs: path)
        } catch let complaint as Complaint where path.unknown != nil {
            end(complaint.text + path.usage, complaint.code)
        } catch {
            end(refused: error, root, path)
        }
    }

    /// Runs a command; what it finds wrong with its own arguments shows how that command is used.
    private static func run(_ command: any ParsableCommand, typedAs path: CommandPath) throws {
        var command = command
        do {
            try command.run()
        } catch let error as ValidationError {
            let usage = CommandPath(to: type(of: command))?.usage ?? ""
            end("forno: \(error.message)\n\(usage)", .validationFailure)
        } catch {
            guard var complaint = Complaint(error) else { throw error }
            if complaint.code == .validationFailure { complaint.notes += path.likeness.map { ["\($0)"] } ?? [] }
            end(complaint.text, complaint.code)
        }
    }

    /// Ends with what the parser says, or with the command that was meant.
    private static func end(
        refused error: any Error, _ root: any ParsableCommand.Type, _ path: CommandPath
    ) -> Never {
        let code = root.exitCode(for: error)
        if code == .validationFailure, let complaint = path.complaint {
            end(complaint.text + path.usage, complaint.code)
        }
        let said = root.fullMessage(for: error)
        if code.isSuccess {
            Terminal.print(TerminalText(lines: said))
            exit(code.rawValue)
        }
        let text = TerminalText(lines: inOurWords(said))
        end(text.isEmpty ? text : text + "\n", code)
    }

    /// A message of the parser, beginning as ours do, without a suggestion that is far from what was typed.
    private static func inOurWords(_ message: String) -> String {
        message.replacing(/^forno: [A-Z](?![A-Z])/) { String($0.output).lowercased() }
            .replacing(#/ option '--([^']+)'\. Did you mean '--([^']+)'\?/#) { match in
                let isNear = NearestName.find(String(match.1), in: [String(match.2)]) != nil
                return isNear ? String(match.0) : " option '--\(match.1)'"
            }
    }

    private static func end(_ text: TerminalText, _ code: ExitCode) -> Never {
        Terminal.message(text)
        exit(code.rawValue)
    }
}
