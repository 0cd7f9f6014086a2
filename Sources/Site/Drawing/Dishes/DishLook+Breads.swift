import Text

/// The looks of bread and dough in their many shapes, and of what lies on bread or in it.
extension DishLook {
    private static let crust = Colours("#da5", "#a63", "#ed9")
    private static let crumb = Colours("#f3dcae", "#b84", "#fdf1d5")

    static let rolls = DishLook(
        .board, crust,
        pile: .five([
            .dot(51, .dark), .dot(47, .main, at: (0, -1)), .arc(6, 24, -8, .light, at: (-4, -10)),
        ]), field: .around([(-33, -36), (30, -36), (-1, 1), (-34, 36), (34, 36)], 10, 10))

    static let baguettes = DishLook(
        .board, crust,
        pile: .rows(
            [
                .line(40, 122, .dark), .line(35, 122, .main), .arc(6, 24, -4, .light, at: (-42, 0), turn: 24),
                .arc(6, 24, -4, .light, at: (-14, 0), turn: 24), .arc(6, 24, -4, .light, at: (14, 0), turn: 24),
                .arc(6, 24, -4, .light, at: (42, 0), turn: 24),
            ], 2, apart: 54, turn: -6))

    static let croissants = DishLook(
        .board, crust,
        pile: Pile(
            [
                .arc(35, 54, 24, .dark), .arc(30, 54, 24, .main), .line(4, 24, .dark, at: (-24, 6), turn: 62),
                .line(4, 26, .dark, at: (-8, 12), turn: 80), .line(4, 26, .dark, at: (9, 12), turn: 100),
                .line(4, 24, .dark, at: (24, 6), turn: 118), .arc(4, 30, 14, .light, at: (0, -6)),
            ], at: [(-40, -40, 14), (44, -16, 200), (-26, 26, 8)]))

    static let pretzel = DishLook(
        .board, Colours("#b63", "#741", "#eb7"),
        """
        <g fill='none' stroke-linecap='round' stroke-linejoin='round'><path d='M-44 46L14-12C36-38 70-36 70-4 68 34 \
        32 50 0 50-32 50-68 34-70-4-70-36-36-38-14-12L44 46' stroke='$2' stroke-width='26'/><path d='M-44 \
        45L14-13C36-39 70-37 70-5 68 33 32 49 0 49-32 49-68 33-70-5-70-37-36-39-14-13L44 45' stroke='$1' \
        stroke-width='20'/><path d='M-62-22Q-50-34-34-26M34-26Q50-34 62-20M-24 46Q0 52 24 46' stroke='$3' \
        stroke-width='5'/></g>
        """)

    static let sticks = DishLook(
        .board, crust,
        pile: .rows(
            [.line(15, 146, .dark), .line(11, 146, .main), .line(3, 130, .light, at: (0, -3))], 6, apart: 21, turn: -4))

    static let toasts = DishLook(
        .board, crumb,
        pile: .four([.line(52, 26, .dark), .line(47, 26, .own("#da6")), .line(38, 26, .main)], turn: 4)
            .moved(by: 14),
        field: .around([(-46, -32), (46, -32), (-46, 34), (46, 34)], 20, 12))

    /// Two triangles of bread with what is between them.
    static let sandwich = DishLook(
        .board, crumb,
        """
        <g stroke-linejoin='round' stroke-width='8' fill='$2' stroke='$2'><path d='M-72-48H48L-72 48Z'/><path d='M74 \
        52H-46L74-42Z'/></g><path d='M-70 44L42-46M-40 52L74-38' stroke='#fdf1d5' stroke-width='14' \
        stroke-linecap='round'/>
        """,
        field: PieceField(
            ovals: [(-54, 34), (-24, 12), (8, -14), (34, -36), (-24, 40), (4, 18), (34, -6), (60, -28)].map {
                PieceField.Oval(x: $0.0, y: $0.1, width: 5, height: 5)
            }),
        lid: """
            <g stroke-linejoin='round' stroke-width='8'><path d='M-72-56H34L-72 28Z' fill='$2' stroke='$2'/><path \
            d='M-68-53H26L-68 22Z' fill='$1' stroke='$1'/><path d='M74 52H-28L74-28Z' fill='$2' stroke='$2'/><path \
            d='M70 49H-20L70-22Z' fill='$1' stroke='$1'/></g><path d='M-58-40h8M-34-36h6M-56-16h4M-20-44h6M34 36h8M54 \
            10h6M56 36h4M22 42h4' stroke='$3' stroke-width='7' stroke-linecap='round'/>
            """)

