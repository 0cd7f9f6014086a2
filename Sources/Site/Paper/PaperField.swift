import Kitchen

/// The part of a sheet of paper that is printed on: what its margins leave, and 1.5 mm less below, since browsers round.
///
/// `paper.css` states the same of each paper, which a test compares.
struct PaperField: Hashable, Sendable {
    /// The width, in tenths of a millimetre.
    let across: Int
    /// The height, in tenths of a millimetre.
    let down: Int

    /// The field of some paper, or of each of two that share it lying on its side; without one what A4 and Letter have in common.
    init(_ paper: Paper?, isShared: Bool = false) {
        let (width, height, margin) =
            switch paper {
            case .a3: (2970, 4200, 120)
            case .a4: (2100, 2970, 120)
            case .a5: (1480, 2100, 90)
            case .letter: (2159, 2794, 120)
            case nil: (2100, 2790, 120)
            }
        if isShared {
            (across, down) = ((height - 2 * margin - Self.gutter) / 2, width - 2 * margin - 15)
        } else {
            (across, down) = (width - 2 * margin, height - 2 * margin - 15)
        }
    }

    /// Between two fields of one sheet, in tenths of a millimetre.
    private static let gutter = 160

    /// That of a screen on the wall, which is taken for one of 960 by 540 points: `screen.css` has them as large as it is.
    static let screen = PaperField(across: 3160, down: 1760)

    private init(across: Int, down: Int) { (self.across, self.down) = (across, down) }

    /// The width in tenths of a point.
    var pointsAcross: Int { Self.points(across) }
    /// The height in tenths of a point.
    var pointsDown: Int { Self.points(down) }

    func width(at size: TypeSize) -> Ems { size.ems(ofTenths: pointsAcross) }
    func height(at size: TypeSize) -> Ems { size.ems(ofTenths: pointsDown) }

    /// The double rule below a head and above a foot, in tenths of a point, rounded up.
    static let rule = 23

    /// A length in tenths of a millimetre in tenths of a point, of which an inch has 720.
    static func points(_ length: Int) -> Int { length * 720 / 254 }
}
