/// The words that a plain drawing is made of: elements, attributes, and what may stand in those (SVG 2).
enum DrawingWords {
    /// The name of the language itself.
    static let svg = "http://www.w3.org/2000/svg"

    static let elements: Set<String> = words(
        """
        svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath \
        linearGradient radialGradient stop clipPath mask pattern marker filter \
        feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap \
        feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode \
        feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
        """)

    /// Whether an element may have this attribute with this value.
    static func allows(_ name: String, _ value: String) -> Bool {
        switch name {
        case "xmlns": value == svg
        case "xmlns:xlink": value == "http://www.w3.org/1999/xlink"
        case "href", "xlink:href": isPart(value)
        case "id", "class", "lang", "role", "xml:space", "xml:lang": true
        default:
            name.hasPrefix("aria-") || name.hasPrefix("data-")
                || attributes.contains(name) && DrawingStyle.isPlain(value)
        }
    }

    /// Whether an address names a part of the drawing itself: `#leaf`.
    static func isPart(_ address: String) -> Bool {
        address.utf8.first == UInt8(ascii: "#") && address.utf8.count > 1
            && address.utf8.dropFirst().allSatisfy { byte in
                byte >= 0x80 || "-_.".utf8.contains(byte) || (0x30...0x39).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            }
    }

    private static let attributes: Set<String> = words(
        """
        version baseProfile viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points \
        transform pathLength dx dy rotate textLength lengthAdjust startOffset method spacing side type media style \
        offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits \
        patternContentUnits patternTransform markerUnits markerWidth markerHeight refX refY orient filterUnits \
        primitiveUnits in in2 result mode values operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY \
        edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength scale \
        xChannelSelector yChannelSelector azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle \
        stdDeviation radius tableValues slope intercept amplitude exponent baseFrequency numOctaves seed stitchTiles \
        requiredExtensions systemLanguage enable-background \
        alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation \
        color-interpolation-filters color-rendering direction display dominant-baseline fill fill-opacity fill-rule \
        filter flood-color flood-opacity font font-family font-size font-size-adjust font-stretch font-style \
        font-variant font-weight image-rendering isolation letter-spacing lighting-color marker marker-end marker-mid \
        marker-start mask mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color \
        stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit \
        stroke-opacity stroke-width text-anchor text-decoration text-rendering unicode-bidi vector-effect visibility \
        word-spacing writing-mode
        """)

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}

/// The values of attributes and style sheets in a plain drawing (CSS Values and Units, level 4).
enum DrawingStyle {
    private static let functions: Set<String> = [
        "rgb", "rgba", "hsl", "hsla", "translate", "translatex", "translatey", "scale", "scalex", "scaley", "rotate",
        "skewx", "skewy", "matrix", "calc", "url",
    ]

    /// Whether a text fetches nothing: it has no rule such as `@import`, no escape that could hide a word, and no function
    /// but for colours, places and `url(#part)`.
    static func isPlain(_ text: String) -> Bool {
        let bytes = Array(text.lowercased().utf8)
        return !bytes.contains { "@\\".utf8.contains($0) }
            && bytes.indices.allSatisfy { bytes[$0] != UInt8(ascii: "(") || isPlainCall(at: $0, in: bytes) }
    }

    private static func isPlainCall(at place: Int, in text: [UInt8]) -> Bool {
        let name = String(decoding: text[..<place].reversed().prefix(while: isInWord).reversed(), as: UTF8.self)
        guard functions.contains(name) else { return false }
        guard name == "url" else { return true }
        let inside = String(decoding: text[(place + 1)...].prefix { $0 != UInt8(ascii: ")") }, as: UTF8.self)
        return DrawingWords.isPart(inside.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" })
    }

    private static func isInWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
}
