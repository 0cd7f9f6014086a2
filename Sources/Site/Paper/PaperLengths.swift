// Made by Scripts/paper-lengths of templates/assets/print.css: do not edit.

/// The lengths in which `print.css` sets what is measured for paper.
///
/// Those in ems are of the size around them, but for a foot and a code, which have sizes of their own.
enum PaperLengths {
    /// `.sheets`
    static let text = PaperType(.sans, size: 1000, line: Ems(1300))
    /// `.sheet-line`
    static let tagline = PaperType(.serif, size: 1150, line: Ems(1495))
    /// `.sheet h2`
    static let heading = PaperType(.serifBold, size: 1600, line: Ems(1920))
    /// `.sheet h2`
    static let doorHeading = PaperType(.serifBold, size: 1300, line: Ems(1560))
    /// `.section-note`
    static let sectionNote = PaperType(.serif, size: 1000, line: Ems(1300))
    /// `.size-names`
    static let sizeName = PaperType(.serif, size: 1000, line: Ems(1300))
    /// `.sheet-section h3`
    static let dishName = PaperType(.serifBold, size: 1150, line: Ems(1440))
    /// `.sheet .toppings`
    static let toppings = PaperType(.sans, size: 1000, line: Ems(1300))
    /// `.sheet .blurb`
    static let blurb = PaperType(.serif, size: 1000, line: Ems(1300))
    /// `.sheet-drink h3`
    static let drinkName = PaperType(.sans, size: 1050, line: Ems(1315))
    /// `.sheet-section .prices`
    static let price = PaperType(.serifBold, size: 1150, line: Ems(1440))
    /// `.carte:not(.sizes-1) .prices`
    static let priceInColumns = PaperType(.serif, size: 1000, line: Ems(1250))
    /// `.sheet-section .sheet-drink .prices`
    static let drinkPrice = PaperType(.serifBold, size: 1050, line: Ems(1315))
    /// `.sheet-foot`
    static let foot = PaperType(.sans, size: 1000, line: Ems(1400))
    /// `.qr`
    static let codeCaption = PaperType(.sans, size: 1000, line: Ems(1300))
    /// `.shop .sheet-title`
    static let shopTitle = PaperType(.serifBold, size: 2200, line: Ems(2500))
    /// `.shop .sheet-house`
    static let shopHouse = PaperType(.serif, size: 1200, line: Ems(1560))
    /// `.shop section > h2`
    static let aisle = PaperType(.serifBold, size: 1200, line: Ems(1560))
    /// `.shop .shop-name`
    static let shopName = PaperType(.sansBold, size: 900, line: Ems(1170))
    /// `.shop .ticks b`
    static let itemName = PaperType(.sansBold, size: 1050, line: Ems(1315))
    /// `.shop .tick-for`
    static let itemUse = PaperType(.sans, size: 850, line: Ems(1065))
    /// `.shop-total`
    static let sum = PaperType(.serifBold, size: 1500, line: Ems(1800))
    /// `.plan-sheet h1`
    static let planTitle = PaperType(.serifBold, size: 2000, line: Ems(2300))
    /// `.plan-sheet .lead, .plan-sheet > .plan-note`
    static let planLead = PaperType(.serif, size: 1100, line: Ems(1430))
    /// `.day h2`
    static let day = PaperType(.serifBold, size: 1250, line: Ems(1500))
    /// `.day .plan-note`
    static let dayNote = PaperType(.serif, size: 1000, line: Ems(1350))
    /// `.sheet h2`: padding-bottom
    static let headingPadding = Ems(100)
    /// `.sheet-section + .sheet-section > .part-head`: margin-top
    static let sectionGap = Ems(900)
    /// `.part-head`: column-gap
    static let priceGap = Ems(700)
    /// `.sheet-section h3`: gap
    static let leaderGap = Ems(400)
    /// `.sheet .blurb`: margin-top
    static let blurbGap = Ems(100)
    /// `.sheet-dish:has(.sheet-photo)`: min-height
    static let photo = Ems(5200)
    /// `.size-names span`: max-width
    static let widestSizeName = Ems(6000)
    /// `.sheet-columns`: column-gap
    static let menuGutter = Ems(2500)
    /// `.sheet-columns`: grid-template-columns
    static let menuColumn = Ems(34000)
    /// `.wide .sheet-columns`: grid-template-columns
    static let wideMenuColumn = Ems(48000)
    /// `.sheet-head`: padding-bottom
    static let headPadding = Ems(700)
    /// `.sheet-line`: margin-top
    static let taglineGap = Ems(200)
    /// `.sheet-columns`: margin-block
    static let columnsAbove = Ems(900)
    /// `.sheet-columns`: margin-block
    static let columnsBelow = Ems(800)
    /// `.sheet-foot`: padding-top
    static let footPadding = Ems(600)
    /// `.sheet-foot > * + *`: margin-top
    static let footGap = Ems(300)
    /// `.footnote`: margin-left
    static let footnoteGap = Ems(700)
    /// `.sheet-contact`: gap
    static let contactGap = Ems(1600)
    /// `.shop .sheet-head`: padding-bottom
    static let shopHeadPadding = Ems(400)
    /// `.shop .sheet-head`: gap
    static let shopHeadGap = Ems(1500)
    /// `.sheet-column > * + .aisle`: margin-top
    static let aisleGap = Ems(600)
    /// `.shop .ticks input`: width
    static let box = Ems(1100)
    /// `.shop .ticks label`: gap
    static let boxGap = Ems(700)
    /// `.shop .ticks li`: gap
    static let itemPriceGap = Ems(800)
    /// `.shop-rest li`: margin-top
    static let restGap = Ems(100)
    /// `.shop .sheet-columns`: column-gap
    static let shopGutter = Ems(2200)
    /// `.shop .sheet-columns`: grid-template-columns
    static let shopColumn = Ems(40000)
    /// `.plan-sheet .page-head`: margin
    static let planHeadGap = Ems(800)
    /// `.plan-sheet .lead`: margin-block
    static let planLeadGap = Ems(800)
    /// `.days`: column-gap
    static let planGutter = Ems(1000)
    /// `.day`: margin-bottom
    static let dayGap = Ems(800)
    /// `.day`: padding
    static let dayPadding = Ems(700)
    /// `.day`: padding
    static let daySides = Ems(800)
    /// `.day .plan-note`: margin
    static let dayNoteGap = Ems(400)
    /// `.planned`: margin-top
    static let plannedGap = Ems(400)
    /// `.planned li`: padding-block
    static let plannedPadding = Ems(300)
    /// `.planned-art`: width
    static let plannedPicture = Ems(2000)
    /// `.planned li`: gap
    static let plannedPictureGap = Ems(600)
    /// `.qr`: width, in tenths of a millimetre
    static let code = 240
    /// `.qr`: margin, in tenths of a millimetre
    static let codeGap = 40
    /// `.door`: --qr, in tenths of a millimetre
    static let doorCode = 400
    /// `.sheet-foot`: font-size, in tenths of a point
    static let leastFoot = 95
    /// `.door`: --least-foot, in tenths of a point
    static let leastDoorFoot = 240
    /// `.sheet h2 small`, in thousandths of the heading
    static let continued = 650
    /// `.shop section > h2 small`, in thousandths of the heading
    static let continuedAisle = 800
    /// `.sheet-title`: the height of a line, in thousandths of its size
    static let titleLine = Ems(1100)
    /// `.sheet-foot`: its size in thousandths of the sheet's
    static let footSize = 620
    /// The sizes of titles, in thousandths of the sheet's, by the names of their classes
    typealias Title = (size: Int, name: String)
    static let titles: [Title] = [
        (3200, "title-large"),
        (2500, "title-medium"),
        (1900, "title-small"),
        (1500, "title-tiny"),
    ]
}
