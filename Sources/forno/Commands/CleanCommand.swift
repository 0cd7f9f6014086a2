import ArgumentParser
import Building
import Diagnostics
import Publishing

/// `forno clean`
struct CleanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clean", abstract: "Remove the files that Forno wrote into the output folder, and no others.")

    @OptionGroup var options: SharedOptions

    func run() throws {
        let build = try options.buildOptions()
        let report = try Publisher.clean(output: build.output, state: build.state)
        for path in report.kept { Terminal.message("kept \(path), which was changed by hand\n") }
        if report.isListLost {
            Terminal.message(
                """
                forno: the list of what Forno wrote into \(build.output) is lost, so nothing was removed
                   fix: if all of it is Forno's, remove it yourself: rm -r \(ShellWord.path(build.output))

                """)
        }
        if !options.quiet { Terminal.print("\(report.removed.count.counted("file")) removed from \(build.output).") }
    }
}
