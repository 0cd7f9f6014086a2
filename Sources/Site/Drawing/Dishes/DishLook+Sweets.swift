import Text

/// The looks of what is sweet.
extension DishLook {
    private static let fiveRounds = [(x: -30, y: -36), (x: 28, y: -34), (x: 0, y: 2), (x: -34, y: 36), (x: 34, y: 34)]
    private static let biscuit = Colours("#d95", "#a63", "#ec8")
    private static let rounds: HTML = """
        <g stroke-linecap='round'><path d='M-30-36h0M28-34h0M0 2h0M-34 36h0M34 34h0' stroke='$2' stroke-width='50'/>\
        <path d='M-30-37h0M28-35h0M0 1h0M-34 35h0M34 33h0' stroke='$1' stroke-width='45'/>
        """

    static let cookies = DishLook(
        .plate, biscuit,
        """
        \(rounds)<path d='M-40-44h4M20-44h5M-8-8h4M-42 26h4M26 24h5' stroke='$3' stroke-width='7'/></g>
        """,
        field: .around(fiveRounds, 12, 12))

    static let chipCookies = DishLook(
        .plate, biscuit,
        """
        \(rounds)<path d='M-38-42h0M-24-30h0M22-44h0M36-30h0M-8-6h0M8 8h0M-42 30h0M-28 42h0M26 38h0M40 26h0M4-14h0' \
        stroke='#5a3520' stroke-width='8'/></g>
        """)

    static let brownies = DishLook(
        .board, Colours("#5f3a25", "#3d2214", "#84583a"),
        """
        <g fill='$2'><rect x='-66' y='-56' width='60' height='52' rx='6'/><rect x='6' y='-56' width='60' height='52' \
        rx='6'/><rect x='-66' y='8' width='60' height='52' rx='6'/><rect x='6' y='8' width='60' height='52' \
        rx='6'/></g><g \
        fill='$1'><rect x='-66' y='-60' width='60' height='50' rx='6'/><rect x='6' y='-60' width='60' height='50' \
        rx='6'/>\
        <rect x='-66' y='4' width='60' height='50' rx='6'/><rect x='6' y='4' width='60' height='50' \
        rx='6'/></g><path \
        d='M-54-48l14 4M-26-30l10-5M20-44l10 6M44-26l10-3M-52 22l12 6M-24 40l10-4M20 18l10 4M44 38l9-6' stroke='$3' \
        stroke-width='4' stroke-linecap='round'/>
        """,
        field: .around([(-36, -34), (36, -34), (-36, 30), (36, 30)], 18, 13))

    static let pancakes = DishLook(
        .plate, Colours("#da5", "#b73", "#ed9"),
        """
        <circle r='60' cx='5' cy='6' fill='$2'/><circle r='57' cx='4' cy='3' fill='$3'/><circle r='58' cx='-4' \
        cy='-4' \
        fill='$2'/><circle r='54' cx='-5' cy='-6' fill='$1'/><path d='M-44-14Q-36-44-6-48' fill='none' stroke='$3' \
        stroke-width='7' stroke-linecap='round'/><path d='M-20-6h5M10-20h6M18 14h5M-12 22h7M-34 10h2' stroke='$2' \
        stroke-width='8' stroke-linecap='round' opacity='.6'/>
        """,
        field: .round(32, x: -4, y: -6))

    static let cake = DishLook(
        .plate, Colours("#eb7", "#b84", "#f8e2ae"),
        """
        <circle r='66' fill='$2'/><circle r='63' cy='-3' fill='$1'/><path d='M0-3L47-50A66 66 0 0 1 68-10Z' \
        fill='#f5ebd9'/><path d='M0-2L46-48' stroke='$3' stroke-width='6'/><path d='M0-1L66-8' stroke='$3' \
        stroke-width='9'/><path d='M-46-18Q-36-44-10-50' fill='none' stroke='$3' stroke-width='6' \
        stroke-linecap='round'/>
        """,
        field: .round(26, x: -24, y: 12))

    static let muffins = DishLook(
        .plate, Colours("#d95", "#962", "#ec8"),
        """
        <g fill='#f7ecd6' stroke='$2' stroke-width='5' stroke-dasharray='5 4'><circle cx='-32' cy='-26' \
        r='31'/><circle \
        cx='34' cy='-22' r='31'/><circle cx='-2' cy='36' r='31'/></g><g stroke-linecap='round'><path \
        d='M-32-26h0M34-22h0M-2 \
        36h0' stroke='$2' stroke-width='52'/><path d='M-32-28h0M34-24h0M-2 34h0' stroke='$1' \
        stroke-width='48'/><path \
        d='M-42-38h5M24-34h5M-12 24h5' stroke='$3' stroke-width='8'/></g>
        """,
        field: .around([(-32, -28), (34, -24), (-2, 34)], 14, 14))

    static let scoops = DishLook(
        .bowl, Colours("#f7e6c4", "#db8", "#fffaf0"),
        """
        <circle r='74' fill='#4f342a' opacity='.25'/><g stroke-linecap='round'><path d='M-24-18h0M26-16h0M0 28h0' \
        stroke='$2' stroke-width='66'/><path d='M-24-20h0M26-18h0M0 26h0' stroke='$1' stroke-width='60'/><path \
        d='M-40-32q8-12 22-10M12-32q8-10 20-8M-18 14q8-12 22-10' fill='none' stroke='$3' stroke-width='5'/></g>
        """,
        field: .around([(-24, -20), (26, -18), (0, 26)], 20, 18))

    static let tiramisu = DishLook(
        .tin, Colours("#6b4128", "#4a2a18", "#8d6243"),
        """
        <rect x='-80' y='-52' width='160' height='104' rx='12' fill='#f5e6c8'/><rect x='-74' y='-46' width='148' \
        height='92' rx='9' fill='$1'/><path d='M-56-30h0M-20-36h0M18-28h0M52-34h0M-40-6h0M0 0h0M38-4h0M-60 22h0M-18 \
        26h0M22 24h0M58 20h0' stroke='$3' stroke-width='9' stroke-linecap='round'/><path \
        d='M-36-24h0M2-20h0M40-20h0M-58-8h0M-22 \
        8h0M20 6h0M60-2h0M-38 34h0M4 34h0M42 34h0' stroke='$2' stroke-width='7' stroke-linecap='round'/>
        """)

    static let pannaCotta = DishLook(
        .plate, Colours("#fbf3e2", "#d6c3a0", "#fffdf8"),
        """
        <circle r='47' cy='4' fill='$2'/><circle r='45' fill='$1'/><circle r='30' cy='-3' fill='$3' stroke='$2' \
        stroke-width='2'/>
        """,
        field: .round(54, hole: 84))
}
