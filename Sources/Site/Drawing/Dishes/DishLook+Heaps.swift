import Text

/// The looks of what consists of the pieces that a recipe names, and of grains, noodles and shells.
extension DishLook {
    /// A bowl of raw things, with nothing else in it.
    static let tossed = DishLook(.bowl, Tint.cream, "<circle r='74' fill='#efe6d2'/>", field: .heap(60))

    /// Sauce that covers the bottom of a plate.
    static let ladle: HTML = """
        <path d='M-56-6C-60-40-24-60 8-54 44-56 64-24 56 8 58 42 26 60-6 56-42 58-58 32-56-6Z' fill='$2'/><path \
        d='M-53-6C-56-38-22-57 8-51 42-53 61-22 53 8 55 40 24 57-6 53-40 55-55 30-53-6Z' fill='$1'/>
        """

    /// What lies on a plate, in its sauce where the title has one.
    static let heap = DishLook(
        .plate, Tint.cream,
        sauce: ladle,
        field: .heap(47))

    /// What was fried in a pan.
    static let stirred = DishLook(
        .pan, Tint.cream, field: PieceField(ovals: [.init(x: -8, y: -8, width: 54, height: 54)], isHeap: true))

    /// A thick dish of pieces, in its sauce.
    static let thick = DishLook(
        .bowl, Tint.brown,
        """
        <circle r='74' fill='$2'/><circle r='72' cy='2' fill='$1'/><path d='M-40-40h8M30-46h6M48 26h5M-48 24h6M0 52h8' \
        stroke='$3' stroke-width='10' stroke-linecap='round'/>
        """,
        field: .heap(56))

    static let noodleSoup = DishLook(
        .bowl, Tint.broth,
        """
        <circle r='74' fill='$1'/><g fill='none' stroke-linecap='round'><path d='M-58-24C-30-54 12-46 42-22M-62-8C-30-38 \
        12-30 46-6M-62 8C-30-22 12-14 44 10M-56 24C-26-6 12 2 38 26M-46 40C-22 12 8 18 28 42' stroke='#c94' \
        stroke-width='11'/><path d='M-58-24C-30-54 12-46 42-22M-62-8C-30-38 12-30 46-6M-62 8C-30-22 12-14 44 10M-56 \
        24C-26-6 12 2 38 26M-46 40C-22 12 8 18 28 42' stroke='#ed9' stroke-width='7'/></g>
        """,
        field: .round(50))

    static let stock = DishLook(
        .pot, Tint.broth,
        """
        <circle r='73' fill='$1'/><path d='M-30-40h0M22-50h0M44 10h0M-46 22h0M4 34h0M-6-8h0M30 46h0' stroke='$3' \
        stroke-width='13' stroke-linecap='round'/><path d='M-50-10A51 51 0 0 1 10-50' fill='none' stroke='$3' \
        stroke-width='5' stroke-linecap='round'/>
        """,
        field: .round(50))

    /// Rice, couscous and their like in a pan with what is among them.
    static let paella = DishLook(
        .pan, Colours("#eb4", "#b82", "#fd8"),
        """
        <circle cx='-8' cy='-8' r='71' fill='$2'/><circle cx='-8' cy='-8' r='69' fill='$1'/><path d='M-50-30l7 \
        3M-26-54l6 4M8-50l7-2M36-30l5 6M-60 0l7-1M-28-16l7 3M0-18l6-4M26-4l8-1M-44 28l7 2M-14 10l7 2M14 26l7-4M-22 \
        44l8 0M34 20l5-5M-4 52l6-3M42 0l4 5' stroke='$3' stroke-width='6' stroke-linecap='round'/>
        """,
        field: .round(52, x: -8, y: -8))

    static let grains = DishLook(
        .bowl, Colours("#ec9", "#b95", "#fae9c4"),
        """
        <circle r='74' fill='$2'/><circle r='71' fill='$1'/><path d='M-46-30h0M-20-50h0M8-34h0M36-44h0M54-12h0M-58 \
        0h0M-28-16h0M-4-6h0M26-8h0M-44 26h0M-14 20h0M14 18h0M44 24h0M-26 48h0M4 44h0M30 46h0M-2 62h0M-8-62h0' \
        stroke='$3' stroke-width='8' stroke-linecap='round'/><path \
        d='M-34-40h0M-6-50h0M22-50h0M46-28h0M-44-14h0M10-20h0M40 6h0M-58 14h0M-30 6h0M0 30h0M28 32h0M-12 36h0M-34 \
        38h0M56 8h0' stroke='$2' stroke-width='6' stroke-linecap='round'/>
        """,
        field: .round(54))

    private static let pastaColours = Colours("#ec7", "#c94", "#fea")

    /// Short pasta of any shape.
    static let shorts = DishLook(
        .plate, pastaColours, pile: .many([.arc(13, 17, 5, .dark), .arc(10, 17, 5, .main), .arc(2, 17, 5, .light)]))

    static let tortellini = DishLook(
        .plate, pastaColours,
        pile: .seven([.arc(22, 26, 13, .dark), .arc(18, 26, 13, .main), .arc(3, 30, 17, .light)]),
        sauce: ladle)

    static let mussels = DishLook(
        .pot, Colours("#ea5", "#2a2b35", "#fda"), "<circle r='73' fill='#e2cf9e'/>",
        pile: .many([
            .arc(25, 16, -4, .dark), .arc(20, 16, -4, .own("#4b4c5a")), .line(13, 11, .own("#8b8c9a")),
            .line(8, 11, .main),
        ]))
}
