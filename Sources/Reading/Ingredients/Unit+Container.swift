import Kitchen

extension Unit {
    /// Whether it is what things are sold in, of which a line can say how much is in one: "2 tins (400 g)".
    var isContainer: Bool {
        switch self {
        case .tin, .can, .jar, .bottle, .bag, .box, .pack, .sachet, .carton, .tub, .tube, .block, .ball, .loaf: true
        default: false
        }
    }

    /// Whether it is an amount by feel, of which no number means one: "pinch salt".
    var isVague: Bool {
        switch self {
        case .pinch, .dash, .splash, .drizzle, .handful, .knob: true
        default: false
        }
    }
}
