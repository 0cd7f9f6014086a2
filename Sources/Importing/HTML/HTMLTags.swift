/// The elements of HTML that its parser treats in ways of their own (HTML Standard, 13.1.2 and 13.2.4.2).
enum HTMLTags {
    /// Those that have no end tag and nothing in them.
    static let void = names(
        "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr")

    /// Those whose content is text up to their own end tag.
    static let rawText = names("script style title textarea xmp iframe noembed noframes")

    /// Those that an end tag behind them does not look beyond.
    static let scopes = names("applet caption html marquee object table td template th")

    /// Those that are opened again in the blocks behind them until they are closed.
    static let formatting = names("a b big code em font i nobr s small strike strong tt u")

    /// Those whose end tag may leave open what stands behind their start tag: the parser may have closed them before, or
    /// never opened them.
    static let closedAlone = formatting.union(
        names(
            """
            form body head html caption colgroup tbody td tfoot th thead tr button dd dt li optgroup option p rp rt \
            select h1 h2 h3 h4 h5 h6
            """))

    /// Those that an end tag closes with all that is in them.
    static let closedWhole = names(
        """
        address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup \
        listing main menu nav ol pre section summary ul applet marquee object template
        """)

    /// Those that only an end tag of a block closes.
    static let special = names(
        """
        address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd \
        details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header \
        hgroup hr html iframe img input isindex li link listing main marquee menu menuitem meta nav noembed noframes \
        noscript object ol p param plaintext pre script section select source style summary table tbody td template \
        textarea tfoot th thead title tr track ul wbr xmp
        """)

    /// Those that end a drawing or a formula in which they stand.
    static let endsForeign = names(
        """
        b big blockquote body br center code dd div dl dt em embed font h1 h2 h3 h4 h5 h6 head hr i img li listing menu \
        meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var
        """)

    /// Those of drawings and formulas in which HTML stands again.
    static let foreignWithHTML = names("foreignobject desc title mi mo mn ms mtext annotation-xml")

    /// Those that texts are found to have in them.
    static let known = void.union(rawText).union(formatting).union(closedWhole).union(closedAlone).union(blocks).union(
        names("span del ins sub sup q cite mark abbr svg"))

    /// Those that begin a line of their own.
    static let blocks = names(
        """
        address article aside blockquote body br center dd details dir div dl dt fieldset figcaption figure footer form h1 \
        h2 h3 h4 h5 h6 header hgroup hr html li listing main menu nav ol p pre section summary table tbody tfoot thead tr ul
        """)

    /// Those whose content no reader sees.
    static let unseen = names("script style template noscript iframe object svg math head title textarea select button")

    private static func names(_ list: String) -> Set<String> { Set(list.split(separator: " ").map(String.init)) }
}
