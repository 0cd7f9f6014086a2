import Kitchen

extension PantryEdit {
    /// The pantry without what some needs take out of it on a day, and what that is: a row of which nothing is left goes, in
    /// others the amount is written anew.
    public func withdraw(
        _ needs: [FoodNeed], on day: CalendarDate, from bytes: [UInt8]
    ) throws(EditFailure) -> (bytes: [UInt8], withdrawal: PantryWithdrawal) {
        let rows = try read(bytes).rows
        let withdrawal = PantryWithdrawal(
            needs, from: Pantry(items: rows.map(\.item)), groceries: groceries, on: day)
        var result = bytes
        // A row that changes keeps its lines, so the places of those to be removed stay.
        for taking in withdrawal.takings {
            guard let left = taking.left else { continue }
            result = try replacing(rows[taking.place].row, with: left, in: result)
        }
        let emptied = withdrawal.takings.filter { $0.left == nil }.map { rows[$0.place].row }
        return (removing(emptied, from: result), withdrawal)
    }
}
