import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startScript, type StartTime } from "./start-script.ts";

const files = ["/assets/entry.js", "/assets/frame.js"];

const put = (time: StartTime) => {
  // oxlint-disable-next-line no-implied-eval -- the page runs it as a script of its own
  new Function(startScript(files, time))();
};

const started = () =>
  [...document.head.querySelectorAll("script[type=module], link[rel=modulepreload]")].map(
    (tag) => tag.getAttribute("src") ?? tag.getAttribute("href"),
  );

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  window.dispatchEvent(new Event("pointerdown"));
  document.head.innerHTML = "";
  vi.useRealTimers();
});

it("loads all scripts immediately when the page needs them to render", () => {
  put("at once");
  expect(started()).toEqual(files);
});

it("waits for the pictures of a server-rendered page", () => {
  put("once the page is there");
  expect(started()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  vi.runAllTimers();
  expect(started()).toEqual(files);
});

it("starts on the first interaction, and only once", () => {
  put("once the page is there");
  window.dispatchEvent(new Event("pointerdown"));
  window.dispatchEvent(new Event("load"));
  vi.runAllTimers();
  expect(started()).toEqual(files);
});

it("escapes URLs that would end the script", () => {
  expect(startScript(["/</script>"], "at once")).not.toContain("</script>");
});
