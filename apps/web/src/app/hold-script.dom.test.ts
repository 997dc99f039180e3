import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holdScript, releaseHeld } from "./hold-script.ts";
import { noteApp } from "../start/page-start.ts";

// oxlint-disable-next-line no-implied-eval -- the page runs it as a script of its own
new Function(holdScript)();

const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
beforeEach(() => {
  delete document.documentElement.dataset["app"];
  document.body.innerHTML = `
    <form method="post"><input name="username"><button>Sign in</button></form>
    <button type="button">Use a passkey</button><button type="button">Show</button>`;
});
afterEach(() => {
  sent.mockClear();
  document.body.replaceChildren();
});

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

it("holds what is sent before the app is there, and sends it again then", () => {
  const form = document.querySelector("form");
  press("form button");
  expect(form?.hasAttribute("data-held")).toBe(true);
  form?.addEventListener("submit", sent);
  noteApp(document);
  releaseHeld(document);
  releaseHeld(document);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(form?.hasAttribute("data-held")).toBe(false);
});

it("goes on with the last press alone", () => {
  press("form button");
  press("body > button:last-child");
  expect(document.querySelectorAll("[data-held]")).toHaveLength(1);
  document.querySelector("form")?.addEventListener("submit", sent);
  const pressed = vi.fn<() => void>();
  document.querySelector("body > button:last-child")?.addEventListener("click", pressed);
  noteApp(document);
  releaseHeld(document);
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 0]);
});

it("lets everything through afterwards", () => {
  noteApp(document);
  document.querySelector("form")?.addEventListener("submit", sent);
  press("form button");
  expect(sent).toHaveBeenCalledTimes(1);
});
