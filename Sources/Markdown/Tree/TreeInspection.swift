import CCMarkGFM

/// What one walk through a tree that was just parsed comes by.
struct TreeInspection {
    /// The links and pictures, in the order of the text.
    private(set) var links: [OpaquePointer] = []
    /// The first node that has too many around it, which ends the walk.
    private(set) var deep: OpaquePointer?
    /// Whether a sign of an address that was sought stands in some text.
    private(set) var holdsAddress = false
    private var sought: AddressSigns = []

    init() {}

    /// What there is in the tree, up to the first node with more than `limit` nodes around it.
    ///
    /// Every string of the tree is asked for on the way: the library copies each when it is first asked for, which has to
    /// be while the memory of the tree is at work.
    init(of root: OpaquePointer, deeperThan limit: Int, seeking sought: AddressSigns) {
        self.sought = sought
        var (node, depth) = (root, 1)
        while true {
            guard depth <= limit else {
                deep = node
                return
            }
            inspect(node)
            if let child = cmark_node_first_child(node) {
                (node, depth) = (child, depth + 1)
                continue
            }
            guard let next = Self.next(after: node, depth: &depth) else { return }
            node = next
        }
    }

    /// The node that comes after all below another, with how many are around it; nil after the last.
    private static func next(after node: OpaquePointer, depth: inout Int) -> OpaquePointer? {
        var node = node
        while true {
            if let next = cmark_node_next(node) { return next }
            guard let parent = cmark_node_parent(node) else { return nil }
            (node, depth) = (parent, depth - 1)
        }
    }

    private mutating func inspect(_ node: OpaquePointer) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT:
            let text = cmark_node_get_literal(node)
            if !sought.isEmpty, sought.stand(in: CMark.bytes(text)) { holdsAddress = true }
        case CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK:
            _ = cmark_node_get_literal(node)
        case CMARK_NODE_CODE_BLOCK:
            _ = cmark_node_get_literal(node)
            _ = cmark_node_get_fence_info(node)
        case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
            _ = cmark_node_get_url(node)
            _ = cmark_node_get_title(node)
            links.append(node)
        default: break
        }
    }
}
