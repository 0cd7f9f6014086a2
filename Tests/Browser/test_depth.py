"""What is tried of a product without --all."""

from itertools import combinations, product

import pytest
from pytest_depth import covering


def found(rows, strength):
    return {part for row in rows for part in combinations(enumerate(row), strength)}


@pytest.mark.parametrize("sizes, most", [((2, 2), 2), ((26, 3), 26), ((2, 2, 2), 5), ((26, 2, 2), 54), ((23, 2, 2), 48), ((4, 4, 3, 2), 22)])
def test_few_cases_have_every_pair(sizes, most):
    rows = list(product(*map(range, sizes)))
    strength = min(2, len(sizes) - 1)
    for seed in "abcdef":
        chosen = [rows[place] for place in covering(rows, strength, seed)]
        assert found(chosen, strength) == found(rows, strength)
        assert len(chosen) <= most


def test_what_never_meets_is_not_asked_for():
    rows = [row for row in product(range(3), range(3), range(3)) if row[0] != row[1]]
    chosen = [rows[place] for place in covering(rows, 2, "seed")]
    assert found(chosen, 2) == found(rows, 2)


def test_the_seed_decides_which():
    rows = list(product(range(2), range(2)))
    assert {tuple(covering(rows, 1, str(seed))) for seed in range(20)} == {(0, 3), (1, 2)}
    assert covering(rows, 1, "a") == covering(rows, 1, "a")


@pytest.mark.parametrize("options, count", [([], 2 + 4 + 2 + 2 + 4 + 3 + 3), (["--all"], 4 + 4 + 4 + 3 + 1 + 10 + 12 + 8)])
def test_the_option_tries_all(pytester, options, count):
    pytester.makepyfile("""
        import pytest

        a = pytest.mark.parametrize("a", "xy")
        b = pytest.mark.parametrize("b", "xy")

        @a
        @b
        def test_pairs(a, b): pass

        @a
        @b
        @pytest.mark.product
        def test_product(a, b): pass

        @pytest.mark.parametrize("a, c", ["ux", "vx"])
        @b
        def test_set_together(a, b, c): pass

        @pytest.mark.parametrize("a", ["x", "y", pytest.param("z", marks=pytest.mark.thorough)])
        def test_one(a): pass

        @pytest.mark.thorough
        def test_thorough(): pass

        @pytest.mark.parametrize("a", range(8))
        @pytest.mark.some(3)
        def test_some(a): pass

        class TestEither:
            pytestmark = pytest.mark.either("a", "b")

            @a
            def test_c(self, a): pass

            @a
            def test_d(self, a): pass

            @a
            def test_e(self, a): pass

            @a
            @b
            def test_f(self, a, b): pass

            @a
            @b
            @pytest.mark.parametrize("c", "uvw")
            def test_with_another(self, a, b, c): pass
    """)
    result = pytester.runpytest("-p", "pytest_depth", "-v", *options)
    result.assert_outcomes(passed=count)
    # Tests that try one value each try all of them between them.
    tried = [line for line in result.outlines if "TestEither" in line]
    assert {value for value in "xy" if any(f"[{value}]" in line for line in tried)} == {"x", "y"}
