import Text

/// The looks of desserts and cakes, of what keeps in jars, and of cold drinks.
extension DishLook {
    private static let golden = Colours("#da5", "#a73", "#ed9")
    private static let chocolate = Colours("#5f3a25", "#3d2214", "#8d6243")
    private static let white = Colours("#fdf6e6", "#d9c8a4", "#ffffff")

    static let donuts = DishLook(
        .board, golden,
        pile: Pile(
            [
                .dot(58, .own("#a73")), .dot(54, .own("#da5")), .dot(46, .dark), .dot(43, .main),
                .dot(18, .own("#a73")),
                .dot(14, .own("#a74")), .arc(4, 22, -6, .light, at: (0, -14)),
            ], at: [(-58, -32, 0), (2, -34, 30), (60, -28, -20), (-30, 34, 20), (32, 36, -30)]))

    static let waffles = DishLook(
        .plate, golden,
        """
        <rect x='-52' y='-52' width='104' height='108' rx='26' fill='$2'/><rect x='-52' y='-54' width='104' \
        height='104' rx='26' fill='$1'/><path d='M-28-28h0M0-28h0M28-28h0M-28-2h0M0-2h0M28-2h0M-28 24h0M0 24h0M28 \
        24h0' stroke='$2' stroke-width='19' stroke-linecap='square'/><path d='M-28-26h0M0-26h0M28-26h0M-28 0h0M0 \
        0h0M28 0h0M-28 26h0M0 26h0M28 26h0' stroke='#c84' stroke-width='15' stroke-linecap='square'/><path \
        d='M-42-36Q-40-44-32-46' fill='none' stroke='$3' stroke-width='6' stroke-linecap='round'/>
        """,
        field: .round(36))

    /// Tubes of pastry with cream at both ends.
    static let cannoli = DishLook(
        .plate, golden,
        pile: .rows(
            [
                .line(25, 72, .own("#d9c8a4")), .line(22, 72, .own("#fffaf0")), .line(33, 46, .dark),
                .line(29, 46, .main),
                .arc(3, 26, 4, .dark, turn: 60), .line(4, 36, .light, at: (0, -8)),
            ], 3, apart: 38, turn: -12))

    static let crescents = DishLook(
        .plate, Colours("#ec8", "#b84", "#fffaf0"),
        pile: .five([
            .arc(21, 26, 14, .dark), .arc(17, 26, 14, .main), .arc(3, 24, 12, .light, at: (0, -3)),
            .dot(4, .light, at: (6, 6)),
        ]))

    static let churros = DishLook(
        .plate, golden,
        pile: .rows(
            [
                .line(19, 92, .dark), .line(15, 92, .main), .line(3, 84, .light, at: (0, -4)),
                .line(2, 84, .dark, at: (0, 4)),
            ], 5,
            apart: 22, turn: -30))

    static let eclairs = DishLook(
        .plate, chocolate,
        pile: .rows(
            [
                .line(35, 60, .own("#a73")), .line(31, 60, .own("#da5")), .line(22, 54, .dark, at: (0, -2)),
                .line(19, 54, .main, at: (0, -2)), .line(4, 34, .light, at: (0, -7)),
            ], 3, apart: 38, turn: -12))

    static let profiteroles = DishLook(
        .plate, chocolate,
        pile: .seven([
            .dot(39, .own("#a73")), .dot(35, .own("#eb6")), .dot(25, .dark, at: (-1, -3)),
            .dot(22, .main, at: (-1, -3)),
            .arc(4, 10, -3, .light, at: (-3, -7)),
        ]))

    static let meringues = DishLook(
        .board, white,
        pile: .five([
            .dot(52, .dark), .dot(48, .main), .dot(35, .dark), .dot(31, .main), .dot(18, .dark), .dot(15, .light),
            .dot(5, .dark),
        ]))

    static let pavlova = DishLook(
        .plate, white,
        """
        <path d='M-60 0C-74-30-44-54-26-54-4-72 28-62 38-50 66-46 70-14 60 4 70 34 42 56 22 54 0 70-34 60-42 48-66 \
        40-68 16-60 0Z' fill='$2'/><path d='M-57-2C-70-30-43-51-26-51-4-68 26-59 36-47 63-43 66-13 57 3 66 32 40 52 \
        21 51 0 66-33 57-40 45-63 38-64 15-57-2Z' fill='$1'/><circle r='36' fill='#f3e6c8'/><circle r='34' cy='-1' \
        fill='$3'/>
        """,
        field: .round(30))

    static let macarons = DishLook(
        .plate, Colours("#efb8c0", "#c98591", "#fbdde1"),
        pile: .five([.dot(47, .dark), .dot(43, .light), .dot(38, .main), .arc(5, 18, -6, .light, at: (-3, -7))]))

