import { expect, test } from "vitest";
import { ProgressLine } from "./progress-line.ts";

function target(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

test("on a terminal one line is redrawn, and the last state remains", () => {
  const out = target(true);
  let time = 0;
  const line = new ProgressLine(out, () => time);
  line.show({ phase: "Checking", detail: "1 entries" });
  line.show({ phase: "Checking", detail: "2 entries" });
  time = 150;
  line.show({ phase: "Checking", detail: "3 entries" });
  line.show({ phase: "Checking", detail: "9 entries" });
  line.end();
  line.end();
  expect(out.written).toEqual([
    "\r\u001b[2KChecking: 1 entries",
    "\r\u001b[2KChecking: 3 entries",
    "\r\u001b[2KChecking: 9 entries",
    "\n",
  ]);
});

test("elsewhere a line is written every few seconds, and at every change of phase", () => {
  const out = target(false);
  let time = 0;
  const line = new ProgressLine(out, () => time);
  for (; time < 9_000; time += 500) line.show({ phase: "Checking", detail: `${time} entries` });
  line.show({ phase: "Taking", detail: "7 entries" });
  line.end();
  expect(out.written).toEqual([
    "Checking: 0 entries\n",
    "Checking: 5000 entries\n",
    "Checking: 8500 entries\n",
    "Taking: 7 entries\n",
  ]);
});
