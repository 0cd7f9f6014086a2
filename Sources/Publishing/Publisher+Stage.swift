import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Publisher {
    /// Stages the page `path`, which starts from the output folder, with `bytes`.
    ///
    /// Fails when the path leads out of the output folder or is staged already, and when the disk is full; after a
    /// failure the build cannot be committed. A page that has the same bytes already costs reading it, another one
    /// writing it.
    public func stage(path: String, bytes: [UInt8]) throws(FileFailure) {
        try bytes.withRawBytes { buffer throws(FileFailure) in try stage(path, .memory(buffer)) }
    }

    /// Stages the page `path` with `bytes`, which are not used after the call; otherwise like the other `stage`.
    public func stage(path: String, bytes: UnsafeBufferPointer<UInt8>) throws(FileFailure) {
        try stage(path, .memory(UnsafeRawBufferPointer(bytes)))
    }

    /// Stages a copy of the file `source` at `path`; otherwise like `stage`. The file is read in parts.
    public func copy(path: String, from source: String) throws(FileFailure) {
        try stage(path, Content.file(at: source))
    }

    /// Stages the page `path` in place of one that was staged or kept; otherwise like `stage`.
    package func restage(path: String, bytes: [UInt8]) throws(FileFailure) {
        try bytes.withRawBytes { buffer throws(FileFailure) in try stage(path, .memory(buffer), isAgain: true) }
    }

    private func stage(_ text: String, _ content: consuming Content, isAgain: Bool = false) throws(FileFailure) {
        try options.failpoint?(.staging)
        guard let path = OutputPath(text) else {
            throw FileFailure("write", text, reason: "The path is not one inside the output folder")
        }
        let (number, writer) = try register(path, isAgain: isAgain)
        let page = try stagedPage(path, content, writer)
        progress.withLock { progress in
            guard !progress.isOver else { return }
            if let page { progress.pages.set(number, page) } else { progress.inTheWay.append(path) }
        }
        try options.failpoint?(.staged)
    }

    /// Notes that the page is being staged; gives its number, and the writer if there is one. Threads meet here and at
    /// the end only.
    private func register(_ path: OutputPath, isAgain: Bool) throws(FileFailure) -> (number: Int, StagingWriter?) {
        let hashed = HashedPath(path)
        let (isOver, number, writer) = progress.withLock { progress in
            let known = isAgain ? progress.pages.number(of: hashed) : nil
            return (progress.isOver, progress.isOver ? nil : known ?? progress.pages.add(hashed), progress.writer)
        }
        if let number { return (number, writer) }
        let reason = isOver ? "The build is over" : "Another page has the same path"
        throw FileFailure("write", RealPath.join(shownOutput, path.text), reason: reason)
    }

    /// Stages the page unless it is there already; `nil` when a file stands there that Forno did not write.
    private func stagedPage(
        _ path: OutputPath, _ content: borrowing Content, _ writer: StagingWriter?
    ) throws(FileFailure) -> StagedPage? {
        switch try comparison(path, content) {
        case .same(let mark, let stamp):
            return StagedPage(fate: .unchanged, hash: mark.hash, stamp: stamp)
        case .free: return try self.writer(writer).place(content, at: path)
        case .different:
            guard let output, earlierPages.contains(path) else { return nil }
            return try self.writer(writer).replace(path, in: output, by: content)
        }
    }

    private func comparison(_ path: OutputPath, _ content: borrowing Content) throws(FileFailure) -> Comparison {
        guard !isOutputEmpty, let output else { return .free }
        return try output.compare(content, at: path)
    }

    /// The `writer` that is known, or the one that another thread made meanwhile, or a new one.
    private func writer(_ writer: StagingWriter?) throws(FileFailure) -> StagingWriter {
        if let writer { return writer }
        return try progress.withLock { progress throws(FileFailure) in
            if let writer = progress.writer { return writer }
            guard !progress.isOver else { throw FileFailure("write", shownOutput, reason: "The build is over") }
            let writer = try StagingWriter(Staging.open(for: outputState), output: shownOutput)
            progress.writer = writer
            return writer
        }
    }

    /// The pages that Forno wrote earlier, as far as it knows.
    var earlierPages: Manifest {
        if case .known(let manifest) = memory { manifest } else { Manifest() }
    }
}

/// How a page compares with what stands at its place.
private enum Comparison {
    case same(FileDigest, FileStamp)
    case different
    /// No file is there. A folder or a link may be: that is for the plan to see to.
    case free
}

extension Folder {
    fileprivate func compare(_ content: borrowing Content, at path: OutputPath) throws(FileFailure) -> Comparison {
        let number = descriptor.open(path.text, O_RDONLY | O_NONBLOCK)
        guard number >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR, ELOOP, ENXIO: return .free
            case EACCES: return .different
            default: throw failure("read", path.text)
            }
        }
        let file = FileDescriptor(number)
        let status = try file.status(full(path.text))
        guard status.kind == .file else { return .free }
        let mark = try content.mark(ifSameAs: file, full(path.text))
        return mark.map { .same($0, status.stamp) } ?? .different
    }
}
