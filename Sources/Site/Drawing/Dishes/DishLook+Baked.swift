import Text

/// The looks of what comes out of the oven, or is about to go in.
extension DishLook {
    static let dough = DishLook(
        .board, Colours("#f6e5c3", "#db7", "#fffaec"),
        """
        <g stroke='#f7ead2' stroke-linecap='round'><path d='M-76-52h0M-62 48h0M70-40h0M64 50h0M-82 4h0M80 6h0' \
        stroke-width='7'/><path d='M-66-40h0M-72 34h0M58-54h0M76 34h0M-40 60h0M34-62h0' stroke-width='4'/></g><path \
        d='M-58 6C-60-34-28-60 4-58 42-58 62-30 58 6 56 44 26 62-4 60-38 60-58 40-58 6Z' fill='$2'/><path d='M-56 \
        2C-58-36-28-58 4-57 40-57 58-32 55 0 52 34 26 52-4 51-36 51-56 34-56 2Z' fill='$1'/><g fill='none' \
        stroke-linecap='round'><path d='M-36-18Q-24-42 4-42' stroke='$3' stroke-width='9'/><path d='M-14 28Q14 38 34 \
        14' stroke='$2' stroke-width='4'/></g>
        """)

    static let bread = DishLook(
        .board, Colours("#c95", "#a62", "#f5dcab"),
        """
        <g transform='rotate(-24)'><ellipse rx='80' ry='50' cy='3' fill='$2'/><ellipse rx='77' ry='45' fill='$1'/>\
        <path d='M-48-20q16 18 8 40M-18-30q18 26 8 58M14-32q18 26 8 58M44-24q14 20 6 42' fill='none' stroke='$3' \
        stroke-width='9' stroke-linecap='round'/></g>
        """,
        field: .wide(50, 26))

    static let flatbread = DishLook(
        .board, Colours("#ec9", "#b85", "#b84"),
        """
        <ellipse rx='73' ry='60' cy='4' fill='$2'/><ellipse rx='71' ry='57' fill='$1'/><path \
        d='M-44-18h5M-12-36h8M24-22h5M-26 \
        14h8M8 2h5M40 12h4M-2 34h7M-52 4h2M44-34h2M22 38h3' stroke='$3' stroke-width='11' stroke-linecap='round'/>
        """,
        field: .wide(46, 36))

    static let focaccia = DishLook(
        .tin, Colours("#db6", "#b73", "#ed9"),
        """
        <rect x='-80' y='-52' width='160' height='104' rx='20' fill='$2'/><rect x='-77' y='-50' width='154' \
        height='97' \
        rx='18' fill='$1'/><g stroke-linecap='round'><path d='M-54-26h0M-20-30h0M16-24h0M50-28h0M-40 2h0M-2 4h0M34 \
        2h0M62 \
        6h0M-56 30h0M-18 32h0M18 30h0M52 32h0' stroke='$2' stroke-width='14'/><path \
        d='M-54-32h0M-20-36h0M16-30h0M50-34h0M-40-4h0M-2-2h0M34-4h0M-56 \
        24h0M-18 26h0M18 24h0M52 26h0' stroke='$3' stroke-width='5'/></g>
        """,
        field: .wide(58, 34))

    private static let melted: HTML = """
        <rect x='-80' y='-52' width='160' height='104' rx='12' fill='$2'/><rect x='-77' y='-49' width='154' \
        height='97' rx='11' fill='$1'/><path d='M-54-24h10M-10-28h12M42-20h14M-48 20h14M4 24h8M48 24h6M-20 0h6M22 \
        2h10' stroke='#fd9' stroke-width='27' stroke-linecap='round'/><path d='M-58-28h6M0-30h4M48-16h0M-40 \
        24h4M10 22h0' stroke='#d94' stroke-width='8' stroke-linecap='round'/>
        """
    static let lasagna = DishLook(.tin, Tint.tomato, melted, field: .wide(60, 34))
    static let gratin = DishLook(.tin, Colours("#ea5", "#b72", "#ed8"), melted, field: .wide(60, 34))

    static let burger = DishLook(
        .board, Colours("#d95", "#a63", "#ec8"),
        """
        <circle r='65' fill='$2'/><circle r='61' fill='#6a3d26'/>
        """,
        field: .round(58, hole: 88),
        lid: """
            <circle r='51' cy='2' fill='$2'/><circle r='49' cx='-1' cy='-2' fill='$1'/><path d='M-34-14Q-24-38 4-40' \
            fill='none' stroke='$3' stroke-width='8' stroke-linecap='round'/>
            """)

    private static let crust: HTML = """
        <circle r='66' fill='#db7'/><circle r='66' fill='none' stroke='#b73' stroke-width='9' \
        stroke-dasharray='9 8.3'/>
        """

    static let quiche = DishLook(
        .plate, Colours("#ec6", "#c93", "#fea"),
        """
        \(crust)<circle r='57' fill='$2'/><circle r='54' cy='1' fill='$1'/><path d='M-30-14h5M8-30h6M26 8h4M-12 \
        20h6M-2-6h3' \
        stroke='$2' stroke-width='10' stroke-linecap='round'/><path d='M-36-22Q-24-42-4-43' fill='none' stroke='$3' \
        stroke-width='6' stroke-linecap='round'/>
        """,
        field: .round(40))

    static let pie = DishLook(
        .plate, Colours("#da5", "#a73", "#ec9"),
        """
        \(crust)<circle r='57' fill='$2'/><circle r='55' fill='$1'/><path d='M0-36V-15M0 15V36M-36 0H-15M15 0H36' \
        stroke='$2' stroke-width='7' stroke-linecap='round'/><path d='M-40-16Q-30-38-12-44' fill='none' stroke='$3' \
        stroke-width='6' stroke-linecap='round'/>
        """)

    static let crostata = DishLook(
        .plate, Colours("#c63", "#942", "#ec8"),
        """
        \(crust)<circle r='57' fill='$2'/><circle r='54' fill='$1'/><g stroke='#eb8' stroke-width='9'><path \
        d='M-48-22H48M-54 0H54M-48 22H48'/><path d='M-22-48V48M0-54V54M22-48V48'/></g>
        """)
}
