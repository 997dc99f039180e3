/// <reference types="node" />
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { fromLocalInput, toLocalInput } from "./local-time.ts";

test.each([
  ["Asia/Shanghai", "2026-11-22T06:05:00.000Z", "2026-11-22T14:05", "UTC+8"],
  ["America/New_York", "2026-07-01T02:30:00.000Z", "2026-06-30T22:30", "UTC−4"],
  ["America/New_York", "2026-12-01T02:30:00.000Z", "2026-11-30T21:30", "UTC−5"],
  ["Asia/Kathmandu", "2026-01-01T00:00:00.000Z", "2026-01-01T05:45", "UTC+5:45"],
  ["UTC", "0099-03-04T05:06:00.000Z", "0099-03-04T05:06", "UTC"],
])("in %s %s is written %s, and read back", async (zone, instant, local, distance) => {
  expect(await askInZone(zone, instant, local)).toEqual([local, instant, distance]);
});

test.each([null, "", "soon", "2026-13-40T00:00"])("%j is no moment", (text) => {
  expect(toLocalInput(text)).toBe("");
  expect(fromLocalInput(text ?? "")).toBeNull();
});

/** Asks a Node that has been in this zone from its start: a thread of a running one cannot change its zone. */
async function askInZone(zone: string, instant: string, local: string): Promise<unknown> {
  const module = JSON.stringify(new URL("./local-time.ts", import.meta.url).href);
  const answers = `toLocalInput("${instant}"), fromLocalInput("${local}"), zoneAt("${instant}")`;
  const script = `
    import { fromLocalInput, toLocalInput, zoneAt } from ${module};
    console.log(JSON.stringify([${answers}]));`;
  const args = ["--input-type=module", "--eval", script];
  const env = { PATH: process.env["PATH"], TZ: zone };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout);
}
