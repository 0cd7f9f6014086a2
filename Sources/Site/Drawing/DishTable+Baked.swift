/// The looks of what comes out of the oven, or is about to go in.
extension DishTable {
    static let dough = DishLook(
        .board, Colours("#f6e5c3", "#d6b47d", "#fffaec"), heedsWords: false,
        """
        <g stroke='#f7ead2' stroke-linecap='round'><path d='M-76-52h0M-62 48h0M70-40h0M64 50h0M-82 4h0M80 6h0' \
        stroke-width='7'/><path d='M-66-40h0M-72 34h0M58-54h0M76 34h0M-40 60h0M34-62h0' stroke-width='4'/></g><path \
        d='M-58 6C-60-34-28-60 4-58 42-58 62-30 58 6 56 44 26 62-4 60-38 60-58 40-58 6Z' fill='$2'/><path d='M-56 \
        2C-58-36-28-58 4-57 40-57 58-32 55 0 52 34 26 52-4 51-36 51-56 34-56 2Z' fill='$1'/><g fill='none' \
        stroke-linecap='round'><path d='M-36-18Q-24-42 4-42' stroke='$3' stroke-width='9'/><path d='M-14 28Q14 38 34 \
        14' stroke='$2' stroke-width='4'/></g>
        """)

    static let bread = DishLook(
        .board, Colours("#d39450", "#a2602a", "#f5dcab"), heedsWords: false,
        """
        <g transform='rotate(-24)'><ellipse rx='80' ry='50' cy='3' fill='$2'/><ellipse rx='77' ry='45' fill='$1'/>\
        <path d='M-48-20q16 18 8 40M-18-30q18 26 8 58M14-32q18 26 8 58M44-24q14 20 6 42' fill='none' stroke='$3' \
        stroke-width='9' stroke-linecap='round'/></g>
        """)

    static let gratin = DishLook(
        .tin, Tint.tomato, room: 48, pieces: 5, garnish: ["basil"],
        """
        <rect x='-80' y='-52' width='160' height='104' rx='12' fill='$2'/><rect x='-77' y='-49' width='154' \
        height='97' rx='11' fill='$1'/><path d='M-54-24h10M-10-28h12M42-20h14M-48 20h14M4 24h8M48 24h6M-20 0h6M22 \
        2h10' stroke='#f9dd9a' stroke-width='27' stroke-linecap='round'/><path d='M-58-28h6M0-30h4M48-16h0M-40 \
        24h4M10 22h0' stroke='#d99a45' stroke-width='8' stroke-linecap='round'/>
        """)

    static let burger = DishLook(
        .board, Colours("#dd9f52", "#ad6c2b", "#fbe9c4"), heedsWords: false,
        """
        <circle r='62' fill='#6fa046'/><circle r='62' fill='none' stroke='#8fbf5f' stroke-width='9' \
        stroke-dasharray='13 11'/><circle r='58' fill='#c9402c'/><circle r='55' fill='$2'/><circle r='52' cx='-1' \
        cy='-3' fill='$1'/><path d='M-24-26l4-4M4-34l5 1M28-18l3 5M-34 2l1 5M-6-6l5-3M20 8l4 4M-14 22l5 2M12 32l5-3' \
        stroke='$3' stroke-width='5' stroke-linecap='round'/>
        """)
}
