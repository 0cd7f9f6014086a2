import ArgumentParser
import Kitchen

/// The option that makes chance repeatable.
struct DiceOptions: ParsableArguments {
    @Option(
        parsing: .unconditional, help: ArgumentHelp("With the same number, always the same answer.", valueName: "n"),
        transform: WholeNumber.seed)
    var seed: UInt64?

    /// The seed named, or one that chance names: short, to be typed again.
    func chosenSeed() -> UInt64 { seed ?? UInt64.random(in: 1..<1_000_000) }
}
