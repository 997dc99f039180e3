import { expect, test } from "vitest";
import { shortenNames } from "./shorten-names.ts";

test("a long name is cut, and what happened to it still said", () => {
  const said = shortenNames(`“${"潮".repeat(200)}” moved to the trash.`);
  expect(said).toBe(`“${"潮".repeat(79)}…” moved to the trash.`);
});

test("names of some eighty letters, and long sentences without one, stay whole", () => {
  const name = `“${"a".repeat(80)}” deleted.`;
  const sentence = "word ".repeat(60);
  expect([shortenNames(name), shortenNames(sentence)]).toEqual([name, sentence]);
});
