import CLibYAML
import Diagnostics

/// Builds the tree of one YAML document from its events.
struct YAMLComposer: ~Copyable {
    private struct Anchor {
        var value: SourceValue
        var nodes: Int
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let file: String
    let firstLine: Int
    var diagnostics = DiagnosticList()
    private var events: YAMLEvents
    private var anchors: [String: Anchor] = [:]
    /// The anchors whose values are being read: an alias to one would make a value inside itself.
    private var openAnchors: [String] = []
    private var nodes = 0
    private var aliased = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, file: String, firstLine: Int) {
        self.bytes = bytes
        self.file = file
        self.firstLine = firstLine
        events = YAMLEvents(bytes)
    }

    mutating func firstDocument() -> SourceValue? {
        do throws(ParseAborted) {
            try advance()
            try advance()
            guard events.type == YAML_DOCUMENT_START_EVENT else {
                return SourceValue(.null, at: SourceSpan(line: firstLine, column: 1))
            }
            try advance()
            let value = try node(depth: 0)
            try advance()
            try advance()
            if events.type == YAML_DOCUMENT_START_EVENT { reportSecondDocument() }
            return value
        } catch {
            return nil  // The reason is among the diagnostics.
        }
    }

    private mutating func advance() throws(ParseAborted) {
        guard events.advance() else {
            let problem = events.problem
            throw stop(for: problem)
        }
    }

    /// The value that starts with the current event; ends at the last event of the value.
    private mutating func node(depth: Int) throws(ParseAborted) -> SourceValue {
        nodes += 1
        let event = events.current
        switch event.type {
        case YAML_SCALAR_EVENT:
            return scalar(event)
        case YAML_SEQUENCE_START_EVENT:
            reportUnknownTag(event.data.sequence_start.tag, at: span(of: event))
            return try nest(event, anchor: event.data.sequence_start.anchor, depth: depth + 1)
        case YAML_MAPPING_START_EVENT:
            reportUnknownTag(event.data.mapping_start.tag, at: span(of: event))
            return try nest(event, anchor: event.data.mapping_start.anchor, depth: depth + 1)
        default: return try alias(event)
        }
    }

    private mutating func scalar(_ event: yaml_event_t) -> SourceValue {
        let value = SourceValue(Self.content(of: event), at: span(of: event))
        reportUnknownTag(event.data.scalar.tag, at: value.span)
        if let anchor = event.data.scalar.anchor {
            anchors[String(cString: anchor)] = Anchor(value: value, nodes: 1)
        }
        return value
    }

    private mutating func nest(
        _ event: yaml_event_t, anchor: UnsafeMutablePointer<UInt8>?, depth: Int
    ) throws(ParseAborted) -> SourceValue {
        let start = point(event.start_mark)
        guard depth <= YAMLReader.deepest else {
            throw stop(
                "lists and maps stand more than \(YAMLReader.deepest) deep in one another", at: start,
                fix: "check the brackets and the indentation")
        }
        let before = nodes - 1
        let name = anchor.map { String(cString: $0) }
        if let name { openAnchors.append(name) }
        let isMap = event.type == YAML_MAPPING_START_EVENT
        let value = SourceValue(isMap ? try map(depth: depth) : try list(depth: depth), at: start)
        if let name {
            openAnchors.removeLast()
            anchors[name] = Anchor(value: value, nodes: nodes - before)
        }
        return value
    }

    private mutating func list(depth: Int) throws(ParseAborted) -> SourceValue.Content {
        var items: [SourceValue] = []
        try advance()
        while events.type != YAML_SEQUENCE_END_EVENT {
            items.append(try node(depth: depth))
            try advance()
        }
        return .list(items)
    }

    private mutating func map(depth: Int) throws(ParseAborted) -> SourceValue.Content {
        var collector = EntryCollector(file: file)
        try advance()
        while events.type != YAML_MAPPING_END_EVENT {
            let (key, keySpan) = try key()
            try advance()
            let value = try node(depth: depth)
            collector.add(SourceValue.Entry(key: key, keySpan: keySpan, value: value), diagnostics: &diagnostics)
            try advance()
        }
        return .map(collector.entries)
    }

