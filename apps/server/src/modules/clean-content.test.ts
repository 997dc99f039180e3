import { expect, it } from "vitest";
import { cleanContent } from "./clean-content.ts";

it("refuses a text whose page would cost visitors and the server seconds", async () => {
  expect(await cleanContent("<h2>x</h2>".repeat(500))).toContain("<h2>x</h2>");
  await expect(cleanContent("<h2>x</h2>".repeat(90_000))).rejects.toMatchObject({
    errorCode: "VALIDATION_FAILED",
    details: { fieldErrors: [{ field: "content", code: "maxItems" }] },
  });
});
