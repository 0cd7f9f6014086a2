"""The functions of a Swift file, found by its brackets, with the statements in them that take one line."""

import re
from dataclasses import dataclass, field

DECLARATION = re.compile(r"\b(?:func\s+(?P<func>\w+|[^\s\w(]+)|(?P<init>init)[?]?|(?P<subscript>subscript))\s*(?:<[^({]*>)?\s*\(")
PROPERTY = re.compile(r"\bvar\s+(?P<name>\w+)\s*:\s*(?P<type>[^={\n]+?)\s*\{")
# What stands before a body that is none: a requirement of a protocol has no body.
NEXT_DECLARATION = re.compile(r"\}|\n\s*\n|\n\s*(?:@\w+\s+)?(?:\w+\s+)*(?:func|var|let|init|case|static|subscript|typealias)\b")
CONTINUES = re.compile(r"(?:[-+*/%&|^<>=?:,.(\[]|\b(?:in|return|else|throws|where|try))$")
CONTINUED = re.compile(r"[-+*/%&|^<>=?:.)\]]")


@dataclass
class Statement:
    """A statement on one line: where it stands in the text, and whether its function has only this one."""

    start: int
    end: int
    is_alone: bool = False


@dataclass
class Function:
    """A function or computed property, with its name and labels."""

    name: str
    result: str
    start: int
    end: int
    statements: list[Statement] = field(default_factory=list)


def masked(text):
    """The text with spaces in place of what is in comments and string literals."""
    out = list(text)
    place = 0
    while place < len(text):
        end = _end_of_hidden(text, place)
        if end is None:
            place += 1
            continue
        for hidden in range(place, end):
            if out[hidden] != "\n":
                out[hidden] = " " if text[place] == "/" else "·"
        place = end
    return "".join(out)


def _end_of_hidden(text, place):
    """Where a comment or a string literal ends that begins at a place; None where none begins."""
    if text.startswith("//", place):
        return _found(text, "\n", place, keeps=True)
    if text.startswith("/*", place):
        return _found(text, "*/", place + 2)
    opening = re.compile(r'(#*)("""|")').match(text, place)
    if not opening:
        return None
    hashes, quote = opening.groups()
    return _end_of_literal(text, opening.end(), quote + hashes, "\\" + hashes)


def _found(text, mark, place, keeps=False):
    found = text.find(mark, place)
    return len(text) if found < 0 else found + (0 if keeps else len(mark))


def _end_of_literal(text, place, closing, escape):
    while place < len(text) and not text.startswith(closing, place):
        if text.startswith(escape + "(", place):
            place = _end_of_brackets(text, place + len(escape))
        else:
            place += len(escape) + 1 if text.startswith(escape, place) else 1
    return min(len(text), place + len(closing))


def _end_of_brackets(text, place):
    """Behind the bracket that closes the one at a place; literals may stand between them."""
    depth = 0
    while place < len(text):
        end = _end_of_hidden(text, place)
        if end is not None:
            place = end
            continue
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        place += 1
        if depth == 0:
            break
    return place


def closing(mask, place):
    """The place of the bracket that closes the one at a place of a masked text, or its end."""
    depth = 0
    for here in range(place, len(mask)):
        depth += (mask[here] in "([{") - (mask[here] in ")]}")
        if depth == 0:
            return here
    return len(mask)


def functions(mask):
    """The functions of a masked file, in order, each with its statements, and none of those of the functions within it."""
    found = [*_declared(mask), *_properties(mask)]
    for function in found:
        inner = [other for other in found if function.start < other.start and other.end < function.end]
        for statement in _statements(mask, function):
            if not any(other.start < statement.start < other.end for other in inner):
                function.statements.append(statement)
    return sorted(found, key=lambda function: function.start)


def _declared(mask):
    for match in DECLARATION.finditer(mask):
        end = closing(mask, match.end() - 1)
        body = mask.find("{", end)
        signature = mask[end + 1 : body]
        if body < 0 or NEXT_DECLARATION.search(signature):
            continue
        if match["init"] and mask[:match.start()].rstrip(" ").endswith((".", "=")):
            continue
        name = match["func"] or match["init"] or match["subscript"]
        result = signature.split("->")[-1].strip() if "->" in signature else ""
        yield Function(name + _labels(mask[match.end() : end]), result, body, closing(mask, body))


def _labels(parameters):
    """The labels of some parameters, as in `(of:in:)`."""
    depth, parts = 0, [""]
    for letter in parameters:
        depth += (letter in "([{<") - (letter in ")]}>")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    labels = [words[0] for words in (re.findall(r"\w+", part.split(":")[0]) for part in parts) if words]
    return "(" + "".join(label + ":" for label in labels) + ")"


def _properties(mask):
    for match in PROPERTY.finditer(mask):
        body = match.end() - 1
        yield Function(match["name"], match["type"], body, closing(mask, body))


def _statements(mask, function):
    """The statements of a body that take one line, and those in the bodies of its statements."""
    start, end = function.start + 1, function.end
    if "\n" not in mask[start:end]:
        only = mask[start:end]
        yield Statement(start + len(only) - len(only.lstrip()), end - len(only) + len(only.rstrip()), True)
        return
    lines, place = [], start
    for line in mask[start:end].split("\n"):
        indent = len(line) - len(line.lstrip())
        lines.append((place + indent, place + len(line.rstrip())))
        place += len(line) + 1
    lines = [(first, last) for first, last in lines if first < last]
    depth = 0
    for number, (first, last) in enumerate(lines):
        line = mask[first:last]
        before = mask[slice(*lines[number - 1])] if number else "{"
        after = mask[slice(*lines[number + 1])] if number + 1 < len(lines) else "}"
        is_whole = depth == 0 and _is_balanced(line) and not CONTINUES.search(before) and not CONTINUED.match(line)
        if is_whole and not (CONTINUES.search(line) or CONTINUED.match(after)):
            yield Statement(first, last, len(lines) == 1)
        depth += sum((letter in "([") - (letter in ")]") for letter in line)


def _is_balanced(line):
    """Whether no round or square bracket is open at the end of a line."""
    depth = 0
    for letter in line:
        depth += (letter in "([") - (letter in ")]")
        if depth < 0:
            return False
    return depth == 0
