import { expect, test } from "vitest";
import { shortenNames } from "./shorten-names.ts";

test("a long name is truncated and the rest of the sentence is kept", () => {
  const said = shortenNames(`“${"潮".repeat(200)}” moved to the trash.`);
  expect(said).toBe(`“${"潮".repeat(79)}…” moved to the trash.`);
});

test("names of up to eighty characters and long sentences are kept", () => {
  const name = `“${"a".repeat(80)}” deleted.`;
  const sentence = "word ".repeat(60);
  expect([shortenNames(name), shortenNames(sentence)]).toEqual([name, sentence]);
});
