"""The changes that a mutant may make to one statement of Swift.

Each is off unless the mutant is active, so that all of them can stand in one build: `if a < b {` becomes
`if (isMutated(7) ? (a <= b) : (a < b)) {`.
"""

import re
from dataclasses import dataclass

CONDITION = re.compile(r"(?:\} )?(?:else )?(?:if|guard|while) ")
NO_CALL = re.compile(r"(?:return|if|guard|while|for|switch|let|var|throw|case|default|do|repeat|defer|func|self\.init|super)\b")
CALL = re.compile(r"(?:try )?[\w.?\[\]]+(?:\(.*\))(?: \{.*\})?$")
ASSIGNMENT = re.compile(r"[\w.?\[\]()·]+ (?:[-+*/|&]|&[-+*])?= .+$")
OTHER_COMPARISON = {" < ": " <= ", " <= ": " < ", " > ": " >= ", " >= ": " > "}
NUMBER = "NUMBER"


@dataclass(frozen=True)
class Change:
    """What a change makes of a statement, and how it is called: the part that is another one, and by what."""

    name: str
    statement: str

    def written(self, number):
        """The statement in which the mutant of a number makes the change."""
        return self.statement.replace(NUMBER, str(number))


def changes(text, mask, function, is_alone):
    """All changes of a statement, given as it stands and masked, in a function."""
    label = re.match(r"(?:case [^:]*|default|@unknown default): +", mask)
    start = label.end() if label else 0
    found = list(_of_statement(text[start:], mask[start:], function, is_alone or bool(label)))
    return [Change(change.name, text[:start] + change.statement) for change in found]


def _of_statement(text, mask, function, is_alone):
    yield from _of_conditions(text, mask)
    yield from _of_choice(text, mask)
    yield from _of_numbers(text, mask)
    if function.result == "Bool":
        yield from _of_answer(text, mask, is_alone)
    if _is_done(mask, function, is_alone):
        yield Change(f"without `{text}`", f"if !isMutated({NUMBER}) {{ {text} }}")


def _is_done(mask, function, is_alone):
    """Whether a statement is a call or an assignment, and not the value of its function; what is set up has to be."""
    if NO_CALL.match(mask) or is_alone and function.result not in ("", "Void"):
        return False
    return CALL.match(mask) or ASSIGNMENT.match(mask) and not function.name.startswith("init(")


def _of_conditions(text, mask):
    begun = CONDITION.match(mask)
    if not begun:
        return
    end = mask.find(" else {") if "guard " in begun[0] else _top_level(mask, " {", begun.end())
    if end < 0:
        return
    for start, stop in _clauses(mask, begun.end(), end):
        if not re.match(r"let |var |case |#|inout ", mask[start:stop]):
            yield from _of_condition(text, mask, start, stop)


def _of_choice(text, mask):
    """The condition of `a ? b : c`."""
    question = _top_level(mask, " ? ")
    begun = re.match(r"return |(?:(?:let|var) )?[\w.]+(?:: [^=]+?)? [-+]?= ", mask)
    start = begun.end() if begun else 0
    if question > start and not CONDITION.match(mask):
        yield from _of_condition(text, mask, start, question)


def _of_answer(text, mask, is_alone):
    """The value of a function that answers yes or no."""
    start = len("return ") if mask.startswith("return ") else 0
    if (start or is_alone) and _top_level(mask, " ? ") < 0 and not NO_CALL.match(mask[start:]):
        yield from _of_condition(text, mask, start, len(text))


def _of_condition(text, mask, start, stop):
    condition = text[start:stop]
    negated = f"({condition}) != isMutated({NUMBER})"
    yield Change(f"`{condition}` is its opposite", f"{text[:start]}{negated}{text[stop:]}")
    comparisons = [(mask.find(mark, start, stop), mark) for mark in OTHER_COMPARISON if mark in mask[start:stop]]
    if len(comparisons) == 1 and not re.search(r" (?:&&|\|\||\?\?|\?) |\btry\b", mask[start:stop]):
        [(place, mark)] = comparisons
        other = text[start:place] + OTHER_COMPARISON[mark] + text[place + len(mark) : stop]
        both = f"(isMutated({NUMBER}) ? ({other}) : ({condition}))"
        yield Change(f"`{condition}` is `{other}`", f"{text[:start]}{both}{text[stop:]}")


def _of_numbers(text, mask):
    for one in re.finditer(r"(?<= [-+] )1(?![\w.])|(?<=\()\d(?=\))", mask):
        other = int(one[0]) + 1
        changed = f"{text[: one.start()]}{other}{text[one.end() :]}"
        either = f"(isMutated({NUMBER}) ? {other} : {one[0]})"
        yield Change(f"`{text}` is `{changed}`", text[: one.start()] + either + text[one.end() :])


def _clauses(mask, start, end):
    """The parts of a condition between commas."""
    while True:
        comma = _top_level(mask, ", ", start, end)
        yield start, end if comma < 0 else comma
        if comma < 0:
            return
        start = comma + 2


def _top_level(mask, mark, start=0, end=None):
    """Where a mark stands outside all brackets; -1 where it does not."""
    depth = 0
    for place in range(start, len(mask) if end is None else end):
        if depth == 0 and mask.startswith(mark, place):
            return place
        depth += (mask[place] in "([{") - (mask[place] in ")]}")
    return -1