    static let tart = DishLook(
        .plate, Colours("#ed9", "#ca5", "#fdf0cc"),
        """
        <circle r='66' fill='#db7'/><circle r='66' fill='none' stroke='#b73' stroke-width='9' stroke-dasharray='9 \
        8.3'/><circle r='56' fill='$2'/><circle r='53' cy='1' fill='$1'/><path d='M-38-20Q-30-36-12-42' fill='none' \
        stroke='$3' stroke-width='6' stroke-linecap='round'/>
        """,
        field: PieceField(ovals: [.init(width: 42, height: 42)], isHeap: true))

    static let cheesecake = DishLook(
        .plate, Colours("#faedc9", "#dc8", "#fffaea"),
        """
        <circle r='66' fill='#a74'/><circle r='63' cy='-2' fill='#c95'/><circle r='57' fill='$2'/><circle \
        r='55' cy='-2' fill='$1'/><path d='M-47 14A49 49 0 0 0 14 45' fill='none' stroke='$2' stroke-width='4' \
        stroke-linecap='round'/><path d='M-40-18Q-32-38-10-44' fill='none' stroke='$3' stroke-width='7' \
        stroke-linecap='round'/>
        """,
        field: .round(34, x: -10, y: 10))

    /// A cake with cream on it.
    static let layerCake = DishLook(
        .plate, Colours("#f8e6c6", "#ca8", "#fffaf0"),
        """
        <circle r='67' fill='$2'/><circle r='64' cy='-2' fill='$1'/><circle r='46' fill='none' stroke='$2' \
        stroke-width='3'/>
        """,
        pile: Pile(
            [.dot(20, .dark), .dot(16, .light), .dot(6, .dark)],
            at: (0..<10).map {
                let spot = Spot(angle: $0 * 36, distance: 540)
                return (spot.x / 10, spot.y / 10 - 2, 0)
            }),
        field: .round(32))

    static let bundt = DishLook(
        .plate, golden,
        """
        <circle r='66' fill='$2'/><circle r='62' cy='-2' fill='$1'/><path d='M24-2L60-2M20 11L50 30M9 21L24 54M-9 21L-24 \
        54M-20 11L-50 30M-24-2L-60-2M-20-15L-50-34M-9-25L-24-58M9-25L24-58M20-15L50-34' stroke='$2' stroke-width='5' \
        stroke-linecap='round'/><path d='M-50-14L-36-11M-42-44L-28-26M0-54V-36' stroke='$3' stroke-width='5' \
        stroke-linecap='round'/><circle r='22' cy='-1' fill='$2'/><circle r='17' fill='#f5ebd9'/>
        """)

    static let swissRoll = DishLook(
        .board, golden,
        pile: Pile(
            [
                .dot(88, .dark), .dot(83, .main), .dot(64, .own("#fffaf0")), .dot(56, .main), .dot(38, .own("#fffaf0")),
                .dot(30, .main), .dot(13, .own("#fffaf0")), .line(8, 16, .own("#fffaf0"), at: (34, 0), turn: 70),
            ], at: [(-46, 2, 20), (48, -4, 20)]))

    static let crumble = DishLook(
        .tin, Colours("#da6", "#a73", "#ec9"),
        """
        <rect x='-82' y='-54' width='164' height='108' rx='14' fill='#853'/><path \
        d='M-64-36h8M-30-40h7M4-36h8M38-40h7M64-28h4M-66-8h4M-44-16h8M-12-14h8M20-16h8M50-6h7M-60 18h7M-28 10h8M4 \
        8h7M34 16h8M64 20h3M-66 40h6M-40 36h8M-8 34h8M24 38h8M54 42h6' stroke='$2' stroke-width='25' \
        stroke-linecap='round'/><path \
        d='M-62-38h6M-28-42h5M6-38h6M40-42h5M66-30h3M-64-10h3M-42-18h6M-10-16h6M22-18h6M52-8h5M-58 16h5M-26 8h6M6 \
        6h5M36 14h6M65 18h2M-64 38h4M-38 34h6M-6 32h6M26 36h6M56 40h4' stroke='$1' stroke-width='20' \
        stroke-linecap='round'/><path d='M-62-42h2M-28-46h2M6-42h2M40-46h2M-42-22h2M-10-20h2M22-22h2M-58 12h2M-26 \
        4h2M6 2h2M36 10h2M-38 30h2M26 32h2' stroke='$3' stroke-width='6' stroke-linecap='round'/>
        """,
        field: .wide(66, 40))

    static let ramekin = DishLook(
        .ramekin, Colours("#f7e6b8", "#db7", "#fff6dc"),
        """
        <circle r='57' fill='$2'/><circle r='55' cy='2' fill='$1'/><path d='M-34 8C-34-30 30-34 34 2 32 28-16 32-18 \
        6-14-10 14-10 14 4' fill='none' stroke='$3' stroke-width='7' stroke-linecap='round'/>
        """,
        field: .round(34))

