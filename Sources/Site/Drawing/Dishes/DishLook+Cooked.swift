import Text

/// The looks of meat, fish, eggs and vegetables as they come from the pan or the oven.
extension DishLook {
    private static let crisp = Colours("#da5", "#a62", "#ec8")
    private static let meat = Colours("#853", "#5c3019", "#b85")

    static let meatballs = DishLook(
        .plate, Colours("#963", "#642", "#b85"), pile: rounds, sauce: ladle)

    /// Meatballs in a white sauce.
    static let whiteMeatballs = DishLook(
        .plate, Colours("#d9b892", "#a85", "#f0dcc0"),
        "<circle r='60' fill='#e3d0a4'/><circle r='57' cy='-1' fill='#f9efd2'/>", pile: rounds)

    private static let rounds = Pile.seven([.dot(37, .dark), .dot(33, .main), .arc(5, 16, -5, .light, at: (-5, -6))])

    static let cutlet = DishLook(
        .plate, crisp,
        """
        <path d='M-57 8C-64-28-32-50 2-46 30-52 60-32 58 2 60 32 30 50 0 46-30 52-53 36-57 8Z' fill='$2'/><path \
        d='M-54 4C-60-28-30-48 2-44 30-49 57-30 55 0 56 29 29 46 0 43-29 49-50 32-54 4Z' fill='$1'/><path \
        d='M-34-18h5M-8-30h7M22-24h5M38 0h4M-40 10h5M-12 0h6M12 8h7M-22 28h6M8 30h5M32 22h4' stroke='$3' \
        stroke-width='8' stroke-linecap='round'/><path d='M-22-20h3M6-14h4M28-8h3M-30 0h3M-2 18h4M20 24h3M-14 38h3' \
        stroke='$2' stroke-width='6' stroke-linecap='round'/>
        """,
        field: .around([(-40, 40), (44, 36), (34, -46)], 10, 8))

    static let slices = DishLook(
        .plate, meat,
        pile: Pile(
            [.line(38, 44, .dark), .line(33, 44, .main), .arc(4, 42, -3, .light, at: (0, -10))],
            at: [(-34, -14, 68), (-12, -5, 70), (11, 4, 72), (34, 13, 74)]),
        field: .around([(-16, 46), (24, 48), (20, -46), (-10, -48)], 18, 8))

    static let sausages = DishLook(
        .plate, Colours("#b63", "#732", "#d97"),
        pile: .rows(
            [
                .arc(27, 78, 8, .dark), .arc(23, 78, 8, .main), .arc(4, 60, 7, .light, at: (0, -6)),
                .line(3, 10, .dark, at: (-20, 4), turn: 60), .line(3, 10, .dark, at: (0, 7), turn: 60),
                .line(3, 10, .dark, at: (20, 4), turn: 60),
            ], 3, apart: 35, turn: -6),
        field: .around([(-46, 44), (50, 42)], 8, 8))

    /// Three sticks, for what the recipe has on them.
    static let skewers = DishLook(
        .board, meat, pile: .rows([.line(5, 164, .own("#ec8"))], 3, apart: 42, turn: 0),
        field: .set([-42, 0, 42].flatMap { y in [-54, -27, 0, 27, 54].map { (x: $0, y: y) } }))

    static let meatSkewers = DishLook(
        .board, meat,
        pile: .rows(
            [-48, -16, 16, 48].reduce([.line(5, 164, .own("#ec8"))]) { marks, x in
                marks + [.line(29, 9, .dark, at: (x, 0), turn: 90), .line(25, 9, .main, at: (x, 0), turn: 90)]
            }, 3, apart: 42, turn: 0),
        field: .set([-42, 0, 42].flatMap { y in [-32, 0, 32].map { (x: $0, y: y) } }))

