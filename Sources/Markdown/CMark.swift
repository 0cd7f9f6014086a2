import CCMarkGFM
import Synchronization

/// The calls into the C library that need care; everything else of it is read through `MarkdownNode`.
enum CMark {
    /// Strikethrough and autolink change a table of special characters that all parsers share, inside `finish`.
    private static let finishing = Mutex(())

    private static let isRegistered: Bool = {
        cmark_gfm_core_extensions_ensure_registered()
        return true
    }()

    /// The root of the parsed tree, which the caller frees.
    ///
    /// Raw HTML is kept in the tree and quotes stay as typed; bytes that are not UTF-8 become U+FFFD.
    static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int
    ) throws(MarkdownProblem) -> OpaquePointer {
        guard let root = parse(bytes) else {
            throw MarkdownProblem(line: 1, reason: "the Markdown parser could not be started")
        }
        guard let deep = node(in: root, deeperThan: maximumDepth) else { return root }
        let line = max(1, Int(cmark_node_get_start_line(deep)))
        cmark_node_free(root)
        throw MarkdownProblem(line: line, reason: "blocks, emphasis or links are nested too deeply")
    }

    private static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> OpaquePointer? {
        guard isRegistered, let parser = cmark_parser_new(CMARK_OPT_VALIDATE_UTF8) else { return nil }
        defer { cmark_parser_free(parser) }
        for name in ["table", "strikethrough", "autolink", "tasklist"] {
            if let syntax = cmark_find_syntax_extension(name) {
                cmark_parser_attach_syntax_extension(parser, syntax)
            }
        }
        bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        var root: OpaquePointer?
        finishing.withLock { _ in root = cmark_parser_finish(parser) }
        return root
    }

    /// The bytes of a string that the library owns, valid while the node is.
    static func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
        guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
        let raw = UnsafeRawPointer(text)
        let count = cStringLength(text)
        return UnsafeBufferPointer(start: raw.assumingMemoryBound(to: UInt8.self), count: count)
    }

    /// The first node with more than `limit` nodes around it.
    private static func node(in root: OpaquePointer, deeperThan limit: Int) -> OpaquePointer? {
        var depth = 0
        var walk = TreeWalk(from: root)
        while let (node, isEntered) = walk.next() {
            depth += isEntered ? 1 : -1
            if depth > limit { return node }
        }
        return nil
    }
}
