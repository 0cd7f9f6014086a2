import Diagnostics
import Kitchen

extension [UnmatchedName] {
    var table: TerminalText {
        var table = TextTable([.left, .right, .left, .left])
        table.add(["Name", "times", "first at", "most like"])
        for name in self { table.add([name.name, String(name.count), name.first.place, name.nearest ?? ""]) }
        return "\(table.text)\n\(count.counted("name")) not in groceries.csv. Add a row for each, or an alias."
    }
}
