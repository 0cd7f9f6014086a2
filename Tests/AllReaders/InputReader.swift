import Diagnostics

/// A reader of one kind of file, by name: it takes any bytes, and what it makes of them is thrown away.
///
/// The fuzzer and the test of scaling go through the same readers, in the way that a build does, up to the text of the
/// problems that they report.
///
/// ```
/// InputReader.named("csv")?.read(Array("name,price\n".utf8))
/// ```
public struct InputReader: Sendable {
    /// The name, as in `make fuzz READERS=csv`.
    public let name: String
    /// Reads bytes.
    public let read: @Sendable ([UInt8]) -> Void

    init(_ name: String, _ read: @escaping @Sendable ([UInt8]) -> Void) {
        (self.name, self.read) = (name, read)
    }

    /// A reader of `file`, whose problems are printed as well.
    init(
        _ name: String, file: String, _ read: @escaping @Sendable ([UInt8], String, inout DiagnosticList) -> Void
    ) {
        self.init(name) { bytes in
            var diagnostics = DiagnosticList()
            read(bytes, file, &diagnostics)
            print(diagnostics, of: bytes)
        }
    }

    /// All readers of single files, those of the state last: what is fuzzed.
    public static let all = formats + recipes + kitchen + templates + state

    /// The reader of a name.
    public static func named(_ name: String) -> InputReader? { (all + sites).first { $0.name == name } }
}

/// Makes the text of the problems as a build does, all of which show lines of the same file.
private func print(_ diagnostics: DiagnosticList, of bytes: [UInt8]) {
    _ = DiagnosticFormatter { _ in bytes }.format(ProblemDigest(diagnostics).entries)
}
