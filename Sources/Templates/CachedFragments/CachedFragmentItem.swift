import Synchronization
import Text

/// An item of lists that keeps how it looks, where it is shown on many pages: it is drawn the first time, with a gap
/// wherever the way to the root of the site goes, and that fragment is traced on each page after that.
///
/// A section whose tags name nothing but the item shows it the same on every page, but for that way (``ContextFreeSection``). An
/// item is drawn for one section only: a second one, in another template, draws it anew each time.
// Unchecked, since an open class cannot be checked: it has a constant and an atomic value, and its subclasses constants.
open class CachedFragmentItem: @unchecked Sendable {
    /// Whether the item keeps how it looks, in some hundred bytes.
    private let cachesFragment: Bool
    /// What all threads trace, set once.
    private let fragment = Atomic<UnsafeRawPointer?>(nil)

    /// An item that is not drawn yet. It takes memory for its look only if it `cachesFragment`.
    public init(cachesFragment: Bool) {
        self.cachesFragment = cachesFragment
    }

    deinit {
        fragment.load(ordering: .acquiring)?.deallocate()
    }

    /// Whether a fragment is to be drawn the next time that the item is shown.
    var wantsFragment: Bool { cachesFragment && fragment.load(ordering: .relaxed) == nil }

    /// Appends what a section shows of the item on pages with this way to the root; false when it is not drawn for that
    /// section.
    func trace(_ section: ContextFreeSection, root: String, to output: inout OutputBuffer) -> Bool {
        guard let memory = fragment.load(ordering: .acquiring) else { return false }
        return CachedFragment(memory).trace(section, root: root, to: &output)
    }

    /// Keeps what a section printed of the item, unless there is a fragment.
    func keep(_ output: borrowing OutputBuffer, _ trail: Interpreter.Trail, in section: ContextFreeSection) {
        let new = CachedFragment(of: output, trail, in: section).memory
        let isKept = fragment.compareExchange(expected: nil, desired: new, ordering: .acquiringAndReleasing).exchanged
        if !isKept { new.deallocate() }
    }
}
