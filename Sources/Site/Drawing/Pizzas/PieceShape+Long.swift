/// Spears, strips, leaves and slices.
extension PieceShape {
    /// A slice of a mushroom, cap and stem.
    static let mushroom = PieceShape(
        reach: 13, stroke: (15, 8),
        """
        <path d='M-13 2C-14-14 14-14 13 2 10 5 6 3 4 3L5 10C4 14-4 14-5 10L-4 3C-6 3-10 5-13 2Z' fill='$1' \
        stroke='$2' stroke-width='1.5' stroke-linejoin='round'/><path d='M-8 0Q0-7 8 0' fill='none' stroke='$2' \
        stroke-width='2.4' stroke-linecap='round'/><path d='M-7-6Q0-11 6-7' fill='none' stroke='$3' stroke-width='2'/>
        """)

    /// A spear of asparagus.
    static let spear = PieceShape(
        reach: 20, stroke: (7, 38), orientation: .outwards,
        """
        <path d='M-22 0H12' stroke='$2' stroke-width='7.5' stroke-linecap='round'/><path d='M-22 0H12' stroke='$1' \
        stroke-width='5.5' stroke-linecap='round'/><path d='M7-4.5Q20-7 25 0 20 7 7 4.5Z' fill='$2'/><path \
        d='M-14-1.5l4 2.5M-5 2l4-3M11-3l4 3-4 3M17-2l3 2-3 2' fill='none' stroke='$3' stroke-width='1.4' \
        stroke-linecap='round'/>
        """)

    /// A wedge of pineapple.
    static let wedge = PieceShape(
        reach: 12, stroke: (15, 7),
        """
        <path d='M-12 6L-5-8Q0-10 5-8L12 6Q0 13-12 6Z' fill='$1' stroke='$2' stroke-width='1.8' \
        stroke-linejoin='round'/><path d='M-4.5 7L-2-6M4.5 7L2-6' stroke='$2' stroke-width='1.4' \
        stroke-linecap='round'/><path d='M-8 5L-4.5-5' stroke='$3' stroke-width='2' stroke-linecap='round'/>
        """)

    /// A wavy strip of cured meat with its line of fat.
    static let strip = PieceShape(
        reach: 16, stroke: (11, 22),
        """
        <g fill='none' stroke-linecap='round'><path d='M-16 3Q-8-7 0 0T16-3' stroke='$2' stroke-width='11'/><path \
        d='M-16 3Q-8-7 0 0T16-3' stroke='$1' stroke-width='9'/><path d='M-16 1Q-8-10 0-2.5T17-6' stroke='$3' \
        stroke-width='2.4'/><path d='M-13 5Q-7-2 1 3T14 1' stroke='$2' stroke-width='1.2'/></g>
        """)

    /// A folded slice of ham.
    static let fold = PieceShape(
        reach: 15, stroke: (22, 5),
        """
        <path d='M-14 3C-17-8-5-15 3-11 14-12 18 1 11 8 4 15-10 13-14 3Z' fill='$1' stroke='$3' stroke-width='2'/>\
        <path d='M-8 4Q-4-7 6-5M-3 8Q2-1 10 1' fill='none' stroke='$2' stroke-width='1.8' stroke-linecap='round'/>
        """)

    /// Thin flakes: bottarga, chips of garlic, almonds.
    static let flake = PieceShape(
        reach: 8, stroke: (7, 7),
        """
        <path d='M-9-2Q-2-9 7-3 2 4-6 4Z' fill='$1' stroke='$2' stroke-width='1'/><path d='M3 7l6-3 1 4-5 2Z' \
        fill='$2'/><path d='M-5-1Q-1-5 3-3' fill='none' stroke='$3' stroke-width='1.5' stroke-linecap='round'/>
        """)

    /// A chunk with a grain: tuna, chicken.
    static let chunk = PieceShape(
        reach: 11, stroke: (16, 5),
        """
        <path d='M-10-4L-3-9 8-7 11 2 4 9-8 6Z' fill='$1' stroke='$2' stroke-width='2' stroke-linejoin='round'/><path \
        d='M-6-2Q1-6 7-3M-6 2Q1-2 8 1M-3 6Q1 3 5 5' fill='none' stroke='$3' stroke-width='1.5' \
        stroke-linecap='round'/>
        """)

