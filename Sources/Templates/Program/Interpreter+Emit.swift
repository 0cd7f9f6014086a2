import Text

// What fields tell of the values that they hold. One that tells nothing is absent.
extension Interpreter {
    /// A text, which is escaped for its place when printed.
    @usableFromInline
    mutating func emit(text: String) {
        guard isAtEnd else { return }
        switch task {
        case .print(let escape): output.append(text, escaped: escape.forText)
        case .test: isShown = !text.isEmpty
        case .run(let section): if !text.isEmpty { run(section, about: .text(text)) }
        case .keep: kept = text
        }
    }

    /// A text with no-break spaces, which are for HTML alone.
    @usableFromInline
    mutating func emit(typeset text: String) {
        if case .print(let escape) = task, escape.forText != .text { return emit(text: text.withPlainSpaces) }
        emit(text: text)
    }

    /// A text in two pieces.
    @usableFromInline
    mutating func emit(root: String, path: String) {
        guard case .print(let escape) = task, isAtEnd else {
            note(root: root, at: nil)
            return emit(text: root + path)
        }
        note(root: root, at: output.append(root: root, path: path, escaped: escape.forText))
    }

    /// HTML, printed as it is where HTML may stand.
    @usableFromInline
    mutating func emit(html: HTML) {
        if case .run(let section) = task, isAtEnd, !html.isEmpty { return run(section, about: .html(html)) }
        emit(markup: html.bytes)
    }

    /// HTML that is written where it is printed.
    @usableFromInline
    mutating func emit(html write: (inout HTMLWriter) -> Void) {
        switch task {
        case .print(let escape) where isAtEnd && (escape.forHTML == .raw || escape == .trusted):
            output.appendHTML(write)
        case .test where isAtEnd: isShown = true
        default: emit(html: HTML(capacity: 1_024, write))
        }
    }

    /// JSON, printed as it is where JSON may stand.
    @usableFromInline
    mutating func emit(json: ScriptJSON) {
        switch task {
        case .print(.json) where isAtEnd: json.bytes.withUnsafeBufferPointer { output.append($0) }
        case .run(let section) where isAtEnd && !json.bytes.isEmpty: run(section, about: .json(json))
        default: emit(markup: json.bytes)
        }
    }

    /// What needs no escape where it is printed.
    private mutating func emit(markup bytes: [UInt8]) {
        guard isAtEnd else { return }
        switch task {
        case .print(let escape): bytes.withUnsafeBufferPointer { output.append($0, escaped: escape.forHTML) }
        case .test: isShown = !bytes.isEmpty
        case .run, .keep: break
        }
    }

    /// A flag. Only the specification prints one.
    @usableFromInline
    mutating func emit(flag: Bool) {
        guard isAtEnd else { return }
        switch task {
        case .print(let escape): if escape.isLoose { output.append(flag ? "true" : "false") }
        case .test: isShown = flag
        case .run(let section): if flag { run(section, about: .flag(flag)) }
        case .keep: break
        }
    }

    /// A record of a shape.
    @inlinable
    mutating func emit<Subject>(_ subject: Subject, as shape: RecordShape<Subject>) {
        withUnsafePointer(to: subject) { emit(record: UnsafeRawPointer($0), shape.fields) }
    }

    /// A record: a subject in memory, with its fields.
    @usableFromInline
    mutating func emit(record subject: UnsafeRawPointer, _ fields: FieldTable) {
        emit(ContextFrame(subject, fields))
    }

    /// The start of the section that is to be run for each item of a list of `count`; nil when none is.
    @usableFromInline
    mutating func section(ofList count: Int) -> Int? {
        guard isAtEnd else { return nil }
        if case .run(let section) = task { return section }
        if case .test = task { isShown = count > 0 }
        return nil
    }

    /// Runs a section about an item of a list.
    @inlinable
    mutating func run<Subject>(_ section: Int, about subject: Subject, as shape: RecordShape<Subject>) {
        withUnsafePointer(to: subject) { run(section, about: UnsafeRawPointer($0), shape.fields) }
    }

    @usableFromInline
    mutating func run(_ section: Int, about subject: UnsafeRawPointer, _ fields: FieldTable) {
        run(section, about: ContextFrame(subject, fields))
    }

    /// A value known only when the program runs.
    @usableFromInline
    mutating func emit(_ value: Value) {
        switch value {
        case .absent: break
        case .text(let text): emit(text: text)
        case .html(let html): emit(html: html)
        case .json(let json): emit(json: json)
        case .flag(let flag): emit(flag: flag)
        case .record(let record): emit(record.values, as: record.shape)
        case .list(let items):
            guard let section = section(ofList: items.count) else { return }
            for item in items { run(section, about: item) }
        }
    }

    private mutating func run(_ section: Int, about item: Value) {
        guard case .record(let record) = item else {
            return withUnsafePointer(to: item) { run(section, about: ContextFrame($0)) }
        }
        run(section, about: record.values, as: record.shape)
    }

    /// What a section around the tag is about.
    mutating func emit(_ frame: ContextFrame) {
        switch frame.content {
        case .value(let value): emit(value.pointee)
        case .record(let subject, let fields):
            guard isAtEnd else { return follow(subject, fields) }
            if case .run(let section) = task { run(section, about: frame) }
            isShown = true
        }
    }
}