    /// A long roll with what looks out of it.
    static let filledRoll = DishLook(
        .board, crust,
        """
        <rect x='-82' y='-36' width='164' height='80' rx='40' fill='$2'/><rect x='-78' y='-32' width='156' height='70' \
        rx='35' fill='#f5dfb4'/>
        """,
        field: PieceField(ovals: [.init(y: 24, width: 64, height: 7), .init(y: -24, width: 64, height: 7)]),
        lid: """
            <rect x='-78' y='-24' width='156' height='48' rx='24' fill='$2'/><rect x='-76' y='-24' width='152' \
            height='44' rx='22' fill='$1'/><path d='M-52-10Q0-20 52-10' fill='none' stroke='$3' stroke-width='7' \
            stroke-linecap='round'/>
            """)

    static let hotDog = DishLook(
        .board, crust,
        """
        <rect x='-80' y='-38' width='160' height='78' rx='39' fill='$2'/><rect x='-78' y='-38' width='156' \
        height='72' rx='36' fill='$1'/><path d='M-58-22Q0-30 58-22' fill='none' stroke='$3' stroke-width='6' \
        stroke-linecap='round'/><path d='M-74 4Q0 14 74 4' fill='none' stroke='#732' stroke-width='30' \
        stroke-linecap='round'/><path d='M-74 2Q0 12 74 2' fill='none' stroke='#b63' stroke-width='24' \
        stroke-linecap='round'/><path d='M-66-4Q0 6 66-4' fill='none' stroke='#d97' stroke-width='4' \
        stroke-linecap='round'/>
        """,
        field: .wide(54, 5))

    static let wraps = DishLook(
        .board, Colours("#eed6a4", "#b85", "#b84"),
        pile: Pile(
            [
                .line(48, 78, .dark), .line(43, 78, .main), .dot(9, .light, at: (-30, -8)),
                .dot(7, .light, at: (-10, 8)),
                .dot(8, .light, at: (4, -10)), .dot(48, .dark, at: (42, 0)), .dot(42, .own("#fbf0d6"), at: (42, 0)),
            ], at: [(-18, -32, -6), (-18, 34, -6)]),
        field: .around([(24, -36), (24, 30)], 9, 9))

    static let tacos = DishLook(
        .board, Colours("#ec7", "#b83", "#fda"),
        pile: Pile(
            [
                .line(54, 56, .dark), .line(50, 56, .main), .line(30, 50, .own("#da5")),
                .arc(4, 60, 14, .light, at: (0, 12)),
            ],
            at: [(-58, 0, 90), (0, 0, 90), (58, 0, 90)]),
        field: .around([(-58, 0), (0, 0), (58, 0)], 9, 32))

    static let wedges = DishLook(
        .plate, Colours("#ec7", "#b83", "#fae6b8"),
        """
        <g stroke-linejoin='round' stroke-width='7'><path d='M-4-10L-50-34A58 58 0 0 1-4-58ZM10-8L10-56A58 58 0 0 1 \
        54-20ZM4 10L52-6A58 58 0 0 1 30 48ZM-8 8L18 54A58 58 0 0 1-36 44ZM-14 0L-48 36A58 58 0 0 1-58-16Z' fill='$1' \
        stroke='$2'/></g><path d='M-22-36h4M22-34h5M34 8h4M10 28h3M-16 34h4M-42 2h5M32-20h2M-38-22h2' \
        stroke='#b73' stroke-width='9' stroke-linecap='round'/><path d='M-14-44h2M16-22h2M28 22h2M-4 44h2M-34 \
        14h2' stroke='$3' stroke-width='6' stroke-linecap='round'/>
        """)

    static let nachos = DishLook(
        .plate, Colours("#ec5", "#b82", "#fd9"),
        """
        <g stroke-linejoin='round' stroke-width='6' fill='$1' stroke='$2'><path d='M-54-8L-22-38-16 0Z'/><path \
        d='M-14-54L24-48 0-20Z'/><path d='M28-40L56-8 16-10Z'/><path d='M-52 14L-16 8-30 44Z'/><path \
        d='M-14-12L22-4-6 26Z'/><path d='M18 4L56 16 26 42Z'/><path d='M-20 54L-2 20 24 52Z'/></g><path \
        d='M-34-18h2M2-44h2M32-20h2M-36 22h2M0 2h2M34 22h2M0 42h2' stroke='$3' stroke-width='8' \
        stroke-linecap='round'/>
        """,
        field: .round(46))

