import Kitchen
import Text

/// The streets below the places on a map: as many kinds as there is room for, the widest first.
struct StreetLayer: Sendable {
    /// A line on the map in its first step of zoom.
    private struct Line {
        let name: String?
        let kind: Street.Kind
        let points: [MapPoint]
    }

    private let lines: [Line]

    /// What the page pays for streets at most: some five bytes a point.
    private static let maxPoints = 6000
    /// Units of the map that nobody sees: a tenth is what is written.
    private static let least = 0.3
    /// How far beyond its edge lines go on.
    private static let margin = 4.0

    /// The streets on a map.
    init(_ streets: [Street], on projection: MapProjection) {
        let all = streets.flatMap { street in
            Self.parts(of: street.line.map(projection.point)).map {
                Line(name: street.name, kind: street.kind, points: $0)
            }
        }
        var (lines, room): ([Line], Int) = ([], Self.maxPoints)
        for kind in Street.Kind.allCases {
            let more = all.filter { $0.kind == kind }
            room -= more.reduce(0) { $0 + $1.points.count }
            if room < 0 { break }
            lines += more
        }
        self.lines = lines
    }

    var isEmpty: Bool { lines.isEmpty }

    /// The parts of a line that are on the map, without points that nobody sees.
    private static func parts(of line: [MapPoint]) -> [[MapPoint]] {
        var parts: [[MapPoint]] = []
        var part: [MapPoint] = []
        for (start, end) in zip(line, line.dropFirst()) {
            guard isSeen(start, end) else {
                if part.count > 1 { parts.append(part) }
                part = []
                continue
            }
            if part.isEmpty { part = [start] }
            if let last = part.last, distance(last, end) >= least { part.append(end) }
        }
        return part.count > 1 ? parts + [part] : parts
    }

    /// Whether the box around two points touches the map.
    private static func isSeen(_ one: MapPoint, _ other: MapPoint) -> Bool {
        max(one.x, other.x) >= -margin && min(one.x, other.x) <= MapProjection.width + margin
            && max(one.y, other.y) >= -margin && min(one.y, other.y) <= MapProjection.height + margin
    }

    fileprivate static func distance(_ one: MapPoint, _ other: MapPoint) -> Double {
        ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
    }

    /// The lines, for all steps of zoom: those of a kind as one path, in tenths of a unit, with their edges below all of them.
    var svg: HTML {
        guard !lines.isEmpty else { return "" }
        let kinds = Street.Kind.allCases.reversed().filter { kind in lines.contains { $0.kind == kind } }
        var group: HTML = #"<g class="streets" transform="scale(.1)"><defs>"#
        for kind in kinds {
            group +=
                #"<path id="streets-\#(kind.rawValue)" vector-effect="non-scaling-stroke" d="\#(path(of: kind))"/>"#
        }
        group += "</defs>"
        for layer in ["edges", "ways"] {
            group += #"<g class="\#(layer)">"#
            for kind in kinds { group += ##"<use href="#streets-\##(kind.rawValue)" class="\##(kind.rawValue)"/>"## }
            group += "</g>"
        }
        group += "</g>"
        return group
    }

    private func path(of kind: Street.Kind) -> String {
        var path = ""
        for line in lines where line.kind == kind {
            var last: (x: Int, y: Int)?
            for point in line.points {
                let (x, y) = (Int((point.x * 10).rounded()), Int((point.y * 10).rounded()))
                path += last.map { "\(path.last == "l" ? "" : " ")\(x - $0.x) \(y - $0.y)" } ?? "M\(x) \(y)l"
                last = (x, y)
            }
        }
        return path
    }
}

extension StreetLayer {
    /// A name along a straight stretch of a street.
    struct Name: Hashable {
        let text: String
        /// Its middle, in units of the step of zoom.
        let middle: MapPoint
        /// Which way it is written: one unit from the left.
        let way: MapPoint
        /// What it covers.
        let box: MapBox
    }

    /// How large names of streets are written.
    static let nameSize = 7.0
    /// How far a name is from the same one again.
    private static let apart = 160.0

