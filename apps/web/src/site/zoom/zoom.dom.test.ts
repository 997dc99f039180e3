import { afterEach, describe, expect, test, vi } from "vitest";
import { openZoomDialog } from "./zoom-dialog.ts";
import { linkFigures, zoomPictures } from "./zoom-pictures.ts";

const labels = {
  dialog: "Picture",
  close: "Close",
  previous: "Previous",
  next: "Next",
  actualSize: "Actual size",
};
const pictures = [
  { src: "/files/a.webp", alt: "A quay" },
  { src: "/files/b.webp", alt: "A gauge" },
];

afterEach(() => {
  document.body.innerHTML = "";
});

const shown = () => document.querySelector("dialog img")?.getAttribute("alt");
const press = (key: string) =>
  document
    .querySelector("dialog")
    ?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
const button = (label: string) =>
  document.querySelector<HTMLButtonElement>(`dialog button[aria-label="${label}"]`);

describe("the dialog", () => {
  test("steps through the pictures by keys and buttons, and goes when it is closed", () => {
    openZoomDialog(pictures, 0, labels);
    expect(shown()).toBe("A quay");
    expect(document.activeElement).toBe(button("Close"));
    press("ArrowRight");
    expect(shown()).toBe("A gauge");
    press("ArrowRight");
    expect(shown()).toBe("A quay");
    button("Previous")?.click();
    expect(shown()).toBe("A gauge");
    button("Close")?.click();
    expect(document.querySelector("dialog")).toBeNull();
  });

  test("offers no steps for one picture, and leaves the arrows to a picture in its own size", () => {
    openZoomDialog(pictures.slice(0, 1), 0, labels);
    expect(button("Next")).toBeNull();
    openZoomDialog(pictures, 0, labels);
    const dialogs = document.querySelectorAll("dialog");
    const size = dialogs[1]?.querySelector<HTMLButtonElement>('[aria-label="Actual size"]');
    size?.click();
    expect(size?.getAttribute("aria-pressed")).toBe("true");
  });
});

test("figures become links, except those that are links already, and open on a click", async () => {
  document.body.innerHTML =
    '<div id="text"><figure><picture><img src="/files/a.webp" alt="A quay"></picture></figure>' +
    '<figure><a href="/elsewhere"><img src="/files/b.webp" alt="A gauge"></a></figure><img src="/x.webp" alt=""></div>';
  const text = document.querySelector<HTMLElement>("#text");
  if (text === null) throw new Error("There is no text");
  linkFigures(text);
  linkFigures(text);
  const links = [...text.querySelectorAll<HTMLAnchorElement>("a[data-zoom]")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    expect.stringMatching(/\/files\/a\.webp$/),
  ]);
  const end = zoomPictures(text, labels);
  links[0]?.querySelector("img")?.click();
  await vi.waitFor(() => expect(shown()).toBe("A quay"));
  end();
});
