import { cleanup, render } from "@testing-library/react";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Activity } from "react";
import { afterEach, expect, test } from "vitest";
import { SaveBar } from "../patterns/save-bar.tsx";
import { useBodyMark } from "./use-body-mark.ts";

afterEach(cleanup);

function Mark({ isOn = true }: { isOn?: boolean }) {
  useBodyMark("data-marked", isOn);
  return null;
}

test("marks the body until the last component that holds the mark is gone", () => {
  const { rerender } = render([<Mark key="a" />, <Mark key="b" />]);
  rerender([<Mark key="a" />]);
  expect(document.body.hasAttribute("data-marked")).toBe(true);
  rerender([]);
  expect(document.body.hasAttribute("data-marked")).toBe(false);
});

test("marks the body only while the mark is on", () => {
  const { rerender } = render(<Mark isOn={false} />);
  expect(document.body.hasAttribute("data-marked")).toBe(false);
  rerender(<Mark />);
  expect(document.body.hasAttribute("data-marked")).toBe(true);
});

test("does not count the save bar of a hidden page", () => {
  const page = (mode: "visible" | "hidden") => (
    <Activity mode={mode}>
      <SaveBar state={{ status: "unchanged" }}>
        <button>Save</button>
      </SaveBar>
    </Activity>
  );
  const { rerender } = render(page("visible"));
  expect(document.body.hasAttribute("data-save-bar")).toBe(true);
  rerender(page("hidden"));
  expect(document.body.hasAttribute("data-save-bar")).toBe(false);
});

test("no class or style sheet asks what the whole page has", () => {
  const sources = join(import.meta.dirname, "..");
  const found = readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:css|tsx?)$/.test(name) && !name.includes(".test."))
    .filter((name) =>
      /(?:body|html|:root)[^\s,{]*:has\(/.test(readFileSync(join(sources, name), "utf8")),
    );
  expect(found).toEqual([]);
});
