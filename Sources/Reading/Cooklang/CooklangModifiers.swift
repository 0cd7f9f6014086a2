/// The signs between a mark and its name, from the extensions of Cooklang: `@?thyme`, `@&flour{50%g}`, `@-salt`.
struct CooklangModifiers {
    /// How many scalars they are.
    private(set) var length = 0
    /// `?`: it may be left out.
    private(set) var isOptional = false
    /// `-`, or `&` with a step in brackets: it is not listed.
    private(set) var isHidden = false
    /// `@`: it is the recipe of this name.
    private(set) var isRecipe = false

    init() {}

    /// The modifiers that some scalars begin with, of an ingredient (`@`) or of cookware (`#`). What is named already (`&`)
    /// and what is new (`+`) are listed as all else.
    init(_ scalars: ArraySlice<CooklangScalar>, of sign: Unicode.Scalar) {
        var rest = scalars
        while let scalar = rest.first?.scalar {
            switch scalar {
            case "?": isOptional = true
            case "-": isHidden = true
            case "@" where sign == "@" && !isRecipe: isRecipe = true
            case "&", "+": break
            default:
                length = rest.startIndex - scalars.startIndex
                return
            }
            rest = rest.dropFirst()
            if scalar == "&", let step = Self.step(rest) {
                isHidden = true
                rest = rest[step...]
            }
        }
    }

    /// The end of the step or section that made what is meant: "(~1)", "(=2)".
    private static func step(_ scalars: ArraySlice<CooklangScalar>) -> Int? {
        guard scalars.first?.scalar == "(", let end = scalars.prefix(12).firstIndex(where: { $0.scalar == ")" }) else {
            return nil
        }
        let isNumber = scalars[(scalars.startIndex + 1)..<end].allSatisfy {
            $0.scalar == "~" || $0.scalar == "=" || $0.scalar.properties.numericType != nil
        }
        return isNumber && end > scalars.startIndex + 1 ? end + 1 : nil
    }
}
