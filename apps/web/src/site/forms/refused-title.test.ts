import { expect, it } from "vitest";
import { titleWhile } from "./refused-title.ts";

it.each([
  [true, "Contact", "Error: Contact"],
  [true, "Error: Contact", "Error: Contact"],
  [false, "Error: Contact", "Contact"],
  [false, "On Error: a history", "On Error: a history"],
])("while refused is %s, “%s” is “%s”", (refused, title, shown) => {
  expect(titleWhile(refused, "Error: ", title)).toBe(shown);
});