    static let cremeBrulee = DishLook(
        .ramekin, Colours("#d83", "#951", "#ec7"),
        """
        <circle r='57' fill='#fda'/><circle r='54' fill='$1'/><path d='M-30-24h10M12-34h12M26 8h10M-14 24h12M-42 \
        6h4M-4-4h6M8 38h6' stroke='$2' stroke-width='11' stroke-linecap='round' opacity='.6'/><path \
        d='M-52-6L-18-2-2-26 22-20 48-30M-18-2L-8 26-26 48M-8 26L24 30 46 22M24 30L26 48' fill='none' stroke='$3' \
        stroke-width='3' stroke-linejoin='round'/>
        """,
        field: .round(34))

    static let spices = DishLook(
        .ramekin, Colours("#b73", "#841", "#da7"),
        """
        <circle r='57' fill='$2'/><circle r='52' cy='-2' fill='$1'/><path d='M-24-30h0M6-40h0M30-18h0M-40 0h0M14 \
        2h0M40 16h0M-20 30h0M12 36h0M-8-12h0' stroke='$3' stroke-width='5' stroke-linecap='round'/><path \
        d='M-8-30h0M22-32h0M-32-12h0M36 0h0M0 18h0M-36 20h0M28 30h0M-4 44h0M10-18h0M-16 6h0' stroke='$2' \
        stroke-width='6' stroke-linecap='round'/>
        """)

    /// Clusters of oats in a bowl.
    static let granola = DishLook(
        .bowl, golden,
        """
        <circle r='74' fill='$2'/><path d='M-40-40h8M-8-54h8M26-46h8M50-22h5M-56-12h6M-26-20h8M6-24h8M34-2h8M-54 \
        20h7M-22 10h8M6 6h8M52 28h4M-34 42h8M-4 36h8M26 34h8M8 58h6M-20 60h4' stroke='$1' stroke-width='19' \
        stroke-linecap='round'/><path d='M-38-44h3M-6-58h3M28-50h3M-24-24h3M8-28h3M36-6h3M-52 16h3M-20 6h3M8 2h3M-32 \
        38h3M-2 32h3M28 30h3' stroke='$3' stroke-width='6' stroke-linecap='round'/>
        """,
        field: .round(56))

    static let lollies = DishLook(
        .board, Colours("#ed9", "#ca5", "#fdf0cf"),
        pile: Pile(
            [
                .line(11, 30, .own("#ec8"), at: (48, 0)), .line(44, 54, .dark), .line(40, 54, .main),
                .line(5, 44, .dark, at: (0, -8)), .line(5, 44, .dark, at: (0, 8)), .line(4, 40, .light, at: (0, -15)),
            ], at: [(-56, -14, 90), (0, -14, 90), (56, -14, 90)]),
        field: .around([(-56, -14), (0, -14), (56, -14)], 10, 22))

    static let granita = DishLook(
        .glass, Tint.cream,
        """
        <circle r='58' fill='$1'/><path d='M-30-36h0M4-44h0M34-26h0M-46-6h0M-8-14h0M24 4h0M48 14h0M-28 18h0M6 \
        28h0M-14 46h0M32 38h0' stroke='$3' stroke-width='19' stroke-linecap='round'/><path \
        d='M-14-34h0M20-36h0M-30-16h0M10-6h0M40-8h0M-10 6h0M-44 22h0M22 18h0M-6 36h0M14 46h0' stroke='#fffdf8' \
        stroke-width='9' stroke-linecap='round'/>
        """,
        field: .round(36))

    private static let label: HTML = """
        <rect x='-36' y='-8' width='72' height='50' rx='5' fill='#fffaf0' stroke='#d3c1a0' stroke-width='2'/><path \
        d='M-22 10H22M-14 24H14' stroke='#b96' stroke-width='5' stroke-linecap='round'/><path d='M-44-42V66' \
        stroke='#fff' stroke-width='6' stroke-linecap='round' opacity='.5'/>
        """
    /// What keeps in a jar: in its own colour, or as pieces.
    static let jar = DishLook(
        .jar, Tint.tomato,
        """
        <rect x='-54' y='-52' width='108' height='136' rx='20' fill='$2'/><rect x='-54' y='-54' width='108' height='134' \
        rx='20' fill='$1'/><path d='M-30-38h8M16-30h8M-20 62h8M24 60h6M34-6h2' stroke='$3' stroke-width='9' \
        stroke-linecap='round'/>
        """,
        lid: label)
    static let pickles = DishLook(
        .jar, Colours("#dfe3b4", "#a9b070", "#f4f6da"),
        "<rect x='-54' y='-54' width='108' height='136' rx='20' fill='$1'/>",
        field: PieceField(
            ovals: [.init(y: -36, width: 36, height: 8), .init(y: 58, width: 36, height: 10)], isHeap: true),
        lid: label)
}
