import CCMarkGFM
import Synchronization

/// The calls into the C library that need care; everything else of it is read through `MarkdownNode`.
enum CMark {
    /// A parsed tree with the memory that it stands in; the tree is gone when this is.
    final class Tree {
        let root: OpaquePointer
        /// The links and pictures, in the order of the text.
        let links: [OpaquePointer]
        private let arena: CMarkArena?

        fileprivate init(_ root: OpaquePointer, links: [OpaquePointer], arena: CMarkArena?) {
            self.root = root
            self.links = links
            self.arena = arena
        }

        deinit {
            if arena == nil { cmark_node_free(root) }
        }
    }

    /// Strikethrough and autolink change a table of special characters that all parsers share, inside `finish`.
    private static let finishing = Mutex(())

    private static let isRegistered: Bool = {
        cmark_gfm_core_extensions_ensure_registered()
        return true
    }()

    /// The parsed tree.
    ///
    /// Raw HTML is kept in the tree and quotes stay as typed; bytes that are not UTF-8 become U+FFFD.
    static func parse(_ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int) throws(MarkdownProblem) -> Tree {
        let arena = bytes.count <= CMarkArena.largestText ? CMarkArena() : nil
        let memory = cmark_get_default_mem_allocator()
        let (root, seen) = arena?.whileAtWork { parse(bytes, $0, maximumDepth) } ?? parse(bytes, memory, maximumDepth)
        guard let root else {
            throw MarkdownProblem(line: 1, reason: "the Markdown parser could not be started")
        }
        let tree = Tree(root, links: seen.links, arena: arena)
        guard let deep = seen.deep else { return tree }
        let line = max(1, Int(cmark_node_get_start_line(deep)))
        withExtendedLifetime(tree) {}
        throw MarkdownProblem(line: line, reason: "blocks, emphasis or links are nested too deeply")
    }

    /// What a walk through a tree comes by.
    private struct Inspection {
        var links: [OpaquePointer] = []
        /// The first node that has too many around it, which ends the walk.
        var deep: OpaquePointer?
    }

    /// The root, and what there is in its tree.
    private static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, _ memory: UnsafeMutablePointer<cmark_mem>?, _ maximumDepth: Int
    ) -> (root: OpaquePointer?, seen: Inspection) {
        guard isRegistered, let parser = cmark_parser_new_with_mem(CMARK_OPT_VALIDATE_UTF8, memory) else {
            return (nil, Inspection())
        }
        for name in ["table", "strikethrough", "autolink", "tasklist"] {
            if let syntax = cmark_find_syntax_extension(name) {
                cmark_parser_attach_syntax_extension(parser, syntax)
            }
        }
        bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        var root: OpaquePointer?
        finishing.withLock { _ in root = cmark_parser_finish(parser) }
        cmark_parser_free(parser)
        return (root, root.map { inspect($0, deeperThan: maximumDepth) } ?? Inspection())
    }

    /// The bytes of a string that the library owns, valid while the node is.
    static func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
        guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
        let raw = UnsafeRawPointer(text)
        let count = cStringLength(text)
        return UnsafeBufferPointer(start: raw.assumingMemoryBound(to: UInt8.self), count: count)
    }

    /// The links of a tree, and the first node with more than `limit` nodes around it.
    ///
    /// Every string of the tree is asked for on the way: the library copies each when it is first asked for, which has to
    /// be while the memory of the tree is at work.
    private static func inspect(_ root: OpaquePointer, deeperThan limit: Int) -> Inspection {
        var seen = Inspection()
        var depth = 0
        var walk = TreeWalk(from: root)
        while let (node, isEntered) = walk.next() {
            depth += isEntered ? 1 : -1
            if depth > limit {
                seen.deep = node
                break
            }
            if isEntered { inspect(node, &seen) }
        }
        return seen
    }

    private static func inspect(_ node: OpaquePointer, _ seen: inout Inspection) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK:
            _ = cmark_node_get_literal(node)
        case CMARK_NODE_CODE_BLOCK:
            _ = cmark_node_get_literal(node)
            _ = cmark_node_get_fence_info(node)
        case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
            _ = cmark_node_get_url(node)
            _ = cmark_node_get_title(node)
            seen.links.append(node)
        default: break
        }
    }
}
