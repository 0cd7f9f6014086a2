/// What becomes of a link or image.
public enum LinkTarget: Hashable, Sendable {
    /// It is written with this address, if `SafeURL` allows that; it is percent-encoded where it must be.
    case href(String)
    /// It is left out: a link leaves its text, an image its description in `<span class="missing">`.
    case omit
}
