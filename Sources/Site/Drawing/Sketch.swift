import Text

/// A drawing as it is put down: an inline SVG of 200 by 200 units with its origin in the middle.
struct Sketch {
    /// Opens the drawing. It is decoration, so assistive technology passes it over.
    private var html: HTML = #"<svg class="drawing" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">"#

    /// The whole drawing.
    func finished() -> HTML { "\(html)</svg>" }

    /// A drawing as a small document, for a file: what an element of a page needs besides is left out.
    static func smallDocument(_ drawing: HTML) -> [UInt8] {
        let opening = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200">"#
        return Array(opening.utf8) + drawing.bytes.drop { $0 != UInt8(ascii: ">") }.dropFirst()
    }

    /// A drawing as a document of its own, for a file.
    static func document(_ drawing: HTML) -> [UInt8] {
        Array(#"<svg xmlns="http://www.w3.org/2000/svg""#.utf8) + drawing.bytes.dropFirst("<svg".utf8.count)
    }

    mutating func put(_ markup: HTML) { html += markup }

    /// Markup in these colours, as ``Colours/fill(_:)`` makes it.
    mutating func paint(_ markup: HTML, _ colours: Colours) { put(colours.fill(markup)) }

    /// Opens a group of round-ended strokes, for `strokes`.
    mutating func openStrokes() {
        put(#"<g fill="none" stroke-linecap="round">"#)
    }

    mutating func closeGroup() {
        put("</g>")
    }

    mutating func disc(radius: Int, _ colour: String) {
        put(#"<circle r="\#(radius)" fill="\#(colour)"/>"#)
    }

    /// A closed outline through places around the middle, rounded: each place pulls the curve between two midpoints.
    mutating func blob(_ corners: [Spot], _ colour: String) {
        put(#"<path fill="\#(colour)" d=""#)
        curve(corners)
        put(#""/>"#)
    }

    /// The data of a closed, rounded path.
    mutating func curve(_ corners: [Spot]) {
        guard let last = corners.last, let first = corners.first else { return }
        put("M")
        units((last.x + first.x) / 20, (last.y + first.y) / 20)
        for (corner, next) in zip(corners, corners.dropFirst() + [first]) {
            put("Q")
            units(corner.x / 10, corner.y / 10)
            let middle = ((corner.x + next.x) / 20, (corner.y + next.y) / 20)
            if middle.0 >= 0 { put(" ") }
            units(middle.0, middle.1)
        }
        put("Z")
    }

    /// Round dots, or short strokes in the direction that each spot has, all of one colour and width; within
    /// `openStrokes`.
    mutating func strokes(_ spots: [(spot: Spot, turn: Int)], width: Int, length: Int, _ colour: String) {
        guard !spots.isEmpty else { return }
        put(#"<path stroke="\#(colour)" stroke-width="\#(width)" d=""#)
        for (spot, turn) in spots {
            let half = Spot(angle: turn, distance: length * 5)
            put("M")
            units((spot.x - half.x) / 10, (spot.y - half.y) / 10)
            put(length == 0 ? "h0" : "l")
            if length > 0 { units(half.x / 5, half.y / 5) }
        }
        put(#""/>"#)
    }

    /// A pair of coordinates in whole units; a minus sign is separator enough.
    mutating func units(_ x: Int, _ y: Int) {
        put(y < 0 ? "\(x)\(y)" : "\(x) \(y)")
    }
}
