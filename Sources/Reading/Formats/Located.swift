import Diagnostics

/// A value with the place where it was written.
public struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What was written.
    public var value: Value
    /// Where it was written.
    public var span: SourceSpan

    /// `value`, written at `span`.
    public init(_ value: Value, at span: SourceSpan) {
        self.value = value
        self.span = span
    }
}
