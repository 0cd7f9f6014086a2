/// The looks of what is cooked in a pot or a pan, or not at all.
extension DishTable {
    static let soup = DishLook(
        .bowl, Tint.broth, room: 68, pieces: 11, garnish: ["carrot", "peas", "potato"],
        """
        <circle r='74' fill='$1'/><path d='M-52 8A52 52 0 0 1 34-40M48 22A52 52 0 0 1-18 50' fill='none' stroke='$3' \
        stroke-width='6' stroke-linecap='round'/>
        """)

    static let stew = DishLook(
        .pot, Tint.brown, room: 68, pieces: 12, garnish: ["carrot", "potato", "beef"],
        """
        <circle r='73' fill='$1'/><path d='M-46-16h8M20-46h10M38 30h8M-22 46h8' stroke='$3' stroke-width='12' \
        stroke-linecap='round'/>
        """)

    static let sauce = DishLook(
        .bowl, Tint.tomato, room: 44, pieces: 3, garnish: ["basil"],
        """
        <circle r='74' fill='$2'/><circle r='72' cy='3' fill='$1'/><path d='M-44 18C-46-34 36-46 42 0 40 36-18 38-20 \
        8-16-14 16-16 16 2' fill='none' stroke='$3' stroke-width='8' stroke-linecap='round'/><path d='M34-34L88-88' \
        stroke='#a8703c' stroke-width='13' stroke-linecap='round'/>
        """)

    static let pasta = DishLook(
        .plate, Colours("#f3d27a", "#d3a140", "#fbe7ae"), room: 40, pieces: 4, garnish: ["basil", "parmesan"],
        """
        <circle r='60' fill='$2'/><g fill='none' stroke-width='8' stroke-linecap='round'><path d='M-54-8A54 54 0 0 1 \
        20-51M54 8A54 54 0 0 1-22 50M-40 4A40 40 0 0 1 24-33M40-4A40 40 0 0 1-26 31M-24-6A26 26 0 0 1 20-16M22 10A26 \
        26 0 0 1-16 20' stroke='$1'/><path d='M-47 18A50 50 0 0 1-30-40M46-22A50 50 0 0 1 36 36M-10 0A11 11 0 0 1 \
        12-2' stroke='$3' stroke-width='6'/></g>
        """)

    static let rice = DishLook(
        .plate, Colours("#f6e9c8", "#dcc38d", "#fffaf0"), room: 50, pieces: 6, garnish: ["peas"],
        """
        <circle r='62' cy='3' fill='$2'/><circle r='60' fill='$1'/><path d='M-40-20l7 3M-18-44l6 4M10-38l7-2M36-24l5 \
        6M-48 8l7-1M-20-8l7 3M8-10l6-4M30 4l8-1M-34 34l7 2M-4 16l7 2M20 32l7-4M-12 48l8 0M44 22l5-5' stroke='$3' \
        stroke-width='6' stroke-linecap='round'/>
        """)

    static let salad = DishLook(
        .bowl, Tint.green, room: 68, pieces: 12, garnish: ["rocket", "spinach", "cherry tomato", "cucumber"],
        """
        <circle r='74' fill='#5f8a38'/><path d='M-40-34l22 10M30-44l14 20M-52 14l22-8M14-6l26 6M-20 46l20-18M30 \
        40l18-14' stroke='#a5c96e' stroke-width='22' stroke-linecap='round'/><path d='M-40-34l22 10M30-44l14 20M-52 \
        14l22-8M14-6l26 6M-20 46l20-18M30 40l18-14' stroke='#d5e8b0' stroke-width='2'/>
        """)

    static let eggs = DishLook(
        .pan, Colours("#2f2723", "#211a17", "#fffaf0"), room: 56, pieces: 3, garnish: ["parsley"],
        """
        <g stroke-linecap='round'><path d='M-8-8h0' stroke='$1' stroke-width='148'/><path d='M-36-30l4 2M24-24l5-3M-8 \
        32l6 0' stroke='#fffaf0' stroke-width='50'/><path d='M-34-29h0M26-26h0M-5 31h0' stroke='#dd8f17' \
        stroke-width='23'/><path d='M-34-30h0M26-27h0M-5 30h0' stroke='#f8b630' stroke-width='20'/></g>
        """)

    static let fish = DishLook(
        .plate, Colours("#9bb0b6", "#66808a", "#dbe7e8"), room: 70, hole: 52, pieces: 4, garnish: ["lemon", "parsley"],
        heedsWords: false,
        """
        <g transform='rotate(-24)'><path d='M-66 0C-44-34 20-34 50-5L76-24Q68 0 76 24L50 5C20 34-44 34-66 0Z' \
        fill='$1' stroke='$2' stroke-width='3' stroke-linejoin='round'/><path d='M-36-16Q-26 0-36 16M-14-6q6 6 0 \
        12M4-10q6 6 0 12M4 8q6 5 0 9M22-4q6 6 0 10M-12-16q6 5 0 9' fill='none' stroke='$2' stroke-width='3' \
        stroke-linecap='round'/><path d='M-48-4h0' stroke='#2a1a12' stroke-width='6' stroke-linecap='round'/></g>
        """)

    static let roast = DishLook(
        .plate, Colours("#d18a41", "#9c5a20", "#eeba7b"), room: 72, hole: 56, pieces: 8,
        garnish: ["potato", "rosemary"],
        heedsWords: false,
        """
        <path d='M14 20L52 56' stroke='#dfc08c' stroke-width='13' stroke-linecap='round'/><path d='M50 62h0M60 52h0' \
        stroke='#dfc08c' stroke-width='17' stroke-linecap='round'/><path d='M-46-14C-48-50 2-58 26-34 46-14 40 32 8 \
        32-24 36-44 18-46-14Z' fill='$1' stroke='$2' stroke-width='4'/><path d='M-32-18Q-24-40 0-38' fill='none' \
        stroke='$3' stroke-width='8' stroke-linecap='round'/>
        """)

    static let steak = DishLook(
        .plate, Colours("#8c4a30", "#5d2b1a", "#f2dcc2"), room: 76, hole: 60, pieces: 8,
        garnish: ["potato", "rosemary"],
        heedsWords: false,
        """
        <path d='M-54 4C-60-34-24-52 8-42 30-36 60-40 58-8 56 22 26 20 10 38-12 58-50 40-54 4Z' fill='$1' stroke='$3' \
        stroke-width='7'/><path d='M-36-12L-4 32M-14-30L24 18M14-32L42 4' stroke='$2' stroke-width='6' \
        stroke-linecap='round'/>
        """)

    /// A plate of whatever the words name.
    static let plate = DishLook(
        .plate, Tint.cream, room: 62, pieces: 13,
        garnish: ["potato", "carrot", "broccoli", "cherry tomato", "chicken"], "")
}
