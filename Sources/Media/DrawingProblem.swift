/// Something in an SVG file that no plain drawing needs, and where it stands.
public struct DrawingProblem: Error, Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// What it is, as a clause: "<script> is no element of a drawing".
    public var reason: String
}
