import ArgumentParser
import Building
import Diagnostics
import Kitchen

/// How products are named by their barcodes.
struct BarcodeOptions: ParsableArguments {
    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Numbers below bars.", discussion: "Behind an item it is that of the item; alone it says what it is.",
            valueName: "digits"))
    var barcode: [String] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Photos with barcodes, which zbarimg reads.", valueName: "photo"))
    var scan: [String] = []

    @Flag(name: .shortAndLong, help: "On a terminal: ask nothing, and take what catalogues of products say.")
    var yes = false

    /// How a product is found, for the help of a command.
    static let discussion = """


        A barcode alone is looked up in groceries.csv, then in the downloaded file and then at the server that `products` \
        in site.yml names: the usual one is Open Food Facts. What is found there gets a row in groceries.csv as well. \
        What nobody knows is kept by its number.
        """

    /// Whether none is given.
    var isEmpty: Bool { barcode.isEmpty && scan.isEmpty }

    /// The barcode of the one item that is given with it; that it is one was checked with the command line.
    var own: Barcode? { barcode.first.flatMap { try? Barcode($0) } }

    /// Refuses what is no barcode, and what cannot be said together with items.
    func check(_ items: [String]) throws {
        if items.isEmpty, isEmpty { throw ValidationError("Name an item, or a barcode: --barcode, --scan.") }
        if !items.isEmpty {
            if !scan.isEmpty { throw ValidationError("--scan says what there is: leave the items out.") }
            if items.count > 1, !barcode.isEmpty {
                throw ValidationError("--barcode is for one item; name one at a time.")
            }
            if barcode.count > 1 { throw ValidationError("An item has one barcode, and here are \(barcode.count).") }
        }
        for digits in barcode {
            do throws(Barcode.Problem) {
                _ = try Barcode(digits)
            } catch .notDigits {
                throw ValidationError("--barcode must be digits, and is \(digits).")
            } catch {
                throw ValidationError("--barcode \(digits) \(error).")
            }
        }
    }
}

extension SharedOptions {
    /// Looks up what the barcodes are of, asks on a terminal whether that is right, has `keep` put what is taken where it
    /// belongs, and tells what was done. A code to which nobody could answer ends with exit code 2, when the others are kept.
    func tell(
        _ codes: BarcodeOptions, _ kitchen: EditableKitchen, _ today: CalendarDate,
        keep: ([ScannedItem]) throws -> ScannedOutcome
    ) throws {
        let words = KitchenWords(settings: kitchen.settings, today: today)
        var scan = ProductScan(words: words, mayAsk: !codes.yes && !json && !quiet)
        scan.read(codes)
        let lookup = ProductLookup(kitchen: kitchen, site: try siteFolder(), isOffline: isOffline)
        scan.look(with: lookup) { if !quiet { Terminal.message("\($0)\n") } }
        if !scan.taken.isEmpty {
            let outcome = try keep(scan.taken)
            tell(scan.text(outcome), json: scan.json(outcome))
        }
        try scan.end()
    }
}
