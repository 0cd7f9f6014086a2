import Text

/// The looks of what is cooked and lies on a plate or in a pan.
extension DishLook {
    private static let pastaColours = Colours("#ec7", "#c94", "#fea")

    /// A ladle of sauce in the middle.
    private static let pool: HTML = """
        <path d='M-34-8C-38-34-8-40 10-34 36-36 42-8 34 8 38 32 8 40-8 32-34 36-40 12-34-8Z' fill='$1'/><path \
        d='M-20-12Q-6-26 12-20M-14 14Q4 24 20 10' fill='none' stroke='$3' stroke-width='5' stroke-linecap='round'/>
        """

    /// Sauce that clings to short pasta.
    private static let coat: HTML = """
        <path d='M-44-28l10-6M-4-46l14 3M38-28l10 12M-36 8l14 5M-4-16l12-6M18 0l14 4M-30 30l10-8M4 28l12 4M28 \
        44l10-8' stroke='$1' stroke-width='13' stroke-linecap='round' fill='none'/><path d='M-18-30h6M20-20h4M-14 \
        20h5M44 14h3M-4 44h5' stroke='$1' stroke-width='16' stroke-linecap='round'/>
        """

    static let pasta = DishLook(
        .plate, pastaColours,
        """
        <circle r='60' fill='$2'/><g fill='none' stroke-width='8' stroke-linecap='round'><path d='M-54-8A54 54 0 0 1 \
        20-51M54 8A54 54 0 0 1-22 50M-40 4A40 40 0 0 1 24-33M40-4A40 40 0 0 1-26 31M-24-6A26 26 0 0 1 20-16M22 10A26 \
        26 0 0 1-16 20' stroke='$1'/><path d='M-47 18A50 50 0 0 1-30-40M46-22A50 50 0 0 1 36 36M-10 0A11 11 0 0 1 \
        12-2' stroke='$3' stroke-width='6'/></g>
        """,
        sauce: pool)

    static let tubes = DishLook(
        .plate, pastaColours,
        """
        <g fill='none'><path d='M-52-24l26-14M-8-50l28 6M34-34l18 20M-44 4l26 10M-12-14l24-12M10-2l28 8M-36 \
        34l20-16M-6 \
        24l26 8M22 48l22-16M-16 52l20-6' stroke='$2' stroke-width='17'/><path d='M-52-24l26-14M-8-50l28 6M34-34l18 \
        20M-44 4l26 10M-12-14l24-12M10-2l28 8M-36 34l20-16M-6 24l26 8M22 48l22-16M-16 52l20-6' stroke='$1' \
        stroke-width='12'/><path d='M-52-24l26-14M-8-50l28 6M34-34l18 20M-44 4l26 10M-12-14l24-12M10-2l28 8M-36 \
        34l20-16M-6 24l26 8M22 48l22-16M-16 52l20-6' stroke='$3' stroke-width='3'/></g>
        """,
        sauce: coat)

    static let ravioli = DishLook(
        .plate, pastaColours,
        """
        <g fill='$1' stroke='$2' stroke-width='4' stroke-dasharray='4 3'><rect x='-56' y='-38' width='36' \
        height='36' \
        rx='3'/><rect x='-12' y='-58' width='36' height='36' rx='3'/><rect x='22' y='-16' width='36' height='36' \
        rx='3'/><rect x='-20' y='-10' width='36' height='36' rx='3'/><rect x='-44' y='10' width='36' height='36' \
        rx='3' transform='rotate(8)'/><rect x='-2' y='26' width='36' height='36' rx='3'/></g><path \
        d='M-38-20h0M6-40h0M40 2h0M-2 8h0M-30 24h0M16 44h0' stroke='$3' stroke-width='19' stroke-linecap='round'/>
        """,
        sauce: pool)

    static let gnocchi = DishLook(
        .plate, pastaColours,
        """
        <g stroke-linecap='round'><path d='M-44-20l8-4M-14-46l9 2M22-38l6 7M44-6l-2 8M-22-4l9-3M10-8l8 4M-46 12l7 \
        5M-8 \
        22l9 2M26 26l7-5M-22 46l8-2M12 48l8 1' stroke='$2' stroke-width='25'/><path d='M-44-21l8-4M-14-47l9 \
        2M22-39l6 \
        7M44-7l-2 8M-22-5l9-3M10-9l8 4M-46 11l7 5M-8 21l9 2M26 25l7-5M-22 45l8-2M12 47l8 1' stroke='$1' \
        stroke-width='20'/><path d='M-43-28l6 12M-10-53l-1 15M30-42l-9 10M36-4l14 3M-16-14l-4 16M18-13l-7 14M-48 \
        20l8-13M-3 15l-1 14M27 17l5 13M-20 38l4 14M16 41l0 14' stroke='$3' stroke-width='3'/></g>
        """,
        sauce: pool)

