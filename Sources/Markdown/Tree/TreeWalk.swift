import CCMarkGFM

/// Goes through a node and all below it in the order of the text, without recursion.
enum TreeWalk {
    /// Calls `enter` with each node on the way in, and `leave` on the way out with those of which it said that there is
    /// more: what is below the others is passed over.
    @inline(__always)
    static func visit(
        _ top: OpaquePointer, enter: (OpaquePointer) -> Bool, leave: (OpaquePointer) -> Void
    ) {
        var node = top
        while true {
            if enter(node) {
                if let child = cmark_node_first_child(node) {
                    node = child
                    continue
                }
                leave(node)
            }
            guard let next = next(after: node, below: top, leave) else { return }
            node = next
        }
    }

    /// The node to enter after all below `node` is done, once those that end with it are left; nil when `top` is.
    @inline(__always)
    private static func next(
        after node: OpaquePointer, below top: OpaquePointer, _ leave: (OpaquePointer) -> Void
    ) -> OpaquePointer? {
        var node = node
        while node != top {
            if let next = cmark_node_next(node) { return next }
            guard let parent = cmark_node_parent(node) else { return nil }
            leave(parent)
            node = parent
        }
        return nil
    }
}
