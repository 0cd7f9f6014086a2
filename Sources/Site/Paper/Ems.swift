/// A length on paper in thousandths of an em: of the size that the sheet is set in.
struct Ems: Comparable, Hashable, Sendable, AdditiveArithmetic {
    var thousandths: Int

    static let zero = Ems(0)

    /// So many thousandths of an em.
    init(_ thousandths: Int) { self.thousandths = thousandths }

    static func < (one: Ems, other: Ems) -> Bool { one.thousandths < other.thousandths }
    static func + (one: Ems, other: Ems) -> Ems { Ems(one.thousandths + other.thousandths) }
    static func - (one: Ems, other: Ems) -> Ems { Ems(one.thousandths - other.thousandths) }
    static func * (length: Ems, times: Int) -> Ems { Ems(length.thousandths * times) }

    /// So many thousandths of the length, rounded up.
    func scaled(by thousandths: Int) -> Ems { Ems((self.thousandths * thousandths + 999) / 1000) }
}

/// The size of type, in steps of half a point.
struct TypeSize: Comparable, Hashable, Sendable {
    let halfPoints: Int

    /// Whole points.
    static func points(_ points: Int) -> TypeSize { TypeSize(halfPoints: points * 2) }

    static func < (one: TypeSize, other: TypeSize) -> Bool { one.halfPoints < other.halfPoints }

    /// The name of its class in the style sheet: "size-9", "size-9-5".
    var className: String { "size-\(halfPoints / 2)" + (halfPoints.isMultiple(of: 2) ? "" : "-5") }

    /// A length in tenths of a point, in ems of this size.
    func ems(ofTenths tenths: Int) -> Ems { Ems(tenths * 200 / halfPoints) }
}
