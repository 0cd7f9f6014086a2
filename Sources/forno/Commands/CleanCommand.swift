import ArgumentParser
import Building
import Publishing

/// `forno clean`
struct CleanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clean", abstract: "Remove the files that Forno wrote into the output folder, and no others.")

    @OptionGroup var options: SharedOptions

    func run() throws {
        let build = try options.buildOptions()
        try reportingFailures {
            let report = try Publisher.clean(output: build.output, state: build.state)
            for path in report.kept { Terminal.message("kept \(path), which was changed by hand\n") }
            if report.wasListDamaged {
                Terminal.message("The list of what Forno wrote was damaged, so nothing was removed.\n")
            }
            if !options.quiet {
                Terminal.print("\(report.removed.count.counted("file")) removed from \(build.output).")
            }
        }
    }
}