    static let ribs = DishLook(
        .plate, Colours("#842", "#5a2411", "#b74"),
        pile: Pile(
            [
                .dot(13, .own("#f3e6cc"), at: (-44, 0)), .dot(13, .own("#f3e6cc"), at: (44, 0)), .line(27, 62, .dark),
                .line(23, 62, .main), .line(4, 46, .light, at: (0, -5)),
            ], at: (0..<5).map { ($0 * 22 - 44, 0, 86) }))

    static let ham = DishLook(
        .plate, Colours("#e99", "#c66", "#fad5ce"),
        pile: .seven([.dot(46, .dark), .dot(43, .main), .arc(3, 30, 8, .light), .arc(2, 22, -6, .dark)]))

    static let carpaccio = DishLook(
        .plate, Colours("#b44", "#823", "#d99"),
        pile: .seven([.dot(48, .dark), .dot(45, .main), .arc(2, 30, 9, .light), .arc(2, 24, -7, .light)]))

    /// Wings, nuggets, and whatever is fried in bites.
    static let bites = DishLook(
        .plate, crisp,
        pile: .seven([
            .arc(31, 15, 5, .dark), .arc(27, 15, 5, .main), .line(6, 8, .light, at: (-3, -5)),
            .dot(5, .dark, at: (6, 4)),
        ]))

    static let fillet = DishLook(
        .plate, Colours("#f6ead6", "#c9b292", "#ffffff"),
        """
        <path d='M-62 14C-58-24-12-42 36-32 62-24 68-4 54 12 34 36-22 40-62 14Z' fill='$2'/><path d='M-58 \
        10C-54-24-10-40 35-30 58-23 64-5 51 9 32 30-20 35-58 10Z' fill='$1'/><path d='M-34-12Q-24 4-32 20M-12-24Q2 \
        0-8 26M14-28Q28-4 16 24M38-24Q50-8 38 14' fill='none' stroke='$3' stroke-width='5' stroke-linecap='round'/>
        """,
        field: .around([(-34, 42), (10, 48), (-20, -44), (44, 38)], 12, 6))

    static let wholeFish = DishLook(
        .plate, Colours("#9fb3b8", "#60757c", "#d8e3e4"),
        """
        <g transform='rotate(-14)'><path d='M40 0L82-28Q74 0 82 28Z' fill='$2'/><path d='M-74 4C-50-38 8-40 52-2 8 42-50 \
        40-74 4Z' fill='$2'/><path d='M-70 2C-48-33 8-35 48-2 8 36-48 35-70 2Z' fill='$1'/><path d='M-42-20Q-30 2-42 \
        22M-12-14q8 12 0 24M8-12q8 11 0 20M26-8q6 8 0 14' fill='none' stroke='$3' stroke-width='4' \
        stroke-linecap='round'/><circle cx='-54' cy='-4' r='5' fill='#fffaf0'/><circle cx='-54' cy='-4' r='2' \
        fill='#2a2b35'/></g>
        """,
        field: .around([(-30, 46), (24, 46), (-26, -46)], 14, 5))

    static let patties = DishLook(
        .plate, crisp,
        pile: Pile(
            [
                .line(54, 6, .dark), .line(49, 6, .main), .arc(5, 30, -9, .light, at: (0, -10)),
                .dot(6, .dark, at: (-8, 6)),
                .dot(5, .dark, at: (9, 8)), .dot(5, .light, at: (4, 0)),
            ], at: [(-34, -26, 10), (32, -24, 70), (0, 33, 140)]),
        field: .around([(-34, -26), (32, -24), (0, 33)], 12, 10))

    static let balls = DishLook(
        .plate, crisp, pile: rounds)

    /// Dumplings that are boiled in water.
    static let bigBalls = DishLook(
        .plate, Colours("#f0dfb8", "#ca6", "#fdf4de"),
        pile: .four([
            .dot(55, .dark), .dot(51, .main), .arc(5, 26, -8, .light, at: (-6, -8)), .dot(4, .dark, at: (10, 8)),
        ]))

