import CLibYAML

/// The events of one YAML text, one at a time; owns libyaml's parser and the event at hand.
///
/// Both live on the heap: the parser keeps a pointer to itself. The bytes must outlive this value and not be empty.
struct YAMLEvents: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let event: UnsafeMutablePointer<yaml_event_t>

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        event = .allocate(capacity: 1)
        event.initialize(to: yaml_event_t())
        // A parser that could not be set up has no buffers, and gives no event.
        guard yaml_parser_initialize(parser) == 1 else { return }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    deinit {
        yaml_event_delete(event)
        event.deallocate()
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    /// The event that `advance` came to.
    var current: yaml_event_t { event.pointee }
    var type: yaml_event_type_t { event.pointee.type }

    /// Goes to the next event; false when there is a problem.
    mutating func advance() -> Bool {
        yaml_event_delete(event)
        // After an error libyaml says that it went on, and gives no event.
        return yaml_parser_parse(parser, event) == 1 && type != YAML_NO_EVENT
    }

    /// What libyaml found wrong.
    var problem: YAMLProblem {
        let state = parser.pointee
        let isOutOfMemory = state.error == YAML_MEMORY_ERROR
        return YAMLProblem(
            text: state.problem.map { String(cString: $0) } ?? (isOutOfMemory ? "there is no memory to read it" : ""),
            context: state.context.map { String(cString: $0) } ?? "",
            mark: state.problem_mark, contextMark: state.context_mark,
            offset: state.error == YAML_READER_ERROR ? Int(state.problem_offset) : nil)
    }
}

/// A problem in libyaml's words.
struct YAMLProblem {
    var text: String
    var context: String
    var mark: yaml_mark_t
    var contextMark: yaml_mark_t
    /// The byte concerned, when the text could not even be taken in; the marks say nothing then.
    var offset: Int?
}
