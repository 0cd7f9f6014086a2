/// An argument of a test under a short name: what the log of a run shows of it.
public struct Named<Value: Sendable>: Sendable, CustomStringConvertible {
    /// The name.
    public let description: String
    /// The argument.
    public let value: Value

    /// The rows of a table, each with the name that `name` gives it.
    public static func rows(_ table: [Value], by name: (Value) -> String) -> [Named] {
        table.map { Named(description: String(name($0).prefix(60)), value: $0) }
    }
}