    static let logs = DishLook(
        .plate, crisp,
        pile: .rows(
            [
                .line(31, 66, .dark), .line(27, 66, .main), .line(5, 48, .light, at: (0, -6)),
                .dot(5, .dark, at: (16, 5)),
            ], 3,
            apart: 37, turn: -8),
        field: .around([(-48, 42), (48, 42)], 8, 8))

    /// Rolls that are baked in their sauce.
    static let filledRolls = DishLook(
        .tin, Tint.tomato,
        """
        <rect x='-82' y='-54' width='164' height='108' rx='14' fill='$2'/><rect x='-79' y='-51' width='158' height='101' \
        rx='12' fill='$1'/>
        """,
        pile: Pile(
            [
                .line(30, 62, .dark), .line(26, 62, .own("#ec8")), .line(17, 40, .main),
                .line(10, 24, .own("#fbe6b4")),
                .line(4, 10, .own("#d94"), at: (8, 3)),
            ], at: [(-58, 0, 90), (-19, 0, 88), (20, 0, 91), (59, 0, 90)]))

    static let dumplings = DishLook(
        .plate, Colours("#f3e2bb", "#b96", "#fff5dc"),
        pile: .five([.arc(27, 24, 15, .dark), .arc(22, 24, 15, .main), .arc(4, 34, 20, .light, at: (0, -2))]))

    static let eggs = DishLook(
        .plate, Tint.cream,
        pile: .five([
            .line(37, 11, .own("#cdbfa0")), .line(34, 11, .own("#fffdf6")), .dot(23, .own("#d82")),
            .dot(20, .own("#eb3")), .dot(5, .own("#fd8"), at: (-4, -4)),
        ]), field: .round(52))

    static let scrambled = DishLook(
        .plate, Colours("#ec5", "#c93", "#fea"),
        pile: .many([.arc(22, 12, 4, .dark), .arc(19, 12, 4, .main), .arc(4, 12, 4, .light)]))

    /// Halves of vegetables with something in them.
    static let stuffed = DishLook(
        .plate, Tint.green,
        pile: Pile(
            [
                .line(43, 33, .dark), .line(38, 33, .main), .line(28, 28, .own("#a74")),
                .line(24, 28, .own("#c95")),
                .line(4, 20, .own("#ec8"), at: (0, -5)),
            ], at: [(-6, -40, 4), (8, 2, -6), (-6, 43, 6)]),
        field: .around([(-6, -40), (8, 2), (-6, 43)], 16, 5))

    /// Leaves that are rolled around something.
    static let leafRolls = DishLook(
        .plate, Colours("#8a5", "#5f7a36", "#c5d69a"),
        pile: .rows(
            [
                .line(31, 56, .dark), .line(27, 56, .main), .arc(3, 50, -6, .light, at: (0, -4)),
                .line(2, 40, .dark, at: (2, 6)),
            ],
            3, apart: 36, turn: 6))

    static let mash = DishLook(
        .plate, Colours("#eda", "#ca6", "#fdf3d0"),
        """
        <path d='M-58-2C-62-38-26-60 6-56 44-58 64-26 57 6 60 42 28 58-4 57-40 60-60 36-58-2Z' fill='$2'/><path \
        d='M-55-4C-58-38-24-57 6-53 42-55 61-25 54 4 56 38 26 55-4 53-38 55-56 34-55-4Z' fill='$1'/><path d='M-32 \
        10C-34-28 30-36 34 2 32 30-16 32-18 6-14-12 14-12 14 4' fill='none' stroke='$3' stroke-width='7' \
        stroke-linecap='round'/>
        """)

    static let sushi = DishLook(
        .board, Tint.cream,
        pile: Pile(
            [
                .dot(50, .own("#1f2a24")), .dot(46, .own("#2f3d34")), .dot(42, .own("#fffdf6")),
                .dot(20, .own("#e9e2d0")),
            ],
            at: [(-56, -32, 0), (0, -32, 0), (56, -32, 0), (-56, 32, 0), (0, 32, 0), (56, 32, 0)]),
        field: .set([(-56, -32), (0, -32), (56, -32), (-56, 32), (0, 32), (56, 32)]))
}
