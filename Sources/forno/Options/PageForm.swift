import ArgumentParser

/// The form of what `forno help errors` and `forno help templates` list: for the terminal, or the chapters of a page of the
/// documentation.
struct PageForm: ParsableArguments {
    enum Format: String, Choice {
        case md
    }

    @Option(
        help: ArgumentHelp("Print all of them in this form.", valueName: Format.valueName),
        completion: Format.completion, transform: Format.named)
    var format: Format?
}
