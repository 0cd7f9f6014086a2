/// The looks of what fills a bowl or a pot.
extension DishLook {
    static let soup = DishLook(
        .bowl, Tint.broth,
        """
        <circle r='74' fill='$1'/><path d='M-52 8A52 52 0 0 1 34-40M48 22A52 52 0 0 1-18 50' fill='none' stroke='$3' \
        stroke-width='6' stroke-linecap='round'/>
        """,
        field: .round(54))

    /// One that is full of pieces.
    static let thickSoup = soup.tinted(Tint.broth, field: .heap(58))

    static let stew = DishLook(
        .pot, Tint.brown,
        """
        <circle r='73' fill='$1'/><path d='M-46-16h8M20-46h10M38 30h8M-22 46h8M-2-4h12M-40 18h8M30-12h8' stroke='$3' \
        stroke-width='12' stroke-linecap='round'/><path d='M-20-34h6M6 26h8M-52 2h2M50 6h2' stroke='$2' \
        stroke-width='12' stroke-linecap='round'/>
        """,
        field: .round(54))

    static let sauce = DishLook(
        .bowl, Tint.tomato,
        """
        <circle r='74' fill='$2'/><circle r='72' cy='3' fill='$1'/><path d='M-44 18C-46-34 36-46 42 0 40 36-18 38-20 \
        8-16-14 16-16 16 2' fill='none' stroke='$3' stroke-width='8' stroke-linecap='round'/><path d='M34-34L88-88' \
        stroke='#a74' stroke-width='13' stroke-linecap='round'/>
        """)

    static let dip = DishLook(
        .bowl, Tint.cream,
        """
        <circle r='74' fill='$2'/><circle r='72' cy='3' fill='$1'/><path d='M-50 14C-50-40 44-52 48 4 46 46-26 46-26 \
        8-22-20 22-22 22 6 20 20 0 20-2 8' fill='none' stroke='$2' stroke-width='9' stroke-linecap='round'/><path \
        d='M-50 10C-50-44 44-56 48 0' fill='none' stroke='$3' stroke-width='6' stroke-linecap='round'/>
        """,
        field: .round(44))

    static let salad = DishLook(
        .bowl, Tint.green,
        """
        <circle r='74' fill='#683'/><path d='M-40-34l22 10M30-44l14 20M-52 14l22-8M14-6l26 6M-20 46l20-18M30 \
        40l18-14M-14 4l-6 16M-4-54l10 14M52 12l-10 8' stroke='#ac6' stroke-width='24' \
        stroke-linecap='round'/><path \
        d='M-40-34l22 10M30-44l14 20M-52 14l22-8M14-6l26 6M-20 46l20-18M30 40l18-14' stroke='#d5e8b0' \
        stroke-width='2'/>
        """,
        field: .round(52))

    static let cup = DishLook(
        .saucer, Tint.amber,
        """
        <path d='M56 0H84' stroke='#fffaf0' stroke-width='16' stroke-linecap='round'/><circle r='63' fill='#fffaf0' \
        stroke='#dccbae' stroke-width='3'/><circle r='53' fill='$2'/><circle r='51' cy='2' fill='$1'/><path \
        d='M-34-14A36 \
        36 0 0 1-2-34' fill='none' stroke='$3' stroke-width='6' stroke-linecap='round'/>
        """)

    static let glass = DishLook(
        .glass, Tint.amber,
        """
        <circle r='58' fill='$1'/><circle r='58' fill='none' stroke='$2' stroke-width='4'/><path d='M-40-12A42 42 \
        0 0 1-4-41' \
        fill='none' stroke='#fff' stroke-width='7' stroke-linecap='round' opacity='.75'/><path d='M14 \
        18h0M30-6h0M-10 \
        30h0' stroke='$3' stroke-width='9' stroke-linecap='round'/>
        """,
        field: .round(34))
}
