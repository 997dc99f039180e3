import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { splitImageUrls } from "../lib/split-image-urls.ts";
import { initials } from "../lib/initials.ts";
import { ImageCell } from "./image-cell.tsx";
import { ImageWithFallback } from "./image-with-fallback.tsx";

afterEach(cleanup);

test("shows a person, or a car, for a picture that fails", () => {
  const { rerender } = render(<ImageWithFallback src="/gone.png" alt="Mei Lin" />);
  expect(screen.getByRole("img").tagName).toBe("IMG");
  fireEvent.error(screen.getByRole("img", { name: "Mei Lin" }));
  expect(screen.getByRole("img", { name: "Mei Lin" }).dataset["placeholder"]).toBe("person");

  rerender(<ImageWithFallback src="/gone.png" alt="QC 20" type="car" />);
  expect(screen.getByRole("img", { name: "QC 20" }).dataset["placeholder"]).toBe("car");
});

test("tries a new URL after a failure", () => {
  const { rerender } = render(<ImageWithFallback src="/gone.png" alt="Cover" />);
  fireEvent.error(screen.getByRole("img"));
  rerender(<ImageWithFallback src="/there.png" alt="Cover" />);
  expect(screen.getByRole<HTMLImageElement>("img").getAttribute("src")).toBe("/there.png");
});

test("shows the placeholder without a URL", () => {
  render(<ImageWithFallback src="" alt="Nobody" />);
  expect(screen.getByRole("img", { name: "Nobody" }).tagName.toLowerCase()).toBe("svg");
});

test("splits an image field with several URLs at semicolons", () => {
  expect(splitImageUrls("/a.png; /b.png;;")).toEqual(["/a.png", "/b.png"]);
  expect(splitImageUrls(["/a.png", " "])).toEqual(["/a.png"]);
  expect(splitImageUrls(null)).toEqual([]);
});

test("shows the first picture in a cell and opens all of them", async () => {
  const open = vi.fn<(...args: unknown[]) => void>();
  render(<ImageCell value="/a.png;/b.png" name="QC 20" onOpen={open} />);
  await userEvent.click(screen.getByRole("button", { name: "Open picture QC 20, 2 pictures" }));
  expect(open).toHaveBeenCalledWith(["/a.png", "/b.png"]);
});

test.each([
  ["Mei Lin Chen", "MC"],
  ["jonas", "J"],
  ["陈晓明", "明"],
  ["", ""],
])("abbreviates %j as %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