    /// The key at the current event, which must be text.
    private mutating func key() throws(ParseAborted) -> (String, SourceSpan) {
        let event = events.current
        let span = span(of: event)
        if event.type == YAML_SCALAR_EVENT {
            _ = scalar(event)
            return (Self.text(of: event), span)
        }
        if event.type == YAML_ALIAS_EVENT, case .text(let text, _) = try alias(event).content { return (text, span) }
        throw stop(
            "a key must be text", at: span,
            fix: "if the braces or brackets belong to a text, put the text in quotes")
    }

    private mutating func alias(_ event: yaml_event_t) throws(ParseAborted) -> SourceValue {
        let name = event.data.alias.anchor.map { String(cString: $0) } ?? ""
        let span = span(of: event)
        guard let anchor = anchors[name], !openAnchors.contains(name) else {
            let reason =
                openAnchors.contains(name) ? "`*\(name)` stands inside `&\(name)`" : "there is no `&\(name)` above"
            throw stop(reason, at: span, fix: "if the asterisk belongs to a text, put the text in quotes")
        }
        aliased += anchor.nodes
        nodes += anchor.nodes
        guard aliased <= YAMLReader.maxAliased else {
            throw stop(
                "the aliases stand for more than \(YAMLReader.maxAliased) values", at: span,
                fix: "write the values out")
        }
        return SourceValue(anchor.value.content, at: span)
    }
}

extension YAMLComposer {
    private static func content(of event: yaml_event_t) -> SourceValue.Content {
        let scalar = event.data.scalar
        let plain = scalar.style == YAML_PLAIN_SCALAR_STYLE && scalar.plain_implicit != 0
        return plain ? SourceValue.Content(plainYAML: text(of: event)) : .text(text(of: event), plain: false)
    }

    private static func text(of event: yaml_event_t) -> String {
        let scalar = event.data.scalar
        return String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    }

    /// The token of an event; of one over several lines, and of a list or map, its first character.
    private func span(of event: yaml_event_t) -> SourceSpan {
        var span = point(event.start_mark)
        guard event.type == YAML_SCALAR_EVENT || event.type == YAML_ALIAS_EVENT else { return span }
        if event.end_mark.line == event.start_mark.line {
            span.length = Int(event.end_mark.column) - Int(event.start_mark.column)
        }
        return span
    }

    /// The one character at a mark.
    func point(_ mark: yaml_mark_t) -> SourceSpan {
        SourceSpan(line: Int(mark.line) + firstLine, column: Int(mark.column) + 1, length: 1)
    }

    /// Reports an error that ends the reading.
    mutating func stop(_ message: String, at span: SourceSpan, notes: [String] = [], fix: String?) -> ParseAborted {
        diagnostics.report(.yamlSyntax, message, at: SourceLocation(file: file, span: span), notes: notes, fix: fix)
        return ParseAborted()
    }

    private mutating func reportSecondDocument() {
        let start = point(events.current.start_mark)
        _ = stop(
            "a second document starts here", at: start, fix: "remove this line, or move what follows to its own file")
    }

    /// Warns of a tag of some program's own, such as `!include`, which would otherwise do nothing in silence.
    private mutating func reportUnknownTag(_ tag: UnsafeMutablePointer<UInt8>?, at span: SourceSpan) {
        guard let tag = tag.map({ String(cString: $0) }), tag != "!", !tag.hasPrefix("tag:yaml.org,2002:") else {
            return
        }
        diagnostics.report(
            Diagnostic(
                .yamlSyntax, "the tag `\(tag)` means nothing here", at: SourceLocation(file: file, span: span),
                severity: .warning, fix: "remove it, or put the text in quotes if it belongs to it"))
    }
}

extension SourceValue.Content {
    /// What a plain scalar stands for: text, or nothing at all (YAML 1.2, section 10.3.2).
    init(plainYAML text: String) {
        // Few texts are as short as those that stand for nothing.
        guard text.utf8.count <= 4 else {
            self = .text(text, plain: true)
            return
        }
        switch text {
        case "", "~", "null", "Null", "NULL": self = .null
        default: self = .text(text, plain: true)
        }
    }
}