    static let rice = DishLook(
        .plate, Colours("#f6e9c8", "#db8", "#fffaf0"),
        """
        <circle r='62' cy='3' fill='$2'/><circle r='60' fill='$1'/><path d='M-40-20l7 3M-18-44l6 4M10-38l7-2M36-24l5 \
        6M-48 8l7-1M-20-8l7 3M8-10l6-4M30 4l8-1M-34 34l7 2M-4 16l7 2M20 32l7-4M-12 48l8 0M44 \
        22l5-5M-30-32l6-3M22-50l6 \
        3M2 36l6 3M-8-24l6 3M-26 20l6-3M42-8l6 2' stroke='$3' stroke-width='6' stroke-linecap='round'/>
        """,
        field: .round(44))

    static let fries = DishLook(
        .plate, Colours("#ec5", "#c93", "#fd9"),
        """
        <path d='M-48-28L18-44M-34-6L44-28M-54 10L12 0M-10 22L52 8M-42 36L20 28M-16 50L38 40M-20-44L-46 22M28-52L36 \
        34M4-48L-8 46' stroke='$2' stroke-width='15'/><path d='M-47-28L17-44M-33-6L43-28M-53 10L11 0M-9 22L51 8M-41 \
        36L19 28M-15 50L37 40M-20-43L-45 21M28-51L36 33M4-47L-8 45' stroke='$1' stroke-width='11'/><path \
        d='M-46-31L16-46M-32-9L42-31M-52 7L10-3M-8 19L50 5' stroke='$3' stroke-width='3'/>
        """,
        field: .around([(-40, 44), (44, 40)], 10, 8))

    static let roast = DishLook(
        .plate, Colours("#c84", "#952", "#eb7"),
        """
        <path d='M14 20L52 56' stroke='#db8' stroke-width='13' stroke-linecap='round'/><path d='M50 62h0M60 52h0' \
        stroke='#db8' stroke-width='17' stroke-linecap='round'/><path d='M-46-14C-48-50 2-58 26-34 46-14 40 32 8 \
        32-24 36-44 18-46-14Z' fill='$1' stroke='$2' stroke-width='4'/><path d='M-32-18Q-24-40 0-38' fill='none' \
        stroke='$3' stroke-width='8' stroke-linecap='round'/>
        """,
        field: .around([(-44, 36), (-16, 50), (46, -38)], 12, 8))

    static let steak = DishLook(
        .plate, Colours("#843", "#5d2b1a", "#f2dcc2"),
        """
        <path d='M-54 4C-60-34-24-52 8-42 30-36 60-40 58-8 56 22 26 20 10 38-12 58-50 40-54 4Z' fill='$1' \
        stroke='$3' \
        stroke-width='7'/><path d='M-36-12L-4 32M-14-30L24 18M14-32L42 4' stroke='$2' stroke-width='6' \
        stroke-linecap='round'/>
        """,
        field: .around([(-44, 44), (-8, 54), (44, 42), (-46, -38)], 9, 6))

    private static let yolks: HTML = """
        <g stroke-linecap='round'><path d='M-8-8h0' stroke='$1' stroke-width='148'/><path d='M-36-30l4 \
        2M24-24l5-3M-8 \
        32l6 0' stroke='#fffaf0' stroke-width='50'/><path d='M-34-29h0M26-26h0M-5 31h0' stroke='#d81' \
        stroke-width='23'/><path d='M-34-30h0M26-27h0M-5 30h0' stroke='#fb3' stroke-width='20'/></g>
        """
    static let friedEggs = DishLook(.pan, Colours("#2f2723", "#211a17", "#fffaf0"), yolks)
    static let shakshuka = DishLook(.pan, Tint.tomato, yolks)

    static let omelette = DishLook(
        .pan, Colours("#ec6", "#c93", "#fea"),
        """
        <circle cx='-8' cy='-6' r='64' fill='$2'/><circle cx='-8' cy='-8' r='61' fill='$1'/><path \
        d='M-44-26Q-30-50-2-52M16 \
        24q16-8 20-26' fill='none' stroke='$3' stroke-width='8' stroke-linecap='round'/><path d='M-30 10h4M0-18h6M14 \
        4h3M-12 30h6M-40-8h2' stroke='$2' stroke-width='9' stroke-linecap='round'/>
        """,
        field: .round(40, x: -8, y: -8))
}
