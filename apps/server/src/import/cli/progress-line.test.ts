import { expect, test } from "vitest";
import { ProgressLine } from "./progress-line.ts";

function target(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

test("on a terminal one line is redrawn, and the last state stands", () => {
  const out = target(true);
  let time = 0;
  const line = new ProgressLine(out, 200, () => time);
  line.show({ phase: "checking", bytes: 20, parts: 1 });
  line.show({ phase: "checking", bytes: 40, parts: 2 });
  time = 150;
  line.show({ phase: "checking", bytes: 60, parts: 3 });
  line.show({ phase: "checking", bytes: 200, parts: 9 });
  line.end();
  line.end();
  expect(out.written).toEqual([
    "\r\u001b[2KChecking the file: 10 %, 1 entries",
    "\r\u001b[2KChecking the file: 30 %, 3 entries",
    "\r\u001b[2KChecking the file: 100 %, 9 entries",
    "\n",
  ]);
});

test("elsewhere a line comes every few seconds, and at every change of phase", () => {
  const out = target(false);
  let time = 0;
  const line = new ProgressLine(out, 0, () => time);
  for (; time < 9_000; time += 500) line.show({ phase: "checking", bytes: 0, parts: time });
  line.show({ phase: "taking", bytes: 0, parts: 7 });
  line.end();
  expect(out.written).toEqual([
    "Checking the file: 100 %, 0 entries\n",
    "Checking the file: 100 %, 5000 entries\n",
    "Checking the file: 100 %, 8500 entries\n",
    "Taking what is in it: 100 %, 7 entries\n",
  ]);
});
