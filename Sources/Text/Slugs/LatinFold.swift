/// What the Latin letters with marks, and the ligatures, are written as in plain ASCII.
///
/// Lowercase letters of Latin-1 Supplement, Latin Extended-A and -B, and Latin Extended Additional: those that Unicode
/// decomposes to an ASCII letter, and those that a typist without the key would write so (ø, ł, ß).
enum LatinFold {
    /// The ASCII letters for `scalar`, or nil when there are none.
    static func ascii(_ scalar: Unicode.Scalar) -> String? { table[scalar] }

    private static let table: [Unicode.Scalar: String] = {
        var table: [Unicode.Scalar: String] = [:]
        for (ascii, letters) in groups {
            for letter in letters.unicodeScalars { table[letter] = ascii }
        }
        return table
    }()

    private static let groups: [(ascii: String, letters: String)] = [
        ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"),
        ("ae", "æǣǽ"),
        ("b", "ƀɓḃḅḇ"),
        ("c", "çćĉċčƈḉ"),
        ("d", "ðďđɖɗḋḍḏḑḓ"),
        ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"),
        ("f", "ƒḟ"),
        ("g", "ĝğġģǥǧǵɠḡ"),
        ("h", "ĥħȟḣḥḧḩḫẖ"),
        ("i", "ìíîïĩīĭįıǐȉȋɨḭḯỉị"),
        ("ij", "ĳ"),
        ("j", "ĵǰ"),
        ("k", "ķĸƙǩḱḳḵ"),
        ("l", "ĺļľŀłƚḷḹḻḽ"),
        ("m", "ḿṁṃ"),
        ("n", "ñńņňŉŋǹɲṅṇṉṋ"),
        ("o", "òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱɵṍṏṑṓọỏốồổỗộớờởỡợ"),
        ("oe", "œ"),
        ("p", "ƥṕṗ"),
        ("r", "ŕŗřȑȓṙṛṝṟ"),
        ("s", "śŝşšſșṡṣṥṧṩẛ"),
        ("ss", "ß"),
        ("t", "ţťŧƭțṫṭṯṱẗ"),
        ("th", "þ"),
        ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗʉṳṵṷṹṻụủứừửữự"),
        ("v", "ʋṽṿ"),
        ("w", "ŵẁẃẅẇẉẘ"),
        ("x", "ẋẍ"),
        ("y", "ýÿŷƴȳẏẙỳỵỷỹ"),
        ("z", "źżžƶʐẑẓẕ"),
    ]
}