    /// A broad leaf: basil, spinach.
    static let leaf = PieceShape(
        reach: 13, stroke: (11, 12),
        """
        <path d='M-15 0C-9-12 6-12 14 0 6 11-9 11-15 0Z' fill='$1'/><path d='M-15 0C-9 11 6 11 14 0Z' fill='$2' \
        opacity='.5'/><path d='M-17 0H10M-6 0l4-5M1 0l4-4M-6 0l4 5M1 0l4 4' fill='none' stroke='$3' \
        stroke-width='1.2' stroke-linecap='round'/>
        """)

    /// A jagged leaf: rocket, radicchio.
    static let frond = PieceShape(
        reach: 16, stroke: (7, 24),
        """
        <path d='M-18 1Q-9-3-6-2L-5-8-1-4 3-9 6-4 11-6Q17-3 18 0 15 4 10 5L6 4 3 9-1 4-5 8-6 2Q-9 0-18 1Z' fill='$1' \
        stroke='$2' stroke-width='1' stroke-linejoin='round'/><path d='M-16 0H13' stroke='$3' stroke-width='1.2'/>
        """)

    /// A sprig of herbs.
    static let sprig = PieceShape(
        reach: 11, stroke: (4, 16),
        """
        <path d='M-12 0H12M-8 0l4-6M-8 0l4 6M-1 0l4-6M-1 0l4 6M6 0l4-4M6 0l4 4' fill='none' stroke='$1' \
        stroke-width='2.6' stroke-linecap='round'/><path d='M-12 0H10' stroke='$2' stroke-width='1'/>
        """)

    /// The tongues of a sea urchin.
    static let tongues = PieceShape(
        reach: 13, stroke: (10, 11),
        """
        <g stroke-linecap='round'><path d='M-8-6L-6 6M1-9V5M9-5L7 7' stroke='$2' stroke-width='9'/><path d='M-8-6L-6 \
        6M1-9V5M9-5L7 7' stroke='$1' stroke-width='7'/><path d='M-9-6h0M-7 0h0M0-8h0M1-2h0M9-4h0M7 3h0' stroke='$3' \
        stroke-width='2.2'/></g>
        """)

    /// A prawn.
    static let prawn = PieceShape(
        reach: 13, stroke: (9, 11),
        """
        <g fill='none' stroke-linecap='round'><path d='M-8 7A10 10 0 1 1 8 5' stroke='$2' stroke-width='9'/><path \
        d='M-8 7A10 10 0 1 1 8 5' stroke='$1' stroke-width='7'/><path d='M-12-1l5 1M-8-10l3 4M2-12l-1 5M10-7l-4 3' \
        stroke='$3' stroke-width='1.6'/><path d='M8 6l-2 7M8 6l5 6' stroke='$2' stroke-width='3'/></g>
        """)

    /// A fillet of anchovy.
    static let fillet = PieceShape(
        reach: 16, stroke: (6, 26),
        """
        <path d='M-18 0Q-4-7 13-2L19-5 17 0 19 5 13 2Q-4 7-18 0Z' fill='$1' stroke='$2' stroke-width='1.2'/><path \
        d='M-13 0H12M-6-3Q2-5 9-2' fill='none' stroke='$3' stroke-width='1.2' stroke-linecap='round'/>
        """)

    /// A quarter of an artichoke heart.
    static let petal = PieceShape(
        reach: 13, stroke: (13, 12),
        """
        <path d='M0-14C10-7 11 7 3 13H-3C-11 7-10-7 0-14Z' fill='$1' stroke='$2' stroke-width='1.6'/><path \
        d='M0-9V9M-5-2Q-4 5-2 9M5-2Q4 5 2 9' fill='none' stroke='$3' stroke-width='1.7' stroke-linecap='round'/>
        """)

    /// A shaving of hard cheese.
    static let shaving = PieceShape(
        reach: 12, stroke: (9, 15),
        """
        <path d='M-14 2Q-4-8 6-7L14-3Q6 1-2 8Z' fill='$1' stroke='$2' stroke-width='1.4' stroke-linejoin='round'/>\
        <path d='M-8 2Q0-4 8-4' fill='none' stroke='$3' stroke-width='1.4' stroke-linecap='round'/>
        """)

    /// A small curved pod: chilli.
    static let pod = PieceShape(
        reach: 11, stroke: (5, 14),
        """
        <path d='M-11-5Q3-7 13 6 0 6-11 1Z' fill='$1' stroke='$2' stroke-width='1'/><path d='M-11-2l-5-2' \
        stroke='#5c8a3a' stroke-width='3' stroke-linecap='round'/><path d='M-7-2Q0-3 5 1' fill='none' stroke='$3' \
        stroke-width='1.3'/>
        """)
}
