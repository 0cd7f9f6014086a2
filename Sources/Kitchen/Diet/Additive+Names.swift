extension Additive {
    /// The additive of a name: that of content files, or another in the five languages, the wordings of menus among them.
    public init?(named name: some StringProtocol) {
        guard let found = Self.named[FoodName.folded(String(name))] else { return nil }
        self = found
    }

    private static let named: [String: Additive] = {
        let pairs = allCases.flatMap { additive in
            ([additive.rawValue] + additive.names.split(separator: ",").map(String.init)).map {
                (FoodName.folded($0), additive)
            }
        }
        return Dictionary(pairs) { first, _ in first }
    }()

    /// Other names: English, German, Italian, French, Spanish.
    private var names: String {
        switch self {
        case .colour:
            "color, colouring, coloring, with colour, farbstoff, mit farbstoff, colorante, con colorante, coloranti, colorant, "
                + "avec colorant, colorantes"
        case .preservative:
            "preservatives, with preservative, preserved, konservierungsstoff, mit konservierungsstoff, konserviert, conservante, "
                + "conservanti, con conservante, conservateur, avec conservateur, conservantes"
        case .nitrite:
            "curing salt, nitrite curing salt, nitritpökelsalz, mit nitritpökelsalz, nitrito, nitriti, sale nitritato, nitrites, "
                + "sel nitrité, nitritos"
        case .nitrate: "nitrates, nitrat, mit nitrat, nitrato, nitrati, nitratos"
        case .nitriteAndNitrate:
            "mit nitritpökelsalz und nitrat, nitritpökelsalz und nitrat, nitriti e nitrati, nitrites et nitrates, nitritos y nitratos"
        case .antioxidant:
            "antioxidants, antioxidationsmittel, mit antioxidationsmittel, antiossidante, antiossidanti, antioxydant, antioxidante"
        case .flavourEnhancer:
            "flavor enhancer, flavour enhancers, geschmacksverstärker, mit geschmacksverstärker, esaltatore di sapidità, "
                + "exhausteur de goût, potenciador del sabor"
        case .blackened: "geschwärzt, annerite, annerito, noircies, noirci, ennegrecidas, ennegrecido"
        case .waxed: "gewachst, cerato, cerata, ciré, cirée, encerado, encerada"
        case .phosphate: "phosphates, phosphat, mit phosphat, fosfato, fosfati, phosphates, fosfatos"
        case .sweetener:
            "sweeteners, süßungsmittel, süssungsmittel, mit süßungsmittel, mit süßungsmitteln, edulcorante, edulcoranti, "
                + "édulcorant, edulcorantes"
        case .phenylalanine:
            "source of phenylalanine, phenylalaninquelle, enthält eine phenylalaninquelle, fenilalanina, phénylalanine"
        case .laxative:
            "kann bei übermäßigem verzehr abführend wirken, abführend, lassativo, effetti lassativi, laxatif, effets laxatifs, "
                + "laxante, efectos laxantes"
        case .caffeine: "koffein, koffeinhaltig, caffeina, caféine, cafeína"
        case .quinine: "chinin, chininhaltig, chinino, quinine, quinina"
        }
    }
}
