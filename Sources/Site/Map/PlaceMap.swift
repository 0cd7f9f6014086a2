import Kitchen
import Text

/// The map of the places: an inline SVG that needs nothing else, with its numbers, names and scale set for several steps of
/// zoom, of which a script shows one.
struct PlaceMap: Sendable {
    private let places: [Place]
    private let projection: MapProjection
    private let streets: StreetLayer

    /// How much larger each step shows the map; without scripts it is the first.
    private static let zooms = [1, 2, 4, 8]
    /// A name that is longer is cut on the map.
    private static let longestName = 24

    /// A map of some places, of which there is one at least, with the streets around them.
    init(_ places: [Place], streets: [Street] = []) {
        self.places = places
        projection = MapProjection(places.map(\.coordinates))
        self.streets = StreetLayer(streets, on: projection)
    }

    /// The map as HTML.
    var svg: HTML {
        let (width, height) = (Int(MapProjection.width), Int(MapProjection.height))
        var svg: HTML = #"<svg class="map" viewBox="0 0 \#(width) \#(height)">"#
        svg += streets.svg
        for zoom in Self.zooms { svg += step(zoom) }
        svg += "</svg>"
        return svg
    }

    private func step(_ zoom: Int) -> HTML {
        var group: HTML = #"<g data-zoom="\#(zoom)" transform="scale(\#(Self.unit(1 / Double(zoom))))""#
        group += zoom == 1 ? ">" : #" display="none">"#
        let scale = MapScale(metresPerUnit: projection.metresPerUnit / Double(zoom))
        let layout = layout(zoom)
        if streets.isEmpty { group += grid(zoom, every: scale.length) } else { group += names(zoom, beside: layout) }
        for (number, mark) in layout.marks.enumerated() { group += drawn(mark, number: number + 1, zoom: zoom) }
        group += scale.svg
        group += "</g>"
        return group
    }

    /// The names of streets where there is room beside the places.
    private func names(_ zoom: Int, beside layout: MapLayout) -> HTML {
        var taken = layout.taken
        var names: HTML = ""
        for name in streets.names(zoom, beside: &taken) {
            let turn = [name.way.x, name.way.y, -name.way.y, name.way.x].map { Self.unit(($0 * 1000).rounded() / 1000) }
            let place = [name.middle.x, name.middle.y].map(Self.unit)
            names +=
                #"<text class="street-name" transform="matrix(\#((turn + place).joined(separator: " ")))" dy="2.5">"#
            names += "\(name.text)</text>"
        }
        return names
    }

    /// Lines as far from one another as the scale is long.
    private func grid(_ zoom: Int, every length: Double) -> HTML {
        let side = Self.unit(length)
        let (width, height) = (Int(MapProjection.width) * zoom, Int(MapProjection.height) * zoom)
        return
            ##"""
            <pattern id="grid-\##(zoom)" width="\##(side)" height="\##(side)" patternUnits="userSpaceOnUse">\##
            <path d="M0 0H\##(side)M0 0V\##(side)"/></pattern>\##
            <rect class="grid" width="\##(width)" height="\##(height)" fill="url(#grid-\##(zoom))"/>
            """##
    }

    /// Where all stands when the map is shown so much larger.
    func layout(_ zoom: Int) -> MapLayout {
        let scale = Double(zoom)
        let points = places.map { place in
            let point = projection.point(of: place.coordinates)
            return MapPoint(x: point.x * scale, y: point.y * scale)
        }
        let widths = places.map { place in
            let name = MeasuredText(Self.short(place.name), .sans)
            return Double(name.width.thousandths) / 1000 * MapLayout.nameSize
        }
        return MapLayout(
            points, nameWidths: widths, size: (MapProjection.width * scale, MapProjection.height * scale),
            // Where the scale stands; further in it moves with what is shown.
            reserved: zoom == 1 ? [MapScale.box] : [])
    }

    private func drawn(_ mark: MapLayout.Mark, number: Int, zoom: Int) -> HTML {
        let place = places[number - 1]
        let (x, y) = (Self.unit(mark.point.x), Self.unit(mark.point.y))
        var link: HTML =
            ##"<a href="#place-\##(number)" data-place="\##(number)" aria-label="\##(number) \##(place.name)""##
        link += zoom == 1 ? #" data-point="\#(x) \#(y)">"# : ">"
        guard let middle = mark.number else {
            link += #"<circle cx="\#(x)" cy="\#(y)" r="3"/></a>"#
            return link
        }
        let (markX, markY) = (Self.unit(middle.x), Self.unit(middle.y))
        if middle != mark.point {
            link += #"<path d="M\#(x) \#(y)L\#(markX) \#(markY)"/><circle cx="\#(x)" cy="\#(y)" r="2"/>"#
        }
        link += #"<circle cx="\#(markX)" cy="\#(markY)" r="12"/>"#
        link += #"<text class="number" x="\#(markX)" y="\#(markY)" dy="4">\#(number)</text>"#
        if let name = mark.name {
            link += #"<text class="name" x="\#(Self.unit(name.x))" y="\#(Self.unit(name.y))">"#
            link += "\(Self.short(place.name))</text>"
        }
        link += "</a>"
        return link
    }

    private static func short(_ name: String) -> String {
        name.count > longestName ? name.prefix(longestName - 1) + "…" : name
    }

    /// A length to a tenth, or a scale to a thousandth where it is below one.
    static func unit(_ length: Double) -> String {
        let steps = length.magnitude < 1 ? 1000.0 : 10.0
        let rounded = (length * steps).rounded() / steps
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}

/// The bar that says how long a distance is on a map.
struct MapScale: Sendable {
    /// A round number of metres: 1, 2 or 5 with noughts.
    let metres: Int
    /// How long the bar is, in units of the map.
    let length: Double

    /// The longest bar.
    private static let most = 90.0
    /// What it covers in the first step of zoom.
    static let box = MapBox(left: 6, top: 212, width: 110, height: 24)

    /// The longest round distance for which there is room.
    init(metresPerUnit: Double) {
        let room = Self.most * metresPerUnit
        let rounds = (0...7).flatMap { noughts in
            [1, 2, 5].map { $0 * (0..<noughts).reduce(1) { tens, _ in tens * 10 } }
        }
        metres = rounds.last { Double($0) <= room } ?? 1
        length = Double(metres) / metresPerUnit
    }

    /// The distance as it is written.
    var text: String { metres < 1000 ? "\(metres)\u{A0}m" : "\(metres / 1000)\u{A0}km" }

    fileprivate var svg: HTML {
        let end = PlaceMap.unit(12 + length)
        var bar: HTML = #"<g class="scale"><rect x="6" y="212" width="110" height="24" rx="4"/>"#
        bar += #"<path d="M12 226v4H\#(end)v-4"/><text x="12" y="223">\#(text)</text></g>"#
        return bar
    }
}
