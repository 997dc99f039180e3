import { expect, test } from "vitest";
import { fillTemplate } from "./fill-template.ts";

test("placeholders are filled in once, and anything else stays", () => {
  const values = { name: "{me} $& Lin", subject: "Berth", me: "Mei" };
  expect(fillTemplate("Dear {name}, {subject}: {price} {name}. {me}", values)).toBe(
    "Dear {me} $& Lin, Berth: {price} {me} $& Lin. Mei",
  );
});
