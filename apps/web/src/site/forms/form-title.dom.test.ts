import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { titlePrefix, useTitlePrefix } from "./form-title.ts";

const texts = { errorPrefix: "Error: " };

it.each([
  [{ errors: {}, failure: null }, ""],
  [{ errors: { name: "Enter your name." }, failure: null }, "Error: "],
  [{ errors: {}, failure: "Could not send it." }, "Error: "],
  [{ reference: null }, "Sent – "],
])("for %j it is “%s”", (form, prefix) => {
  expect(titlePrefix(form, texts, "Sent")).toBe(prefix);
});

it("is in the title once while the form is as it is, also where the server has written it", () => {
  document.title = "Error: Contact";
  const { rerender, unmount } = renderHook(useTitlePrefix, { initialProps: "Error: " });
  expect(document.title).toBe("Error: Contact");
  rerender("Sent – ");
  expect(document.title).toBe("Sent – Contact");
  rerender("");
  expect(document.title).toBe("Contact");
  rerender("Sent – ");
  document.title = "The next page";
  unmount();
  expect(document.title).toBe("The next page");
});
