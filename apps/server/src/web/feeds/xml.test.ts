import { expect, it } from "vitest";
import { xmlText } from "./xml.ts";

it("escapes special characters and removes what XML forbids", () => {
  expect(xmlText(`a & b < c > "d" 'e'`)).toBe("a &amp; b &lt; c &gt; &quot;d&quot; &apos;e&apos;");
  expect(xmlText("水\u0000位\u000b计\n")).toBe("水位计\n");
});
