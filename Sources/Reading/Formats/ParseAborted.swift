/// Thrown inside a reader when it cannot go on; the reason is already among its diagnostics.
struct ParseAborted: Error {}
