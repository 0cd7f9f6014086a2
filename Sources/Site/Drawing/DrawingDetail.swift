/// How much a drawing shows.
public enum DrawingDetail: Sendable {
    /// Every topping with its own shape: 3 to 6 KB, for one drawing on a page.
    case full
    /// Strokes and dots in the toppings' colours: under 900 bytes, for lists.
    case compact
}
