import Kitchen

/// A rectangle of a map, in its units.
struct MapBox: Hashable, Sendable {
    var left: Double
    var top: Double
    var width: Double
    var height: Double

    func overlaps(_ other: MapBox) -> Bool {
        left < other.left + other.width && other.left < left + width && top < other.top + other.height
            && other.top < top + height
    }

    /// Whether all of it lies within another.
    func isInside(_ other: MapBox) -> Bool {
        left >= other.left && top >= other.top && left + width <= other.left + other.width
            && top + height <= other.top + other.height
    }
}

/// Where the numbered marks and the names of places stand on a map of one scale, so that none covers another.
///
/// A mark that has no room at its place is moved aside, with a line to it; a name without room is left out, and a mark for which
/// there is none nearby is only a dot.
struct MapLayout: Sendable {
    /// How a place is shown.
    struct Mark: Sendable {
        /// Where the place is.
        let point: MapPoint
        /// The middle of its number; nil where there is no room.
        var number: MapPoint?
        /// Where its name begins, on the base line; nil where there is no room.
        var name: MapPoint?
        /// What the name covers.
        var nameBox: MapBox?
    }

    /// How wide and high a numbered mark is, with a little air.
    static let markSize = 26.0
    /// The size of names.
    static let nameSize = 9.0
    /// In the order of the places.
    private(set) var marks: [Mark]
    /// What is covered by marks and names.
    private(set) var taken = TakenRoom()
    private let field: MapBox

    /// Marks of points with so wide names on a map of `size`; `reserved` stays free.
    init(_ points: [MapPoint], nameWidths: [Double], size: (width: Double, height: Double), reserved: [MapBox] = []) {
        field = MapBox(left: 0, top: 0, width: size.width, height: size.height)
        marks = points.map { Mark(point: $0) }
        for box in reserved { taken.take(box) }
        for place in marks.indices { placeNumber(of: place) }
        for (place, width) in zip(marks.indices, nameWidths) { placeName(of: place, width: width) }
    }

    private mutating func placeNumber(of place: Int) {
        let point = marks[place].point
        for offset in Self.offsets {
            let middle = MapPoint(x: point.x + offset.x, y: point.y + offset.y)
            guard let box = free(Self.box(ofMarkAt: middle)) else { continue }
            taken.take(box)
            marks[place].number = middle
            return
        }
    }

    private mutating func placeName(of place: Int, width: Double) {
        guard let number = marks[place].number else { return }
        let (half, height) = (Self.markSize / 2, Self.nameSize * 1.3)
        let corners = [
            (number.x + half, number.y - height / 2), (number.x - half - width, number.y - height / 2),
            (number.x - width / 2, number.y - half - height), (number.x - width / 2, number.y + half),
        ]
        for (left, top) in corners {
            guard let box = free(MapBox(left: left, top: top, width: width, height: height)) else { continue }
            taken.take(box)
            marks[place].name = MapPoint(x: left, y: top + Self.nameSize)
            marks[place].nameBox = box
            return
        }
    }

    private func free(_ box: MapBox) -> MapBox? { box.isInside(field) && taken.isFree(box) ? box : nil }

    static func box(ofMarkAt middle: MapPoint) -> MapBox {
        MapBox(left: middle.x - markSize / 2, top: middle.y - markSize / 2, width: markSize, height: markSize)
    }

    /// The place itself, then around it in squares, the nearest first.
    private static let offsets: [MapPoint] = {
        let directions: [(x: Double, y: Double)] = [
            (1, 0), (-1, 0), (0, -1), (0, 1), (1, -1), (-1, -1), (1, 1), (-1, 1),
        ]
        return [MapPoint(x: 0, y: 0)]
            + stride(from: markSize, through: 3 * markSize, by: markSize / 2).flatMap { distance in
                directions.map { MapPoint(x: $0.x * distance, y: $0.y * distance) }
            }
    }()
}

/// The boxes that are taken on a map, by the squares that they touch, so that few have to be looked at.
struct TakenRoom {
    private struct Square: Hashable {
        let column: Int
        let row: Int
    }

    private static let side = 32.0
    private var boxes: [Square: [MapBox]] = [:]

    func isFree(_ box: MapBox) -> Bool {
        Self.squares(of: box).allSatisfy { !(boxes[$0] ?? []).contains { $0.overlaps(box) } }
    }

    mutating func take(_ box: MapBox) {
        for square in Self.squares(of: box) { boxes[square, default: []].append(box) }
    }

    private static func squares(of box: MapBox) -> [Square] {
        let columns = Int(box.left / side)...Int((box.left + box.width) / side)
        let rows = Int(box.top / side)...Int((box.top + box.height) / side)
        return columns.flatMap { column in rows.map { Square(column: column, row: $0) } }
    }
}
