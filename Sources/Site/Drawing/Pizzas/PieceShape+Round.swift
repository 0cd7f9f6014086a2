/// Rounds, rings and lumps.
extension PieceShape {
    /// A slice of salami: a rim, a face, flecks of fat.
    static let disc = PieceShape(
        reach: 13, stroke: (24, 0),
        """
        <circle r='13' fill='$2'/><circle r='11.4' fill='$1'/><path d='M-5-5h0M4-6h0M6 3h0M-1 7h0M-7 3h0M0-1h0' \
        stroke='$3' stroke-width='2.8' stroke-linecap='round'/>
        """)

    /// A slice with seeds or a pale heart: courgette, aubergine, tomato, potato.
    static let coin = PieceShape(
        reach: 12, stroke: (22, 0),
        """
        <circle r='12' fill='$2'/><circle r='10' fill='$1'/><path d='M0-6v2M5-3l-2 1M5 4L3 3M-5 4l2-1M-5-3l2 1M0 6V4' \
        stroke='$3' stroke-width='2' stroke-linecap='round'/>
        """)

    /// A small ring: an olive.
    static let olive = PieceShape(
        reach: 7, stroke: (12, 0),
        """
        <circle r='5' fill='none' stroke='$2' stroke-width='5'/><circle r='5' fill='none' stroke='$1' \
        stroke-width='3.6'/><path d='M-4-4Q-1-7 3-5' fill='none' stroke='$3' stroke-width='1.4' \
        stroke-linecap='round'/>
        """)

    /// A large thin ring: onion, squid.
    static let ring = PieceShape(
        reach: 13, stroke: (5, 18),
        """
        <g fill='none'><ellipse rx='12' ry='9.5' stroke='$1' stroke-width='3.6'/><ellipse rx='7' ry='5' stroke='$3' \
        stroke-width='2.4'/><path d='M-12 1Q-10 9 0 10' stroke='$2' stroke-width='1.4'/></g>
        """)

    /// A ring with three lobes: a pepper cut across.
    static let lobes = PieceShape(
        reach: 14, stroke: (8, 14),
        """
        <path d='M-2-10C8-16 16-6 10 0 16 8 6 16 0 10-8 16-16 8-10 1-16-8-8-14-2-10Z' fill='none' stroke='$2' \
        stroke-width='5.5'/><path d='M-2-10C8-16 16-6 10 0 16 8 6 16 0 10-8 16-16 8-10 1-16-8-8-14-2-10Z' fill='none' \
        stroke='$1' stroke-width='3.8'/><path d='M-9-9Q-5-12-1-8' fill='none' stroke='$3' stroke-width='1.4'/>
        """)

    /// A pool of melted cheese with a toasted spot.
    static let pool = PieceShape(
        reach: 19, stroke: (32, 0),
        """
        <path d='M-17-3C-19-13-6-20 3-16 14-18 21-8 17 1 20 12 8 19-2 15-13 19-21 8-17-3Z' fill='$2'/><path \
        d='M-15-3C-17-12-5-18 3-14 12-16 18-7 15 1 17 10 7 16-2 12.5-12 16-18 7-15-3Z' fill='$1'/><path d='M-6-6q4-4 \
        9-2M4 7q4-1 5-4' fill='none' stroke='$3' stroke-width='3.5' stroke-linecap='round'/>
        """)

    /// A spoonful: ricotta, stracciatella, sauce.
    static let dollop = PieceShape(
        reach: 11, stroke: (19, 0),
        """
        <path d='M-10 0C-12-8-3-12 3-10 11-9 13 0 9 5 6 13-6 12-10 0Z' fill='$2'/><path d='M-8.5 0C-10-7-3-10 3-8.5 \
        9-8 11-1 8 4 5 10-6 9-8.5 0Z' fill='$1'/><path d='M-4 1Q-3-6 3-4 5 0 1 2' fill='none' stroke='$3' \
        stroke-width='1.8' stroke-linecap='round'/>
        """)

    /// A crumbled lump: sausage, gorgonzola.
    static let crumb = PieceShape(
        reach: 9, stroke: (15, 0),
        """
        <path d='M-8-3C-6-10 3-10 7-5 12 0 7 9 0 8-8 9-12 3-8-3Z' fill='$2'/><path d='M-7-3C-5-9 3-9 6-4.5 10 0 6 6 0 \
        5.5-7 7-10 2-7-3Z' fill='$1'/><path d='M-3-3h0M3-1h0M-2 3h0' stroke='$3' stroke-width='2.6' \
        stroke-linecap='round'/>
        """)

    /// Three small beads: capers, corn, peas.
    static let beads = PieceShape(
        reach: 9, stroke: (7, 3),
        """
        <g stroke-linecap='round'><path d='M-5-3h0M4-5h0M2 5h0' stroke='$2' stroke-width='8.5'/><path \
        d='M-5-3h0M4-5h0M2 5h0' stroke='$1' stroke-width='6.8'/><path d='M-6-4h0M3-6h0M1 4h0' stroke='$3' \
        stroke-width='2'/></g>
        """)

    /// Half a small tomato.
    static let half = PieceShape(
        reach: 10, stroke: (18, 0),
        """
        <circle r='10' fill='$2'/><circle r='8.2' fill='$1'/><path d='M0-8V8M-7 4L7-4M-7-4L7 4' stroke='$2' \
        stroke-width='1.4'/><path d='M-4 0h0M4 0h0M2-4h0M-2 4h0' stroke='$3' stroke-width='2.4' \
        stroke-linecap='round'/>
        """)

    /// A fried egg.
    static let egg = PieceShape(
        reach: 22, stroke: (36, 0),
        """
        <path d='M-20-4C-22-17-7-24 4-19 17-21 25-9 19 1 24 13 10 24-2 18-15 23-26 9-20-4Z' fill='$3'/><circle \
        r='9.5' cx='1' cy='-1' fill='$2'/><circle r='8.5' cx='1' cy='-1.5' fill='$1'/><path d='M-4-4Q-2-8 2-7' \
        fill='none' stroke='#fff' stroke-width='1.8' stroke-linecap='round'/>
        """)
}
