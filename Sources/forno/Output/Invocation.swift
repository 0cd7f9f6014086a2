import Diagnostics

/// How commands are written that a user is told to type.
enum Invocation {
    /// The program as it was called: `forno`, or the path that was typed.
    static var program: String {
        let typed = CommandLine.arguments.first ?? ""
        return typed.contains("/") ? ShellWord.quoted(typed) : "forno"
    }

    /// The command line of a command of the same site, wherever it was called.
    static func command(_ command: String, of options: SharedOptions) -> TerminalText {
        let site = options.site.map { " --site \(ShellWord.quoted($0))" } ?? ""
        return "\(program) \(command)\(site)"
    }
}