    /// The names for which a step of zoom has room beside what is taken, those of the widest streets first: a long street
    /// has its name several times, and farther in there are more.
    func names(_ zoom: Int, beside taken: inout TakenRoom) -> [Name] {
        let field = MapBox(
            left: 0, top: 0, width: MapProjection.width * Double(zoom), height: MapProjection.height * Double(zoom))
        var (names, middles): ([Name], [String: [MapPoint]]) = ([], [:])
        for line in named {
            guard let text = line.name else { continue }
            for name in Self.names(text, along: line.points, zoom) where names.count < 30 * zoom {
                let isAgain = middles[text, default: []].contains { Self.distance($0, name.middle) < Self.apart }
                guard !isAgain, name.box.isInside(field), taken.isFree(name.box) else { continue }
                taken.take(name.box)
                middles[text, default: []].append(name.middle)
                names.append(name)
            }
        }
        return names
    }

    /// The lines with names, those of one street joined where one ends as the next begins; the widest, and then the longest, first.
    private var named: [Line] {
        var joined: [Line] = []
        for line in lines where line.name != nil {
            if let last = joined.last, last.name == line.name, last.kind == line.kind, let end = last.points.last,
                let start = line.points.first, Self.distance(end, start) < Self.least
            {
                joined[joined.count - 1] = Line(
                    name: line.name, kind: line.kind, points: last.points + line.points.dropFirst())
            } else {
                joined.append(line)
            }
        }
        let order = Street.Kind.allCases
        let keyed = joined.enumerated().map { number, line in
            (rank: order.firstIndex(of: line.kind) ?? 0, length: Self.length(line.points), number: number, line: line)
        }
        return keyed.sorted { ($0.rank, -$0.length, $0.number) < ($1.rank, -$1.length, $1.number) }.map(\.line)
    }

    private static func length(_ points: [MapPoint]) -> Double {
        zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
    }

    /// A name on each stretch of a line that is straight and long enough for it.
    private static func names(_ text: String, along points: [MapPoint], _ zoom: Int) -> [Name] {
        let width = Double(MeasuredText(text, .sans).width.thousandths) / 1000 * nameSize
        let needed = (width + nameSize) / Double(zoom)
        return stretches(of: points, asLongAs: needed, within: nameSize / 2.5 / Double(zoom)).map { start, end in
            let middle = MapPoint(x: (start.x + end.x) / 2 * Double(zoom), y: (start.y + end.y) / 2 * Double(zoom))
            let length = max(distance(start, end), 0.0001)
            // From the left to the right, and upwards where it is neither.
            let sign = end.x < start.x || end.x == start.x && end.y > start.y ? -1 / length : 1 / length
            let way = MapPoint(x: (end.x - start.x) * sign, y: (end.y - start.y) * sign)
            let (boxWidth, boxHeight) = (width * abs(way.x) + nameSize, width * abs(way.y) + nameSize)
            let box = MapBox(
                left: middle.x - boxWidth / 2, top: middle.y - boxHeight / 2, width: boxWidth, height: boxHeight)
            return Name(text: text, middle: middle, way: way, box: box)
        }
    }

    /// The ends of stretches of a line that are so far apart, with no point between them farther from the straight way than
    /// `bend`; none begins within another.
    private static func stretches(
        of points: [MapPoint], asLongAs needed: Double, within bend: Double
    ) -> [(MapPoint, MapPoint)] {
        var (found, start): ([(MapPoint, MapPoint)], Int) = ([], 0)
        for end in points.indices.dropFirst() {
            while start < end - 1, !isStraight(points[start...end], within: bend) { start += 1 }
            guard start < end, distance(points[start], points[end]) >= needed else { continue }
            found.append((points[start], points[end]))
            start = end
        }
        return found
    }

    private static func isStraight(_ points: ArraySlice<MapPoint>, within bend: Double) -> Bool {
        // A stretch of more points is a curve, or so long that a part of it does.
        guard let start = points.first, let end = points.last, points.count <= 12 else { return false }
        let length = max(distance(start, end), 0.0001)
        return points.allSatisfy { point in
            abs((end.x - start.x) * (start.y - point.y) - (start.x - point.x) * (end.y - start.y)) / length <= bend
        }
    }
}
