import { expect, test } from "vitest";
import { DatabaseClock } from "./database-clock.ts";

const log = { error() {}, info() {} };
const hour = 3_600_000;

function setUp() {
  const machine = { ms: 10 * hour };
  const database = { ms: 10 * hour };
  const clock = new DatabaseClock(log, () => machine.ms);
  const ask = async () => ({ rows: [{ ms: String(database.ms) }] });
  return { machine, database, clock, compare: () => clock.compare(ask) };
}

test("a clock that is right goes on undisturbed", async () => {
  const { machine, clock, compare } = setUp();
  machine.ms += 900;
  await compare();
  expect(clock.now().getTime()).toBe(machine.ms);
});

test.each([3 * hour, -3 * hour])(
  "a clock that is %d ms wrong is corrected, until it is right",
  async (ms) => {
    const { machine, database, clock, compare } = setUp();
    machine.ms += ms;
    await compare();
    expect(clock.now().getTime()).toBe(database.ms);
    machine.ms += 5000;
    expect(clock.now().getTime()).toBe(database.ms + 5000);
    machine.ms = database.ms;
    await compare();
    expect(clock.now().getTime()).toBe(machine.ms);
  },
);
