extension DiagnosticID {
    /// What a problem belongs to: the chapters of `Documentation/Errors.md`.
    public enum Topic: String, CaseIterable, Sendable {
        case files = "Files"
        case syntax = "Syntax"
        case keysAndValues = "Keys and values"
        case settingsAndMoney = "Settings and money"
        case menu = "Menu"
        case recipes = "Recipes"
        case pagesAndLinks = "Pages and links"
        case templates = "Templates"
    }

    /// How much a kind of problem matters, and what is to be done about it.
    public struct Explanation: Sendable {
        /// What it belongs to.
        public let topic: Topic
        /// How much it matters, unless the place that reports it says otherwise.
        public let severity: Severity
        /// What it is, in Markdown on one line. It begins with a comma where it may matter otherwise: ", or a note. Nothing …".
        public let text: String

        fileprivate init(_ topic: Topic, _ severity: Severity, _ text: String) {
            (self.topic, self.severity, self.text) = (topic, severity, text)
        }
    }

    /// The table of all problems: what `forno help errors` prints and `Documentation/Errors.md` is made of.
    public var explanation: Explanation {
        switch self {
        case .missingFile:
            Explanation(
                .files, .error,
                """
                A file that the site needs is not there: its settings, or a payload that `sources` names. Exit code 2.
                """)
        case .unreadableFile:
            Explanation(
                .files, .error,
                """
                A file is there and the system does not let it be read, or it is larger than 256 MiB. Exit code 2.
                """)
        case .notUTF8:
            Explanation(
                .files, .error,
                """
                The file has a byte that is not UTF-8; the first such byte is shown. Save the file with the encoding UTF-8.
                """)
        case .outsideSite:
            Explanation(
                .files, .error,
                """
                A symbolic link in the site leads out of it. Nothing outside the site's folder is read, but where `content` \
                itself is a link to another folder; copy the file into it. A preview shows all else meanwhile.
                """)
        case .controlInName:
            Explanation(
                .files, .warning,
                """
                The name of a file or folder has a control character in it, such as a line break. No address can name it, so \
                it is passed over; rename it.
                """)
        case .unreadFile:
            Explanation(
                .files, .warning,
                """
                , or a note. Nothing reads the file or the folder, and its name says that somebody meant it to be read: \
                `content/recipies/`, `content/site.yaml`, `templates/recepie.html`. A note tells of a recipe or a page that \
                stands in none of the folders that are read, and of what is no recipe among the recipes: `README.md`, and \
                files with neither ingredients nor a method nor a key of a recipe. Another tells of what seems to be a recipe \
                and is in a file of another kind that no text links to: `soup.txt`, a saved web page, `soup.docx`.
                """)
        case .vanishedContent:
            Explanation(
                .files, .warning,
                """
                The last build had the menu, places, the pantry or plans, and now there are none; or more \
                than half of the recipes or lists are gone. The files may have been moved or lost. It is told once, and with \
                `--strict` nothing is published.
                """)
        case .fetchFailed:
            Explanation(
                .files, .error,
                """
                , or a warning where the menu that was kept is used. A payload that `sources` names by URL could not be had; \
                of a menu all payloads count, or none. Offline, a note says how old the menu is. What came and has errors of \
                its own is told by their names. Exit code 2.
                """)
        case .jsonSyntax:
            Explanation(
                .syntax, .error,
                """
                The text is not JSON (RFC 8259). Trailing commas and comments are not JSON either. Lists and objects may \
                nest 128 deep.
                """)
        case .yamlSyntax:
            Explanation(
                .syntax, .error,
                """
                The settings or a front matter are not YAML. A line of front matter that a person can take as text is read so, \
                and is a warning. Texts with `: `, `#` or brackets in them want quotes.
                """)
        case .csvSyntax:
            Explanation(
                .syntax, .error,
                """
                A quote in a table is never closed, or text follows a closing quote (RFC 4180); or the table has more than \
                200 columns, and then no row is read.
                """)
        case .raggedCSV:
            Explanation(
                .syntax, .error,
                """
                A row of a table has more or fewer cells than there are columns. An empty cell still needs its separator; a \
                cell with a comma in it needs quotes.
                """)
        case .unclosedFrontMatter:
            Explanation(
                .syntax, .error,
                """
                A file begins with `---` and keys, and no line `---` ends them. A warning, where keys end with such a line \
                and none stands above them.
                """)
        case .markdownTooComplex:
            Explanation(
                .syntax, .warning,
                """
                A text would take far more time or memory to parse than its size warrants: a table of hundreds of columns, \
                nesting hundreds deep, thousands of uses of one long address, a hundred `<?` or `<!` without an end in one \
                paragraph. It is shown as it stands, unformatted.
                """)
        case .cooklangSyntax:
            Explanation(
                .syntax, .warning,
                """
                A `.cook` file has something that looks like Cooklang and is not; it is kept as text.
                """)
        case .confSyntax:
            Explanation(
                .syntax, .error,
                """
                A line of `config/aisle.conf` is no aisle and no food, or `config/pantry.conf` is not TOML: nothing of a \
                pantry with such an error is read.
                """)
        case .wrongType:
            Explanation(
                .keysAndValues, .error,
                """
                A value is of another type than its key wants: text for a number, a single value for a list.
                """)
        case .missingKey:
            Explanation(
                .keysAndValues, .error,
                """
                A key that is needed is not there, or has no value.
                """)
        case .unknownKey:
            Explanation(
                .keysAndValues, .warning,
                """
                Nothing reads the key; the nearest one that is read is named. In the front matter of recipes only keys that \
                look like a slip are reported, since collections from elsewhere bring keys of their own. A key of a strings file \
                is read where a template of the site's own names it.
                """)
        case .duplicateKey:
            Explanation(
                .keysAndValues, .warning,
                """
                A key stands twice in one place; the last one counts.
                """)
        case .invalidValue:
            Explanation(
                .keysAndValues, .error,
                """
                The value is of the right type and cannot be used: an address that is none, a factor below zero, a size that \
                the menu does not have.
                """)
        case .unknownCurrency:
            Explanation(
                .settingsAndMoney, .error,
                """
                The code is not one of ISO 4217.
                """)
        case .negativePrice:
            Explanation(
                .settingsAndMoney, .error,
                """
                A price is below zero.
                """)
        case .overPrecisePrice:
            Explanation(
                .settingsAndMoney, .error,
                """
                A price has more decimals than its currency: 0.505 EUR. Nothing is rounded silently.
                """)
        case .priceTooLarge:
            Explanation(
                .settingsAndMoney, .error,
                """
                A price has more digits than any menu needs: more than 12 before or 6 after the point.
                """)
        case .sumTooLarge:
            Explanation(
                .settingsAndMoney, .error,
                """
                A sum of prices, or what an amount costs, has more digits than can be held: more than \
                92233720368547758.07 EUR. Most often it is a price or an amount with a slip in it.
                """)
        case .priceWithoutSize:
            Explanation(
                .settingsAndMoney, .error,
                """
                The menu has sizes, and a dish on a base has one price set by hand. With sizes a price is always that of a size: \
                `"price": {"Maxi": 18}`.
                """)
        case .currencyDiffers:
            Explanation(
                .settingsAndMoney, .error,
                """
                `pizzas.json` names another currency than `site.yml`, which has EUR where it names none. A site has one \
                currency.
                """)
        case .unknownLanguage:
            Explanation(
                .settingsAndMoney, .error,
                """
                There is no `strings/<language>.yml` for the language of the site: Forno has English, Italian, German, \
                French and Spanish, and their regions. Add one to the site's `templates/strings`; what it lacks is shown in \
                English.
                """)
        case .unknownTimeZone:
            Explanation(
                .settingsAndMoney, .error,
                """
                The time zone of the settings is none of the IANA database: an area and a city, `Europe/Rome`. Opening hours \
                are in it, wherever their reader is.
                """)
        case .phoneWithoutCountry:
            Explanation(
                .settingsAndMoney, .error,
                """
                A telephone number that takes orders does not begin with a plus and the code of its country. WhatsApp and \
                visitors from abroad could not reach it. It is one of `order`, or the site's own where `order` names none.
                """)
        case .orderWithoutMenu:
            Explanation(
                .settingsAndMoney, .warning,
                """
                The settings say how orders are taken, but the site has no menu to order from, and so no page for orders.
                """)
        case .unknownIngredient:
            Explanation(
                .menu, .warning,
                """
                A dish lists an id that no ingredient has, or stands on a base that is no ingredient and no grocery. It adds \
                nothing to the price, and the dish's diet and allergens become unknown.
                """)
        case .duplicateID:
            Explanation(
                .menu, .error,
                """
                Two ingredients, or two drinks, have one id, or two dishes one number.
                """)
        case .duplicateName:
            Explanation(
                .menu, .warning,
                """
                Two ingredients, drinks, sizes, sections, dishes or groceries have one name.
                """)
        case .priceDiffers:
            Explanation(
                .menu, .note,
                """
                Prices set by hand are not those that the price rule gives. Those set by hand are used: a house may set its \
                prices. All of a menu are one note, and none where the menu says `"prices": "by_hand"`.
                """)
        case .priceUnknown:
            Explanation(
                .menu, .error,
                """
                Nothing says what a dish costs: it has no `price`, and the menu has no `basePrice` for what it stands on, or it \
                stands on nothing and its toppings cost nothing.
                """)
        case .twoMenus:
            Explanation(
                .menu, .error,
                """
                The menu is both in `content/menu/menu.md` and in payloads, `pizzas.json` or what `sources` names. Nobody could say \
                which one guests see: keep one.
                """)
        case .unknownAllergen:
            Explanation(
                .menu, .error,
                """
                The name is not one of the fourteen of Regulation (EU) No 1169/2011, Annex II: gluten, crustaceans, eggs, \
                fish, peanuts, soybeans, milk, nuts, celery, mustard, sesame, sulphites, lupin, molluscs.
                """)
        case .unknownAdditive:
            Explanation(
                .menu, .error,
                """
                The name is not one of those that menus have to name: colour, preservative, antioxidant, nitrite, nitrate, \
                nitrite and nitrate, flavour enhancer, blackened, waxed, phosphate, sweetener, phenylalanine, laxative, caffeine, \
                quinine, or their names in German, Italian, French or Spanish.
                """)
        case .law:
            Explanation(
                .menu, .error,
                """
                , or a note. The menu does not say what a rule of a country in `law` asks for. An error is what a law asks whose wording \
                was read where it is published; all else is a note, with its source. `forno help law` lists the rules. Only \
                `forno check` looks at them.
                """)
        case .dietContradiction:
            Explanation(
                .menu, .warning,
                """
                Two statements cannot both be true: vegan with milk in it. What is promised by one and denied by the other \
                is shown as not known.
                """)
        case .unknownPizza:
            Explanation(
                .menu, .warning,
                """
                A file in `content/menu/pizzas` describes a dish that the menu does not have, or something is sold out in \
                `content/menu/out.md` that is not on it.
                """)
        case .unknownSection:
            Explanation(
                .menu, .warning,
                """
                `sections` in the settings, or in the menu, names a section that no dish of the menu is in. It is a note where no section of the \
                menu has a name like it: it may be one for another season.
                """)
        case .unknownTimeUnit:
            Explanation(
                .recipes, .warning,
                """
                A time has a word that is no unit of time, or says no time at all. Write 20 min, 1 h 30 min or PT20M.
                """)
        case .tooManyTags:
            Explanation(
                .recipes, .warning,
                """
                A recipe has more than 100 tags, each of which makes pages of its own. The first 100 are used.
                """)
        case .unmatchedGrocery:
            Explanation(
                .recipes, .warning,
                """
                An ingredient meets nothing in `groceries.csv`, and is spelled like something there but for one letter of a long \
                word. What may be another food is not reported.
                """)
        case .unknownUnit:
            Explanation(
                .recipes, .note,
                """
                The word behind the number in a line of ingredients is one letter from a unit: "200 gramms flour". It is read as \
                part of the name, so the line says 200 of something that no grocery is called. Correct the word.
                """)
        case .unlistedFood:
            Explanation(
                .recipes, .note,
                """
                The text of a recipe names a food that its ingredients lack, or has words among them that are no line of their \
                list and not understood. A claim is made only when every food of the recipe is known, so its diet and its \
                allergens are not known. List the food, or write it otherwise ("without butter").
                """)
        case .recipeCycle:
            Explanation(
                .recipes, .warning,
                """
                A recipe of a plan refers to another that leads back to it. What it needs of itself is not counted.
                """)
        case .unknownPlanItem:
            Explanation(
                .recipes, .warning,
                """
                A line of a plan wants something so many times (`×2`), or is one slip from a recipe or a pizza of the menu, and is \
                none. It is kept as a note.
                """)
        case .unknownServings:
            Explanation(
                .recipes, .warning,
                """
                A plan wants a recipe "for 6", and the recipe does not say how many it serves. It is counted once.
                """)
        case .pathConflict:
            Explanation(
                .pagesAndLinks, .error,
                """
                Two pages would be written to one path; paths that differ only in case count as one. Recipes of one name in \
                several folders are told apart by those.
                """)
        case .brokenLink:
            Explanation(
                .pagesAndLinks, .warning,
                """
                , or a note where it leads to a page of the house and the build leaves those out. A link leads to a file that \
                is not there, or out of the site. Its text is shown without a link. Or it leads to a draft, or to a file that \
                is no recipe, of which there is no page.
                """)
        case .brokenAnchor:
            Explanation(
                .pagesAndLinks, .warning,
                """
                The page that a link leads to is there and has no such anchor.
                """)
        case .missingPicture:
            Explanation(
                .pagesAndLinks, .warning,
                """
                A picture is not there, or on another host: pages ask no other host for anything.
                """)
        case .refusedFile:
            Explanation(
                .pagesAndLinks, .warning,
                """
                A link or picture leads to a file that is not published, and is left out: its kind is not on the list of \
                those that cannot run anything ([Formats](Formats.md#what-is-published-beside-pages)), what is inside is not \
                what its ending says, it is a drawing with more than drawing in it, or it is one of those that the site is \
                made of. Also for a recipe whose own file begins as a web page does: its card is published, and the file is \
                not.
                """)
        case .unreadPhoto:
            Explanation(
                .pagesAndLinks, .warning,
                """
                A photograph that pages show cannot be made smaller: it is damaged, has more than 200 million pixels, or \
                `vipsthumbnail` failed at it. It is published as it is, with what it says of where and by what it was taken.
                """)
        case .unsafeURL:
            Explanation(
                .pagesAndLinks, .warning,
                """
                An address has a scheme other than http, https, mailto or tel, or a host that browsers would find in another \
                place than a reader: `/\\host`, `https:host`. It is not passed on. `//host` is written as `https://host`.
                """)
        case .rawHTML:
            Explanation(
                .pagesAndLinks, .warning,
                """
                Raw HTML in Markdown is left out, but for a few plain tags of text (`<br>`, `<sub>`, `<kbd>` …).
                """)
        case .templateSyntax:
            Explanation(
                .templates, .error,
                """
                A template is not Mustache: a section is not closed, or closed by another name.
                """)
        case .unknownTemplateName:
            Explanation(
                .templates, .error,
                """
                A template names something that this kind of page does not have. `Documentation/Templates.md` lists what \
                each has.
                """)
        case .missingPartial:
            Explanation(
                .templates, .error,
                """
                A template includes one that is not there.
                """)
        case .unsafePlace:
            Explanation(
                .templates, .error,
                """
                A tag stands where no value can be made safe: in a program, a style, an attribute without quotes.
                """)
        case .missingString:
            Explanation(
                .templates, .error,
                """
                A template names a word that no strings file of the site's language has.
                """)
        case .missingWords:
            Explanation(
                .templates, .note,
                """
                The site's own strings file for a language that Forno does not know lacks words, so many; the English ones are \
                shown in their place.
                """)
        case .missingTranslation:
            Explanation(
                .templates, .note,
                """
                `content/menu/words.csv` has no words in one of the languages of the site for texts of the menu, so many; they \
                stand on the pages of that language as they are.
                """)
        case .translationDiffers:
            Explanation(
                .recipes, .warning,
                """
                A file that says a recipe in another language (`focaccia.de.md` beside `focaccia.md`) gives another amount, another \
                time or other ingredients than the recipe, or names a food that is not in it by what is claimed of its diet and \
                allergens. The page in that language then shows the recipe itself.
                """)
        }
    }
}
