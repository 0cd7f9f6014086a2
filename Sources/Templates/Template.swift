/// A template that is ready to be rendered, any number of times and on any thread.
public struct Template: Sendable {
    private let program: Program
    private let library: TemplateLibrary?
    private let constants: Record?
    /// The paths within the theme of all files that the template is made of, in order: what a page depends on.
    public let files: [String]

    init(program: Program, library: TemplateLibrary?, constants: Record?, files: [String]) {
        self.program = program
        self.library = library
        self.constants = constants
        self.files = files
    }

    /// Appends the page that shows `record`, as UTF-8.
    ///
    /// The record is of the shape that the template was compiled for; values are found by their slots, so another one's
    /// would be shown under the wrong names. Cost: linear in the output.
    public func render(_ record: Record, into buffer: inout [UInt8]) {
        render(.record(record), into: &buffer)
    }

    /// Appends the page that shows a value, which need not be a record by the specification's rules.
    func render(_ value: Value, into buffer: inout [UInt8]) {
        let frames = (constants.map { [.record($0)] } ?? []) + [value]
        var interpreter = Interpreter(program, library: library, frames: frames)
        interpreter.run(into: &buffer)
    }
}
