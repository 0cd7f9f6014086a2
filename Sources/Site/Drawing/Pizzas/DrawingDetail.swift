/// How much a drawing shows.
public enum DrawingDetail: Sendable {
    /// Every topping with its own shape: about 3 to 5 KB.
    case full
    /// Strokes and dots in the toppings' colours: about 900 bytes, for lists and small sizes.
    case compact
}
