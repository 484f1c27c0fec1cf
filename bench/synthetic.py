"""Speed of the kernel alone, every operation, on the synthetic board.

    python -m bench.synthetic

`grognard bench` has the figures that carry a target, and those of a whole game.
"""

from grognard.lab.synthetic import measure, yardstick_seconds


def main() -> None:
    """Prints the measures in microseconds and as parts of the yardstick."""
    yardstick = yardstick_seconds()
    for name, value in {"yardstick": yardstick, **measure()}.items():
        print(f"{name:24} {value * 1e6:10.2f} µs {value / yardstick:12.6f}")


if __name__ == "__main__":
    main()
