/// A template that is ready to be rendered, any number of times and on any thread.
public struct Template: Sendable {
    /// The room for a page before it has to grow.
    private static let capacity = 16_384

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

    /// The page that shows `subject`, as UTF-8.
    ///
    /// `shape` is the one that the template was compiled for; values are found by their slots, so another one's would be
    /// shown under the wrong names. Cost: linear in the output.
    public func render<Subject>(_ subject: Subject, as shape: RecordShape<Subject>) -> RenderedPage {
        withUnsafePointer(to: subject) {
            render(ContextFrame(UnsafeRawPointer($0), shape.fields))
        }
    }

    /// The page that shows a value, which need not be a record by the specification's rules.
    func render(_ value: Value) -> RenderedPage {
        guard case .record(let record) = value else { return withUnsafePointer(to: value) { render(ContextFrame($0)) } }
        return render(record.values, as: record.shape)
    }

    private func render(_ frame: ContextFrame) -> RenderedPage {
        guard let constants else { return render([frame]) }
        return withUnsafePointer(to: constants.values) { values in
            render([ContextFrame(UnsafeRawPointer(values), constants.shape.fields), frame])
        }
    }

    private func render(_ frames: [ContextFrame]) -> RenderedPage {
        var interpreter = Interpreter(library: library, capacity: Self.capacity)
        interpreter.frames = frames
        interpreter.run(program)
        return RenderedPage(interpreter.finish())
    }
}
