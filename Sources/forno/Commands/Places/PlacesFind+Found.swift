import Building
import Diagnostics
import Kitchen
import Reading
import Text

extension PlacesFind {
    /// From where is looked.
    struct Middle {
        let position: Coordinates
        /// As it is told.
        let name: String
        /// How many other places OpenStreetMap knows by this name.
        var others = 0
    }

    /// What was found.
    struct Found {
        let answer: PlaceFinder.Answer
        /// The nearest.
        let places: [(place: FoundPlace, distance: Distance)]
        /// Whether a diet was asked for.
        let isOfDiet: Bool
    }

    /// The degrees that are given, the place of places.csv with this name, or what OpenStreetMap knows best by it.
    ///
    /// The middle of a town's places in the file would be another one as soon as one of those found is added, and the numbers
    /// would mean other places then.
    func middle(_ own: [Place], _ settings: Settings) throws -> Middle {
        if let position = Coordinates(typed: near) { return Middle(position: position, name: position.text) }
        let named = own.filter { FoodName.folded($0.name) == FoodName.folded(near) }
        if let place = named.first, named.count == 1 { return Middle(position: place.coordinates, name: place.name) }
        return try middleAsked(settings)
    }

    private func middleAsked(_ settings: Settings) throws -> Middle {
        let geocoder = Geocoder(site: try options.siteFolder(), settings: settings, isOffline: options.isOffline)
        // A town is where it was.
        let answer = try geocoder.find(near) { tellAsking(geocoder.host) }
        guard let first = answer.places.first else {
            throw Complaint(
                "\(geocoder.host) knows no place called \"\(near)\"",
                fix: "write the town with its region or country, or degrees, as in --near 43.305,9.304")
        }
        return Middle(position: first.coordinates, name: first.text, others: answer.places.count - 1)
    }

    /// What has the food around a position.
    func find(_ tags: FoodTags, near middle: Middle, _ settings: Settings) throws -> Found {
        let finder = PlaceFinder(site: try options.siteFolder(), settings: settings, isOffline: options.isOffline)
        let answer = try finder.find(food, tagged: tags, near: middle.position, within: within, again: again) {
            tellAsking(finder.host)
        }
        if answer.isKept, !options.quiet {
            Terminal.message("The answer of \(finder.host) is kept: it is not asked.\n")
        }
        if answer.isCut {
            Terminal.message("There are more than \(finder.host) tells at once: ask for less with --within.\n")
        }
        let nearest = answer.places.nearest(Self.shown, to: middle.position)
        return Found(answer: answer, places: nearest, isOfDiet: !tags.diets.isEmpty)
    }

    /// How the food is tagged; a complaint for a diet that is not.
    func tags() throws -> FoodTags {
        do throws(FoodTags.UntoldDiet) { return try FoodTags(of: food) } catch {
            throw Complaint(
                "OpenStreetMap does not say who has \"\(food)\"",
                fix: "look for vegan, vegetarian, gluten free, dairy free, halal or kosher, alone or with a food")
        }
    }

    private func tellAsking(_ host: String) {
        if !options.quiet { Terminal.message("Asking \(host) …\n") }
    }

    /// Those that are chosen by their numbers.
    func chosen(_ numbers: [Int], of found: Found) throws -> [FoundPlace] {
        try numbers.map { number in
            guard found.places.indices.contains(number - 1) else {
                throw Complaint(
                    "there is no number \(number): \(found.places.count.counted("place")) can be chosen",
                    fix: "choose by the numbers that are shown without --choose")
            }
            return found.places[number - 1].place
        }
    }
}

extension FoundPlace {
    /// Its row of places.csv, with the food for which it was found.
    func place(with food: String) -> Place {
        var place = Place(name: name, coordinates: coordinates, location: SourceLocation(file: PlacesReader.file))
        place.foods = [food.split(whereSeparator: \.isWhitespace).joined(separator: " ")]
        (place.town, place.address, place.link) = (town, address, link)
        place.credit = PlaceFinder.credit
        return place
    }
}
