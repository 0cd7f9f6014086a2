import ArgumentParser
import Diagnostics

/// The command that the words of a command line lead to, from `forno` down.
struct CommandPath {
    /// The commands on the way.
    private(set) var commands: [any ParsableCommand.Type] = [Forno.self]
    /// The word that no command at the end of the way has, where one was wanted.
    private(set) var unknown: String?

    /// Follows the words as far as they are commands.
    init(_ words: some Sequence<String>) {
        for word in words {
            guard !word.hasPrefix("-"), !below.isEmpty else { return }
            guard let next = below.first(where: { $0.name == word }) else {
                unknown = word
                return
            }
            commands.append(next)
        }
    }

    /// The way to a command; nil when there is none.
    init?(to command: any ParsableCommand.Type) {
        guard let commands = Self.commands(to: command, from: [Forno.self]) else { return nil }
        self.commands = commands
    }

    /// "forno list add".
    var text: String { commands.map { $0.name }.joined(separator: " ") }

    /// The lines that say how the command is used.
    var usage: TerminalText {
        let usage = Forno.usageString(for: commands.last ?? Forno.self)
        let line = usage.hasPrefix("USAGE: ") ? usage.dropFirst("USAGE: ".count) : usage[...]
        return TerminalText(lines: "Usage: \(line)\n  See '\(text) --help' for more information.\n")
    }

    /// What is wrong with the word that is no command; nil when there is none, or the command takes other words too.
    var complaint: Complaint? {
        guard let unknown else { return nil }
        let names = below.map { $0.name }
        if meant == nil, commands.last?.configuration.defaultSubcommand != nil { return nil }
        return Complaint(
            "there is no command `\(text) \(unknown)`",
            fix: meant.map { "did you mean `\(text) \($0)`?" } ?? "write one of \(names.joined(separator: ", "))")
    }

    /// That a word which was taken for a name is like a command; nil when it is not.
    var likeness: String? { meant.map { "there is a command `\(text) \($0)`" } }

    /// The command that the unknown word is like.
    private var meant: String? {
        guard let unknown else { return nil }
        let names = below.map { $0.name }
        return NearestName.find(unknown, in: names) ?? CommandSynonyms.command(for: unknown, among: names)
    }

    /// The commands below the last one.
    private var below: [any ParsableCommand.Type] { commands.last?.configuration.subcommands ?? [] }

    private static func commands(
        to command: any ParsableCommand.Type, from path: [any ParsableCommand.Type]
    ) -> [any ParsableCommand.Type]? {
        guard let last = path.last, last != command else { return path }
        return last.configuration.subcommands.lazy.compactMap { commands(to: command, from: path + [$0]) }.first
    }
}

extension ParsableCommand {
    /// The word that the command is called by.
    static var name: String { configuration.commandName ?? "\(self)".lowercased() }
}
