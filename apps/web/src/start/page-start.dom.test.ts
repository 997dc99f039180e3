import { expect, it } from "vitest";
import { pageStartId, readPageStart, writePageStart } from "./page-start.ts";

it("is read as it was written, and cannot end its own block", () => {
  const start = { files: ["/assets/</script>.js"], byItself: true, forStaff: false };
  const text = writePageStart(start);
  expect(text).not.toContain("</script>");
  document.body.innerHTML = `<script type="application/json" id="${pageStartId}">${text}</script>`;
  expect(readPageStart(document)).toEqual(start);
});

it("is missing in a page that the browser renders", () => {
  document.body.innerHTML = "";
  expect(readPageStart(document)).toBeNull();
});
