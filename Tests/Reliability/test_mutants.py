"""Where `Tests/mutants` finds functions in Swift, and what it can change in them."""

import sys

import forno

sys.path.insert(0, str(forno.HERE.parent / "Mutation"))
from changes import changes  # noqa: E402
from functions import Function, functions, masked  # noqa: E402

SOURCE = '''
protocol Oven { func heat(to degrees: Int) }

struct Pizza {
    var isHot: Bool { degrees > 60 }  // if a { func no() {} }
    init?(_ name: String, for guests: Int = 1) {
        guard let name = Name(name), guests > 0 else { return nil }
        self.name = name
        print("\\(name) { if a { func no() {} }")
    }

    func slices(of guests: [Guest], _ sizes: (Int) -> Int) -> Int {
        func share(_ guest: Guest) -> Int { guest.isChild ? 1 : 2 }
        var sum = 0
        for guest in guests {
            if guest.isAway { continue }
            sum += share(guest)
        }
        return
            sum + 1
    }
}
'''


def found():
    """The changes of each function of the source, as it is written with the number 7."""
    mask = masked(SOURCE)
    return {
        function.name: [
            (change.name, change.written(7)) for it in function.statements
            for change in changes(SOURCE[it.start : it.end], mask[it.start : it.end], function, it.is_alone)]
        for function in functions(mask)}


def test_functions_are_found_with_their_labels():
    assert list(found()) == ["isHot", "init(_:for:)", "slices(of:_:)", "share(_:)"]


def test_what_can_be_changed_is_named_and_written():
    assert found() == {
        "isHot": [
            ("`degrees > 60` is its opposite", "(degrees > 60) != isMutated(7)"),
            ("`degrees > 60` is `degrees >= 60`", "(isMutated(7) ? (degrees >= 60) : (degrees > 60))"),
        ],
        "init(_:for:)": [
            ("`guests > 0` is its opposite", "guard let name = Name(name), (guests > 0) != isMutated(7) else { return nil }"),
            (
                "`guests > 0` is `guests >= 0`",
                "guard let name = Name(name), (isMutated(7) ? (guests >= 0) : (guests > 0)) else { return nil }",
            ),
            (
                'without `print("\\(name) { if a { func no() {} }")`',
                'if !isMutated(7) { print("\\(name) { if a { func no() {} }") }',
            ),
        ],
        "slices(of:_:)": [
            ("`guest.isAway` is its opposite", "if (guest.isAway) != isMutated(7) { continue }"),
            ("without `sum += share(guest)`", "if !isMutated(7) { sum += share(guest) }"),
        ],
        "share(_:)": [("`guest.isChild` is its opposite", "(guest.isChild) != isMutated(7) ? 1 : 2")],
    }


def test_a_number_is_one_more():
    statement = "names = list.dropFirst(2).map { $0 - 1 }"
    assert [change.written(7) for change in changes(statement, statement, Function("cut()", "", 0, 0), False)] == [
        "names = list.dropFirst((isMutated(7) ? 3 : 2)).map { $0 - 1 }",
        "names = list.dropFirst(2).map { $0 - (isMutated(7) ? 2 : 1) }",
        "if !isMutated(7) { names = list.dropFirst(2).map { $0 - 1 } }",
    ]
