import Kitchen
import Text

/// The picture of what no drawing is certain for: a plate of the house, with no food on it.
enum EmptyPlate {
    /// How many different plates there are: each rim in each glaze.
    static var ways: Int { rims.count * Vessel.glazes.count }

    /// One of the plates, by its number from 0.
    static func svg(way: Int) -> HTML {
        var sketch = Sketch()
        sketch.paint(rims[way % rims.count], Vessel.glazes[way / rims.count % Vessel.glazes.count])
        sketch.paint(light, Tint.cream)
        return sketch.finished()
    }

    private static let white: HTML = "<circle r='94' fill='#fffaf0' stroke='#dccbae' stroke-width='3'/>"
    private static let well: HTML = "<circle r='60' fill='#f5ebd9' stroke='#e3d2b4' stroke-width='2'/>"
    private static let light: HTML = """
        <path d='M-44-28A52 52 0 0 1-8-51' fill='none' stroke='#fffdf8' stroke-width='6' stroke-linecap='round'/>
        """

    private static let rims: [HTML] = [
        "\(white)<circle r='82' fill='none' stroke='$1' stroke-width='9'/>\(well)",
        """
        \(white)<circle r='78' fill='none' stroke='$1' stroke-width='10' stroke-linecap='round' \
        stroke-dasharray='0 20.42'/>\(well)
        """,
        """
        \(white)<circle r='87' fill='none' stroke='$1' stroke-width='4'/><circle r='71' fill='none' stroke='$2' \
        stroke-width='3'/>\(well)
        """,
        """
        <circle r='94' fill='$2'/><circle r='91' fill='$1'/>\(well)
        """,
        "\(white)<circle r='79' fill='none' stroke='$1' stroke-width='15' stroke-dasharray='4 8.41'/>\(well)",
    ]
}
