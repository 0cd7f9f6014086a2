import Synchronization

/// A value for each language, made when it is first asked for: a site is written in one language, and what belongs to the
/// others is not looked at.
public final class PerLanguage<Value: Sendable>: Sendable {
    private let make: @Sendable (KitchenLanguage) -> Value
    private let made = Mutex<[KitchenLanguage: Value]>([:])

    /// Values that `make` makes, one for a language.
    public init(_ make: @escaping @Sendable (KitchenLanguage) -> Value) {
        self.make = make
    }

    /// The value for a language.
    public subscript(language: KitchenLanguage) -> Value {
        made.withLock { made in
            if let value = made[language] { return value }
            let value = make(language)
            made[language] = value
            return value
        }
    }
}
