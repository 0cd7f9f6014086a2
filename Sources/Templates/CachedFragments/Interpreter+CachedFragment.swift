// Showing items by their fragments.
extension Interpreter {
    /// Where the way to the root was printed since an item was begun.
    struct Trail {
        let root: String
        let start: Int
        var places: [Int] = []
        /// Whether it was printed in no other way, as one text with a path, say.
        var isComplete = true
    }

    /// The section that starts at an instruction, if its items can be shown by fragments on a page with this way to the root.
    ///
    /// A way of full stops and slashes is written as it is, and a link that begins with it needs no look at its scheme; so
    /// another such way can take its place.
    @usableFromInline
    func closedSection(_ start: Int, root: String) -> ContextFreeSection? {
        let isPlain = root.utf8.first == UInt8(ascii: ".") && root.utf8.allSatisfy { $0 == 0x2E || $0 == 0x2F }
        return isPlain ? program.closedSections[start] : nil
    }

    /// Shows an item by its fragment; false when it is not drawn for the section.
    @usableFromInline
    mutating func trace(_ item: CachedFragmentItem, _ section: ContextFreeSection, root: String) -> Bool {
        // An item of an item that is being drawn would leave gaps in it that nobody knows of.
        trail == nil && item.trace(section, root: root, to: &output)
    }

    /// Begins to draw a fragment of what is printed from now on; false when the item has or wants none, and within another
    /// that is being drawn.
    @usableFromInline
    mutating func beginFragment(_ item: CachedFragmentItem, root: String) -> Bool {
        guard item.wantsFragment, trail == nil else { return false }
        trail = Trail(root: root, start: output.count)
        return true
    }

    /// Keeps what was printed since `beginFragment` as the item's fragment, where it is known where the way to the root is.
    @usableFromInline
    mutating func endFragment(_ item: CachedFragmentItem, _ section: ContextFreeSection) {
        guard let trail = trail.take(), trail.isComplete else { return }
        item.keep(output, trail, in: section)
    }

    /// Notes that an address was printed, with the way to a root at a place; nil when it is not there as it is.
    mutating func note(root: String, at place: Int?) {
        guard let trail else { return }
        if let place, root == trail.root { self.trail?.places.append(place) } else { self.trail?.isComplete = false }
    }
}
