import Synchronization

/// A value for each language, made when it is first asked for: a site is written in one language, and what belongs to the
/// others is not looked at. Once it is made, nobody waits for anybody to get it, and it never goes away.
public final class PerLanguage<Value: Sendable>: Sendable {
    private final class Made: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private let make: @Sendable (KitchenLanguage) -> Value
    private let english = AtomicLazyReference<Made>()
    private let italian = AtomicLazyReference<Made>()
    private let german = AtomicLazyReference<Made>()
    private let french = AtomicLazyReference<Made>()
    private let spanish = AtomicLazyReference<Made>()

    /// Values that `make` makes, one for a language; where two threads make one at once, the first counts.
    public init(_ make: @escaping @Sendable (KitchenLanguage) -> Value) {
        self.make = make
    }

    /// The value for a language.
    public subscript(language: KitchenLanguage) -> Value {
        switch language {
        case .english: value(in: english, for: language)
        case .italian: value(in: italian, for: language)
        case .german: value(in: german, for: language)
        case .french: value(in: french, for: language)
        case .spanish: value(in: spanish, for: language)
        }
    }

    private func value(in place: borrowing AtomicLazyReference<Made>, for language: KitchenLanguage) -> Value {
        (place.load() ?? place.storeIfNil(Made(make(language)))).value
    }
}
