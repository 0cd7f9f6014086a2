import CCMarkGFM
import Text

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
    private static let finishing = ReadWriteLock()

    /// The parsed tree.
    ///
    /// Raw HTML is kept in the tree and quotes stay as typed; bytes that are not UTF-8 become U+FFFD, unless the text is
    /// known to be UTF-8, which spares the look at each byte.
    static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, needs: SyntaxNeeds, isUTF8: Bool, maximumDepth: Int
    ) throws(MarkdownProblem) -> Tree {
        let arena = bytes.count <= CMarkArena.largestText ? CMarkArena() : nil
        let options = isUTF8 ? CMARK_OPT_DEFAULT : CMARK_OPT_VALIDATE_UTF8
        let (root, seen) =
            arena?.withCurrentArena { parse(bytes, needs, $0, options, maximumDepth) }
            ?? parse(bytes, needs, cmark_get_default_mem_allocator(), options, maximumDepth)
        guard let root else {
            throw MarkdownProblem(line: 1, reason: "the Markdown parser could not be started")
        }
        let tree = Tree(root, links: seen.links, arena: arena)
        guard let deep = seen.deep else { return tree }
        let line = max(1, Int(cmark_node_get_start_line(deep)))
        withExtendedLifetime(tree) {}
        throw MarkdownProblem(line: line, reason: "blocks, emphasis or links are nested too deeply")
    }

    /// The root, and what there is in its tree.
    ///
    /// An address that stood like that of a link and turns out to be text needs a second reading, with autolinks.
    private static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, _ needs: SyntaxNeeds, _ memory: UnsafeMutablePointer<cmark_mem>?,
        _ options: Int32, _ maximumDepth: Int
    ) -> (root: OpaquePointer?, seen: TreeInspection) {
        guard let root = parse(bytes, needs.extensions, memory, options) else { return (nil, TreeInspection()) }
        let sought = needs.extensions.contains(.autolinks) ? [] : needs.doubtful
        let seen = TreeInspection(of: root, deeperThan: maximumDepth, seeking: sought)
        guard seen.holdsAddress || !sought.isEmpty && seen.deep != nil else { return (root, seen) }
        cmark_node_free(root)
        let all = SyntaxNeeds(extensions: needs.extensions.union(.autolinks))
        return parse(bytes, all, memory, options, maximumDepth)
    }

    private static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, _ extensions: SyntaxExtensions,
        _ memory: UnsafeMutablePointer<cmark_mem>?, _ options: Int32
    ) -> OpaquePointer? {
        guard let parser = cmark_parser_new_with_mem(options, memory) else { return nil }
        defer { cmark_parser_free(parser) }
        extensions.attach(to: parser)
        bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        return finishing.withLock(toWrite: extensions.changesSpecialCharacters) { cmark_parser_finish(parser) }
    }

    /// The bytes of a string that the library owns, valid while the node is.
    static func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
        guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
        let raw = UnsafeRawPointer(text)
        let count = cStringLength(text)
        return UnsafeBufferPointer(start: raw.assumingMemoryBound(to: UInt8.self), count: count)
    }
}
