/// How pieces of food look, in their colours: the shapes that several foods share.
extension [PieceMark] {
    // Rounds
    static let coin: Self = [.dot(24, .dark), .dot(20, .main), .dot(8, .light)]
    static let slice: Self = [.dot(26, .dark), .dot(22, .main), .dot(15, .light), .line(2, 8, .main)]
    static let ball: Self = [.dot(26, .dark), .dot(22, .main), .dot(6, .light, at: (-4, -5))]
    static let bead: Self = [.dot(11, .dark), .dot(9, .main), .dot(3, .light, at: (-1, -2))]
    static let ring: Self = [.dot(16, .dark), .dot(13, .main), .dot(6, .light)]
    static let olive: Self = [.dot(15, .dark), .dot(13, .main), .dot(5, .dark)]
    static let berry: Self = [.dot(17, .dark), .dot(14, .main), .dot(4, .light, at: (-3, -3))]
    static let drupelets: Self = [
        .dot(18, .dark), .dot(15, .main), .dot(4, .light, at: (-4, -2)), .dot(4, .light, at: (3, -4)),
        .dot(4, .light, at: (1, 4)),
    ]
    static let half: Self = [.dot(24, .dark), .dot(20, .main), .line(3, 12, .light), .line(3, 12, .light, turn: 90)]
    static let citrus: Self = [
        .dot(27, .dark), .dot(23, .light), .dot(18, .main), .line(2, 17, .light), .line(2, 17, .light, turn: 60),
        .line(2, 17, .light, turn: 120),
    ]
    static let eggHalf: Self = [.line(26, 7, .dark), .line(23, 7, .light), .dot(14, .own("#d98f1d")), .dot(12, .main)]
    static let crumb: Self = [.line(13, 3, .dark), .line(10, 3, .main), .dot(3, .light, at: (-2, -2))]

    // Lumps
    static let chunk: Self = [.line(21, 7, .dark), .line(18, 7, .main), .line(3, 10, .light, at: (0, -4))]
    static let cube: Self = [.line(17, 5, .dark), .line(14, 5, .main), .line(3, 6, .light, at: (0, -3))]
    static let floret: Self = [
        .line(7, 12, .light, at: (9, 0)), .dot(19, .dark), .dot(10, .main, at: (-5, -4)), .dot(10, .main, at: (-4, 5)),
        .dot(9, .main, at: (3, 0)),
    ]
    static let mushroom: Self = [
        .line(9, 8, .dark, at: (7, 0)), .line(6, 8, .main, at: (7, 0)), .arc(14, 14, -5, .dark, turn: 90),
        .arc(11, 14, -5, .main, turn: 90), .arc(2, 12, -3, .dark, at: (3, 0), turn: 90),
    ]
    static let nut: Self = [.line(12, 7, .dark), .line(9, 7, .main), .line(2, 8, .light)]
    static let strawberry: Self = [
        .line(19, 6, .dark), .line(16, 6, .main), .dot(9, .own("#5c8a3a"), at: (-10, 0)), .dot(2, .light, at: (-2, -4)),
        .dot(2, .light, at: (2, 3)), .dot(2, .light, at: (5, -2)),
    ]
    static let cherry: Self = [
        .arc(2, 16, 3, .own("#6c7b38"), at: (-12, 0)), .dot(18, .dark), .dot(15, .main), .dot(4, .light, at: (2, -4)),
    ]

    // Strips
    static let bean: Self = [.arc(11, 7, 2, .dark), .arc(9, 7, 2, .main), .line(2, 4, .light, at: (0, -1))]
    static let pod: Self = [.arc(9, 30, 4, .dark), .arc(7, 30, 4, .main), .arc(2, 24, 3, .light, at: (0, -1))]
    static let chilli: Self = [
        .arc(9, 19, 4, .dark), .arc(7, 19, 4, .main), .line(4, 5, .own("#5c8a3a"), at: (-12, -1)),
        .arc(2, 12, 3, .light, at: (0, -1)),
    ]
    static let strip: Self = [.arc(13, 24, 5, .dark), .arc(11, 24, 5, .main), .arc(3, 24, 5, .light)]
    static let curl: Self = [.arc(9, 20, 7, .dark), .arc(7, 20, 7, .main), .arc(2, 16, 5, .light)]
    static let crescent: Self = [.arc(15, 19, 6, .dark), .arc(11, 18, 5, .main), .arc(3, 14, 4, .light)]
    static let spear: Self = [
        .line(9, 42, .dark), .line(7, 42, .main), .line(10, 8, .dark, at: (20, 0)), .line(4, 7, .light, at: (20, 0)),
    ]
    static let prawn: Self = [
        .arc(14, 15, 9, .dark), .arc(11, 15, 9, .main), .arc(2, 14, 9, .light, at: (0, -2)),
        .line(5, 5, .dark, at: (11, -6)),
    ]
    static let mussel: Self = [.line(20, 16, .dark), .line(15, 16, .own("#4b4c5a")), .line(10, 9, .main)]
    static let fillet: Self = [.line(9, 28, .dark), .line(6, 28, .main), .line(2, 24, .light)]
    static let shaving: Self = [.arc(11, 18, 3, .dark), .arc(9, 18, 3, .main), .arc(3, 14, 2, .light)]
    static let loop: Self = [
        .arc(4, 30, 9, .dark), .arc(4, 30, 9, .main, at: (2, -5)), .arc(4, 24, 8, .light, at: (-2, -10)),
    ]
    static let grain: Self = [.line(8, 7, .dark), .line(6, 7, .main)]
    static let fry: Self = [.line(10, 30, .dark), .line(7, 30, .main), .line(2, 26, .light, at: (0, -2))]

    // Leaves
    static let leaf: Self = [
        .line(15, 9, .dark), .line(12, 9, .main), .line(5, 6, .main, at: (9, 0)), .line(2, 18, .light, at: (-1, 0)),
    ]
    static let frond: Self = [
        .arc(25, 24, 5, .dark), .arc(21, 23, 5, .main), .arc(3, 22, 5, .light),
        .line(2, 9, .light, at: (-4, 5), turn: 60),
        .line(2, 9, .light, at: (5, -1), turn: -60),
    ]
    static let sprig: Self = [
        .line(2, 14, .dark), .dot(6, .main, at: (-4, 3)), .dot(6, .main, at: (1, -3)), .dot(6, .main, at: (6, 2)),
    ]
}
