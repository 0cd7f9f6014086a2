import CCMarkGFM

/// Visits a node and all below it, each once on the way in and once on the way out, without recursion.
struct TreeWalk {
    private let top: OpaquePointer
    private var upcoming: (node: OpaquePointer, isEntered: Bool)?

    init(from top: OpaquePointer) {
        self.top = top
        upcoming = (top, true)
    }

    /// The next visit; nil after the way out of the top node.
    mutating func next() -> (node: OpaquePointer, isEntered: Bool)? {
        guard let visit = upcoming else { return nil }
        if visit.isEntered, let child = cmark_node_first_child(visit.node) {
            upcoming = (child, true)
        } else if visit.isEntered {
            upcoming = (visit.node, false)
        } else if visit.node == top {
            upcoming = nil
        } else if let next = cmark_node_next(visit.node) {
            upcoming = (next, true)
        } else {
            upcoming = cmark_node_parent(visit.node).map { ($0, false) }
        }
        return visit
    }

    /// Skips what is below the node that was just entered, and its way out.
    mutating func skipChildren(of node: OpaquePointer) {
        upcoming = (node, false)
        _ = next()
    }
}
