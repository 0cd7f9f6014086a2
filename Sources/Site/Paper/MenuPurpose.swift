import Kitchen

/// What a menu is set for.
enum MenuPurpose: Sendable {
    /// A sheet that is held in the hand or hangs where guests have time for it.
    case sheet
    /// A list of prices beside the entrance, in type that is read in passing.
    case door
    /// A screen on the wall.
    case screen

    /// Whether dishes and drinks stand with their prices alone, and guests are told where the rest is.
    var listsPrices: Bool { self == .door }
    /// Whether it is shown while the house is open, so that it tells what is sold out, and what is not had now.
    var isLive: Bool { self == .screen }

    /// Whether dishes stand beside their photographs.
    func hasPhotos(of site: SiteFrame) -> Bool { self == .sheet && site.settings.printing?.hasPhotos == true }

    /// The name of its class in the style sheet.
    var className: String? {
        switch self {
        case .sheet: nil
        case .door: "door"
        case .screen: "screen"
        }
    }

    /// The part of the paper, or of the screen, that it stands on.
    func field(of site: SiteFrame) -> PaperField { self == .screen ? .screen : site.paperField }

    /// The sizes of its type, from the largest.
    ///
    /// On a sheet from 24 points, for a menu of few dishes, to 9.5, below which nobody can read it on a wall; from 36 where the sheet
    /// is larger. On a screen 16 of its 540 points are a height that is read from three metres.
    func sizes(on paper: Paper?) -> [TypeSize] {
        switch self {
        case .sheet:
            ((paper == .a3 ? [36, 32, 28, 26] : []) + [24, 22, 20, 18, 17]).map(TypeSize.points)
                + (19...32).reversed().map(TypeSize.init)
        case .door: [48, 40, 36, 32, 28, 26, 24].map(TypeSize.points)
        case .screen: [30, 28, 26, 24, 22, 20, 18, 17, 16].map(TypeSize.points)
        }
    }

    /// The smallest type of its foot, in tenths of a point; `screen.css` sets that of a screen.
    var leastFoot: Int {
        switch self {
        case .sheet: PaperLengths.leastFoot
        case .door: PaperLengths.leastDoorFoot
        case .screen: 110
        }
    }

    /// The type of the headings of its sections.
    var heading: PaperType { self == .door ? PaperLengths.doorHeading : PaperLengths.heading }

    /// How wide and high the code that leads to the menu is, in tenths of a point.
    func codeWidth(on field: PaperField) -> Int {
        PaperField.points(self == .door ? min(PaperLengths.doorCode, field.across / 5) : PaperLengths.code)
    }
}
