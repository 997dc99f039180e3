/** What a goal's table says was measured. */
interface Figure {
  value: number;
  /** `≤` for what should be small. */
  direction: "≤" | "≥";
}

/** How much worse than last time a figure may be: runs of one machine differ by less. */
const TOLERANCE = 0.15;

/** Times in themselves say nothing about another machine. */
const isTime = /^(ms|µs|s)\b/;

const row =
  /^\| (?<goal>[^|]+) \| (?<direction>[≤≥]) [\d.]+ ?(?<unit>[^|]*) \| (?<value>[\d.]+)[^|]* \| (?:\*\*not met\*\*|met) \|$/gmu;

/**
 * The goals whose figures are worse in one RESULTS.md than in an earlier one by more than 15 %, each in a line. Times are
 * passed over; ratios, sizes and counts are compared, as are memory and the goals that are new in neither.
 */
export function findRegressions(before: string, after: string): string[] {
  const now = readFigures(after);
  return [...readFigures(before)].flatMap(([goal, then]) => {
    const { value } = now.get(goal) ?? then;
    const worse = then.direction === "≤" ? value - then.value : then.value - value;
    if (worse <= Math.abs(then.value) * TOLERANCE) return [];
    return [`${goal}: ${value}, was ${then.value} (${then.direction} is better)`];
  });
}

/** The figures of all tables of goals, by suite and goal. */
function readFigures(results: string): Map<string, Figure> {
  const figures = new Map<string, Figure>();
  for (const [, suite = "", content = ""] of results.matchAll(
    /<!-- ([\w-]+):start -->(.*?)<!-- \1:end -->/gs,
  )) {
    for (const { groups = {} } of content.matchAll(row)) {
      const { goal = "", direction, unit = "", value } = groups;
      if (isTime.test(unit)) continue;
      figures.set(`${suite}, ${goal}`, {
        value: Number(value),
        direction: direction === "≥" ? "≥" : "≤",
      });
    }
  }
  return figures;
}
