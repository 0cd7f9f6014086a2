/// The order of a sheet: shops and aisles as the site sets them, other aisles by name, no aisle last.
struct AisleOrder {
    private let places: [String: Int]
    private let shops: [String: String]

    init(_ list: [Settings.Shop]) {
        var places: [String: Int] = [:]
        var shops: [String: String] = [:]
        for shop in list {
            for aisle in shop.aisles where places[FoodName.folded(aisle)] == nil {
                places[FoodName.folded(aisle)] = places.count
                shops[FoodName.folded(aisle)] = shop.name
            }
        }
        self.places = places
        self.shops = shops
    }

    /// The shop that has an aisle.
    func shop(of aisle: String?) -> String? { aisle.flatMap { shops[FoodName.folded($0)] } }

    func precedes(_ left: SheetLine, _ right: SheetLine) -> Bool {
        let a = (place(left.aisle), left.aisle ?? "", FoodName.folded(left.name), left.name)
        let b = (place(right.aisle), right.aisle ?? "", FoodName.folded(right.name), right.name)
        return a < b
    }

    func precedes(_ left: SheetUncounted, _ right: SheetUncounted) -> Bool {
        let a = (place(left.aisle), left.aisle ?? "", FoodName.folded(left.name), left.reason.rawValue, left.text ?? "")
        let b = (
            place(right.aisle), right.aisle ?? "", FoodName.folded(right.name), right.reason.rawValue, right.text ?? ""
        )
        return a < b
    }

    private func place(_ aisle: String?) -> Int {
        guard let aisle else { return .max }
        return places[FoodName.folded(aisle)] ?? .max - 1
    }
}
