/// How pieces of food look, in their colours: the shapes that several foods share.
///
/// Marks of a shape keep to the same strokes in other widths where they can, since files are sent compressed: what is
/// repeated weighs nothing.
extension [PieceMark] {
    // Rounds
    static let coin: Self = [.dot(24, .dark), .dot(20, .main), .dot(8, .light)]
    static let slice: Self = [.dot(26, .dark), .dot(22, .main), .dot(15, .light), .dot(5, .main)]
    static let ball: Self = [.dot(26, .dark), .dot(22, .main), .dot(6, .light, at: (-4, -5))]
    static let bead: Self = [.dot(11, .dark), .dot(9, .main), .dot(3, .light)]
    static let ring: Self = [.dot(16, .dark), .dot(13, .main), .dot(6, .light)]
    static let olive: Self = [.dot(15, .dark), .dot(13, .main), .dot(5, .dark)]
    static let berry: Self = [.dot(17, .dark), .dot(14, .main), .dot(5, .light)]
    static let drupelets: Self = [.dot(18, .dark), .dot(15, .main), .dot(8, .dark), .dot(5, .light)]
    static let half: Self = [.dot(25, .dark), .dot(21, .main), .line(3, 11, .light), .line(3, 11, .light, turn: 90)]
    static let citrus: Self = [
        .dot(27, .dark), .dot(23, .light), .dot(18, .main), .line(2, 17, .light), .line(2, 17, .light, turn: 90),
    ]
    static let eggHalf: Self = [.line(26, 7, .dark), .line(23, 7, .light), .dot(14, .own("#d82")), .dot(12, .main)]
    static let crumb: Self = [.line(13, 3, .dark), .line(10, 3, .main), .line(3, 3, .light)]

    // Lumps
    static let chunk: Self = [.line(21, 7, .dark), .line(18, 7, .main), .line(5, 7, .light)]
    static let cube: Self = [.line(17, 5, .dark), .line(14, 5, .main), .line(4, 5, .light)]
    static let floret: Self = [
        .line(7, 12, .light, at: (9, 0)), .dot(20, .dark), .dot(11, .main, at: (-4, -4)), .dot(10, .main, at: (-3, 5)),
    ]
    static let mushroom: Self = [
        .line(9, 8, .dark, at: (7, 0)), .line(6, 8, .main, at: (7, 0)), .arc(14, 14, -5, .dark, turn: 90),
        .arc(11, 14, -5, .main, turn: 90), .arc(2, 14, -3, .dark, at: (2, 0), turn: 90),
    ]
    static let nut: Self = [.line(12, 7, .dark), .line(9, 7, .main), .line(2, 7, .light)]
    static let strawberry: Self = [
        .line(19, 6, .dark), .line(16, 6, .main), .line(3, 6, .light), .dot(9, .own("#583"), at: (-10, 0)),
    ]
    static let cherry: Self = [
        .arc(2, 16, 3, .own("#6c7b38"), at: (-12, 0)), .dot(18, .dark), .dot(15, .main), .dot(4, .light),
    ]

    // Strips
    static let bean: Self = [.arc(11, 7, 2, .dark), .arc(9, 7, 2, .main), .arc(2, 7, 2, .light)]
    static let pod: Self = [.arc(9, 30, 4, .dark), .arc(7, 30, 4, .main), .arc(2, 30, 4, .light)]
    static let chilli: Self = [
        .line(4, 8, .own("#583"), at: (-13, -1)), .arc(9, 19, 4, .dark), .arc(7, 19, 4, .main),
        .arc(2, 19, 4, .light),
    ]
    static let strip: Self = [.arc(13, 24, 5, .dark), .arc(11, 24, 5, .main), .arc(3, 24, 5, .light)]
    static let curl: Self = [.arc(9, 20, 7, .dark), .arc(7, 20, 7, .main), .arc(2, 20, 7, .light)]
    static let crescent: Self = [.arc(15, 19, 6, .dark), .arc(11, 19, 6, .main), .arc(3, 19, 6, .light)]
    static let spear: Self = [
        .line(9, 42, .dark), .line(7, 42, .main), .line(10, 8, .dark, at: (20, 0)), .line(4, 8, .light, at: (20, 0)),
    ]
    static let prawn: Self = [
        .line(5, 5, .dark, at: (11, -6)), .arc(14, 15, 9, .dark), .arc(11, 15, 9, .main), .arc(3, 15, 9, .light),
    ]
    static let mussel: Self = [.line(20, 16, .dark), .line(15, 16, .own("#4b4c5a")), .line(9, 8, .main)]
    static let fillet: Self = [.line(9, 28, .dark), .line(6, 28, .main), .line(2, 28, .light)]
    static let shaving: Self = [.arc(11, 18, 3, .dark), .arc(9, 18, 3, .main), .arc(3, 18, 3, .light)]
    static let loop: Self = [.arc(9, 30, 10, .dark), .arc(6, 30, 10, .main), .arc(2, 30, 10, .light)]
    static let grain: Self = [.line(8, 7, .dark), .line(6, 7, .main)]
    static let fry: Self = [.line(10, 30, .dark), .line(7, 30, .main), .line(2, 30, .light)]

    // Leaves
    static let leaf: Self = [.line(4, 22, .dark), .line(15, 9, .dark), .line(12, 9, .main), .line(2, 22, .light)]
    static let frond: Self = [
        .arc(25, 24, 5, .dark), .arc(21, 24, 5, .main), .arc(3, 24, 5, .light), .line(2, 17, .light, turn: 65),
    ]
    static let sprig: Self = [.line(2, 14, .dark), .dot(7, .main, at: (-4, 3)), .dot(7, .main, at: (4, -2))]
}