    static let calzone = DishLook(
        .board, crust,
        """
        <path d='M-80 28C-84-36-44-62 0-62 44-62 84-36 80 28 74 46-74 46-80 28Z' fill='$2'/><path d='M-76 \
        24C-80-34-42-59 0-59 42-59 80-34 76 24 68 40-68 40-76 24Z' fill='$1'/><path d='M-74 26Q0 50 74 26' \
        fill='none' stroke='$2' stroke-width='5'/><path d='M-70 34Q0 54 70 34' fill='none' stroke='$3' \
        stroke-width='8' stroke-dasharray='0 13' stroke-linecap='round'/><path d='M-52-14Q-40-44-6-48' fill='none' \
        stroke='$3' stroke-width='8' stroke-linecap='round'/><path d='M-18-14h8M22-26h6M36 4h6M-34 12h5M4 14h6' \
        stroke='$2' stroke-width='9' stroke-linecap='round'/>
        """)

    /// A log of pastry, and what is like it.
    static let strudel = DishLook(
        .board, crust,
        """
        <g transform='rotate(-10)'><rect x='-86' y='-36' width='172' height='76' rx='34' fill='$2'/><rect x='-84' \
        y='-38' width='168' height='72' rx='33' fill='$1'/><path d='M-54-22l14 42M-22-24l14 44M10-24l14 44M42-22l14 \
        42' stroke='$2' stroke-width='6' stroke-linecap='round'/><path d='M-66-14Q-60-26-48-28' fill='none' \
        stroke='$3' stroke-width='7' stroke-linecap='round'/><path d='M-64 6h0M-40-8h0M-30 22h0M-8-16h0M2 \
        10h0M24-20h0M34 12h0M58 0h0M66-14h0' stroke='#fffaf0' stroke-width='5' stroke-linecap='round'/></g>
        """)

    /// A loaf from a tin with its first slices cut.
    static let loaf = DishLook(
        .board, Colours("#d95", "#962", "#ec9"),
        """
        <g transform='rotate(-8)'><rect x='-86' y='-38' width='116' height='82' rx='20' fill='$2'/><rect x='-84' \
        y='-41' width='112' height='78' rx='19' fill='$1'/><path d='M-66-2Q-28-14 8-2' fill='none' stroke='$3' \
        stroke-width='7' stroke-linecap='round'/><rect x='30' y='-40' width='26' height='82' rx='11' fill='$2'/><rect \
        x='35' y='-36' width='19' height='74' rx='8' fill='$3'/><rect x='60' y='-38' width='26' height='82' rx='11' \
        fill='$2'/><rect x='65' y='-34' width='19' height='74' rx='8' fill='$3'/></g>
        """,
        field: PieceField(ovals: [
            .init(x: -32, y: 0, width: 40, height: 24), .init(x: 44, y: -4, width: 2, height: 24),
        ]))

    static let spirals = DishLook(
        .plate, Colours("#ec8", "#a63", "#fbe7bd"),
        pile: .five([
            .dot(51, .dark), .dot(47, .main), .dot(35, .dark), .dot(30, .main), .dot(18, .dark), .dot(13, .main),
            .line(6, 16, .main, at: (18, 0)), .line(6, 8, .main, at: (9, 6)),
        ]))

    /// Long slices that are baked twice.
    static let biscotti = DishLook(
        .board, Colours("#da6", "#a73", "#ed9"),
        pile: Pile(
            [.line(32, 48, .dark), .line(28, 48, .main), .arc(4, 40, -6, .light, at: (0, -8))],
            at: [(-48, -34, 64), (2, -32, 70), (50, -30, 60), (-26, 34, 68), (26, 36, 62)]),
        field: .around([(-48, -34), (2, -32), (50, -30), (-26, 34), (26, 36)], 7, 18))
}

extension DishLook.Pile {
    /// The same further apart to the sides.
    func moved(by units: Int) -> Self {
        Self(marks, at: places.map { ($0.x + $0.x.signum() * units, $0.y, $0.turn) })
    }
}
