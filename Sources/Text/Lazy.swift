import Synchronization

/// A value that is made when it is first asked for, and only once, whoever asks.
public final class Lazy<Value: Sendable>: Sendable {
    private let make: @Sendable () -> Value
    private let made = Mutex<Value?>(nil)

    /// A value that `make` gives.
    public init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    /// The value.
    public var value: Value {
        made.withLock { made in
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}
