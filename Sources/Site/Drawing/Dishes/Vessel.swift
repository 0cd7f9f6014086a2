import Text

/// What a dish is served or made in, seen from above.
enum Vessel: Sendable {
    case plate
    case bowl
    case pot
    case pan
    case board
    case tin
    case glass
    case saucer
    /// A small dish with a fluted rim.
    case ramekin
    /// A preserving jar, lying on the table.
    case jar

    /// Its markup, in a glaze: see `Colours.paint`.
    var markup: HTML {
        switch self {
        case .plate:
            """
            <circle r='94' fill='#fffaf0' stroke='#dccbae' stroke-width='3'/><circle r='82' fill='none' stroke='$1' \
            stroke-width='4'/><circle r='68' fill='#f5ebd9'/>
            """
        case .bowl: "<circle r='94' fill='$2'/><circle r='88' fill='$1'/><circle r='78' fill='$2'/>"
        case .pot:
            """
            <path d='M-82 0H82' stroke='$2' stroke-width='30' stroke-linecap='round'/><circle r='86' fill='$2'/>\
            <circle r='81' fill='$1'/><circle r='76' fill='$2'/>
            """
        case .pan:
            """
            <path d='M50 50L88 88' stroke='#6b4a33' stroke-width='17' stroke-linecap='round'/><g \
            transform='translate(-8-8)'><circle r='86' fill='#51463e'/><circle r='75' fill='#2f2723'/></g>
            """
        case .board:
            """
            <rect x='-94' y='-74' width='188' height='148' rx='20' fill='#963'/><rect x='-94' y='-76' width='188' \
            height='146' rx='20' fill='#b85'/><path d='M-80-46H30M-20 52H80M-84 30H-50' stroke='#a74' \
            stroke-width='3' stroke-linecap='round'/>
            """
        case .tin:
            """
            <rect x='-96' y='-68' width='192' height='136' rx='26' fill='$2'/><rect x='-88' y='-60' width='176' \
            height='120' rx='18' fill='$1'/>
            """
        case .saucer: "<circle r='94' fill='$2'/><circle r='91' fill='$1'/><circle r='78' fill='$3'/>"
        case .ramekin:
            """
            <circle r='88' fill='#b85'/><circle r='80' fill='#a74'/><circle r='66' fill='#fffaf0' stroke='#d9c6a2' \
            stroke-width='8' stroke-dasharray='6 4.4'/><circle r='60' fill='none' stroke='$1' stroke-width='4'/>
            """
        case .jar:
            """
            <rect x='-62' y='-70' width='124' height='162' rx='26' fill='#e2ecea' stroke='#b5c8c5' \
            stroke-width='4'/><rect x='-50' y='-96' width='100' height='28' rx='7' fill='$1'/><path d='M-50-74H50' \
            stroke='$2' stroke-width='5'/>
            """
        case .glass:
            """
            <circle r='92' fill='#b85'/><circle r='84' fill='#a74'/><circle r='66' fill='#e6f1ef' \
            stroke='#b7cbc8' stroke-width='4'/>
            """
        }
    }

    /// The glazes that a potter here would use: none is the colour of a food.
    static let glazes = [
        Colours("#5a86a0", "#3c6077", "#9bbccd"), Colours("#f6ecd8", "#d3c1a0", "#fffaf0"),
        Colours("#5f8f94", "#42696e", "#a3c4c6"), Colours("#a3a7a4", "#787d7b", "#cfd2cf"),
        Colours("#4a5f7d", "#33445c", "#93a5bf"), Colours("#8fb0bd", "#688a98", "#c5d8df"),
    ]
}
