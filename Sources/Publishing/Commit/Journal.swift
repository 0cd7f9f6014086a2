/// What a commit is to do to an output folder, step by step.
///
/// Whether a step has been done can be seen from the staging folder alone, so a journal can be taken up again at any
/// point, in either direction:
///
/// | step | done when | undone by |
/// | --- | --- | --- |
/// | place | `tree/<path>` is gone | moving it back |
/// | replace | `new/<number>` is gone | moving `old/<number>`, a second name of the earlier file, over it |
/// | remove | `old/<number>` is there | moving it back |
package struct Journal: Equatable, Sendable {
    enum Step: Hashable, Sendable {
        /// The whole staged tree becomes the output folder, which did not exist.
        case placeAll
        /// A staged file, or a folder with all in it, goes where nothing stands.
        case place(OutputPath)
        /// The staged file of that number takes the place of a page.
        case replace(OutputPath, number: Int)
        /// A page that is no longer wanted, or a folder of such pages that is in the way, is set aside.
        case remove(OutputPath, number: Int)
    }

    var steps: [Step]
    /// Whether the staging folder is in the output folder, since `.forno` is on another file system.
    var isStagedInOutput: Bool
}

extension Journal {
    /// The journal in `bytes`; `nil` when they are not one, or are damaged.
    package init?(_ bytes: [UInt8]) {
        guard var reader = RecordReader(bytes, .journal), let place = reader.count(), let count = reader.count()
        else { return nil }
        self.init(steps: [], isStagedInOutput: place == 1)
        for _ in 0..<count {
            guard let step = reader.step() else { return nil }
            steps.append(step)
        }
        guard reader.isAtEnd else { return nil }
    }

    /// The bytes of the journal.
    var encoded: [UInt8] {
        var writer = RecordWriter(.journal)
        writer.append(isStagedInOutput ? 1 : 0)
        writer.append(steps.count)
        for step in steps { writer.append(step) }
        return writer.finish()
    }
}

extension RecordWriter {
    fileprivate mutating func append(_ step: Journal.Step) {
        switch step {
        case .placeAll: append(0)
        case .place(let path): append(1, path)
        case .replace(let path, let number): append(2, path, number)
        case .remove(let path, let number): append(3, path, number)
        }
    }

    private mutating func append(_ kind: Int, _ path: OutputPath, _ number: Int? = nil) {
        append(kind)
        append(path)
        if let number { append(number) }
    }
}

extension RecordReader {
    fileprivate mutating func step() -> Journal.Step? {
        guard let kind = count() else { return nil }
        if kind == 0 { return .placeAll }
        guard let path = path() else { return nil }
        if kind == 1 { return .place(path) }
        guard let number = count() else { return nil }
        return kind == 2 ? .replace(path, number: number) : kind == 3 ? .remove(path, number: number) : nil
    }
}
