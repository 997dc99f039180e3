import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { loggerOptions } from "./request-log.ts";

describe("a log line", () => {
  it("has no secret, wherever it is in what was to be logged", () => {
    const at = new Date(0);
    const nested = { token: "t", list: [{ token: "t" }, { id: 1 }], deep: { password: "p" } };
    expect(written({ id: 7, smtpUrl: "smtp://u:p@h", at, nested, url: "/a" })).toMatchObject({
      id: 7,
      at: at.toISOString(),
      nested: { list: [{}, { id: 1 }], deep: {} },
      url: "/a",
    });
    const line = JSON.stringify(written({ authorization: "a", nested, oldPassword: "p" }));
    expect(line).not.toMatch(/authorization|oldPassword|password|token/);
  });

  it("describes errors as errors", () => {
    expect(written({ err: new Error("It broke") })).toMatchObject({
      err: { type: "Error", message: "It broke" },
    });
  });
});

function written(entry: object): object {
  const lines: string[] = [];
  const { stream, ...options } = loggerOptions("info", { write: (line) => void lines.push(line) });
  pino(options, stream).info(entry, "event");
  return JSON.parse(lines.join("")) as object;
}
