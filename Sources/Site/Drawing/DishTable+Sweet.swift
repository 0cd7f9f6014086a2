/// The looks of what is sweet, and of what is drunk.
extension DishTable {
    static let cookies = DishLook(
        .plate, Colours("#d9a05b", "#a86e2c", "#5a3520"),
        """
        <g stroke-linecap='round'><path d='M-30-36h0M28-34h0M0 2h0M-34 36h0M34 34h0' stroke='$2' stroke-width='50'/>\
        <path d='M-30-37h0M28-35h0M0 1h0M-34 35h0M34 33h0' stroke='$1' stroke-width='45'/><path \
        d='M-38-42h0M-24-30h0M22-44h0M36-30h0M-8-6h0M8 8h0M-42 30h0M-28 42h0M26 38h0M40 26h0M4-14h0' stroke='$3' \
        stroke-width='8'/></g>
        """)

    static let pancakes = DishLook(
        .plate, Colours("#e3aa5c", "#b4732c", "#fbe9a8"), heedsWords: false,
        """
        <circle r='60' cx='4' cy='5' fill='$2'/><circle r='56' cx='3' cy='3' fill='$1'/><circle r='57' cx='-4' \
        cy='-4' fill='$2'/><circle r='53' cx='-5' cy='-6' fill='$1'/><path d='M-36-2Q-20-32 6-28 34-30 36-2 30 18 34 \
        34 12 12 4 20 0 42-8 44-12 14-24 20-34 24-36-2Z' fill='#9c4f18' opacity='.75'/><rect x='-16' y='-16' \
        width='24' height='20' rx='4' fill='$3'/>
        """)

    static let tart = DishLook(
        .plate, Colours("#d98a3d", "#a8561f", "#f3c98a"),
        """
        <circle r='66' fill='#e3b670'/><circle r='66' fill='none' stroke='#b67a36' stroke-width='9' \
        stroke-dasharray='9 8.3'/><circle r='57' fill='$2'/><circle r='54' fill='$1'/><g stroke='#e9c183' \
        stroke-width='9'><path d='M-48-22H48M-54 0H54M-48 22H48'/><path d='M-22-48V48M0-54V54M22-48V48'/></g>
        """)

    static let cake = DishLook(
        .plate, Colours("#f6dfe0", "#c98c6a", "#c9304a"),
        """
        <circle r='66' fill='$2'/><circle r='61' fill='$1'/><path d='M0 0L47-47A66 66 0 0 1 66-10Z' fill='#f5ebd9'/>\
        <path d='M0 0L46-46' stroke='$2' stroke-width='5'/><path d='M0 0L65-10' stroke='$2' stroke-width='7'/><path \
        d='M-50 0h0M-35-35h0M0-50h0M-35 35h0M0 50h0M35 35h0M49 8h0' stroke='#c9304a' stroke-width='15' \
        stroke-linecap='round'/><path d='M-53-3h0M-38-38h0M-3-53h0M-38 32h0M-3 47h0M32 32h0' stroke='#f0899a' \
        stroke-width='4' stroke-linecap='round'/>
        """)

    static let scoops = DishLook(
        .bowl, Colours("#f7e6c4", "#dcbf8c", "#fff6e0"), heedsWords: false,
        """
        <circle r='74' fill='#4f342a' opacity='.25'/><g stroke-linecap='round'><path d='M-24-18h0M26-16h0M0 28h0' \
        stroke='$2' stroke-width='66'/><path d='M-24-20h0' stroke='$1' stroke-width='62'/><path d='M26-18h0' \
        stroke='#7a4a30' stroke-width='62'/><path d='M0 26h0' stroke='#e9a3a8' stroke-width='62'/><path \
        d='M-40-32q8-12 22-10M12-32q8-10 20-8M-18 14q8-12 22-10' fill='none' stroke='#fff' stroke-width='5' \
        opacity='.6'/></g>
        """)

    static let drink = DishLook(
        .glass, Colours("#f4cf5c", "#d5a52b", "#fdf0b8"), room: 52, pieces: 3, garnish: ["lemon", "mint"],
        """
        <circle r='58' fill='$1'/><g fill='#fff' opacity='.55'><rect x='-40' y='-30' width='34' height='34' rx='7' \
        transform='rotate(-14)'/><rect x='4' y='2' width='32' height='32' rx='7' transform='rotate(18)'/></g><path \
        d='M10-14L70-84' stroke='#d0442e' stroke-width='9' stroke-linecap='round'/>
        """)
}
