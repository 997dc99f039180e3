import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dehydratedMark, holdScript, releaseHeld } from "./hold-script.ts";
import { noteApp } from "../start/page-start.ts";

// oxlint-disable-next-line no-implied-eval -- the page runs it as a script of its own
new Function(holdScript)();

const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
beforeEach(() => {
  document.body.innerHTML = `<main ${dehydratedMark}>
    <form method="post"><input name="username"><button>Sign in</button></form>
    <button type="button">Use a passkey</button><button type="button">Show</button></main>`;
});
afterEach(() => {
  delete document.documentElement.dataset["app"];
  sent.mockClear();
  document.body.replaceChildren();
});

const hydrate = () => document.querySelector("main")?.removeAttribute(dehydratedMark);
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

it("holds what is sent before the form is hydrated, and sends it again then", () => {
  const form = document.querySelector("form");
  // The app takes over the page before it hydrates the form.
  noteApp(document);
  press("form button");
  expect(form?.hasAttribute("data-held")).toBe(true);
  form?.addEventListener("submit", sent);
  hydrate();
  releaseHeld(document);
  releaseHeld(document);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(form?.hasAttribute("data-held")).toBe(false);
});

it("goes on with the last press alone", () => {
  press("form button");
  press("main > button:last-child");
  expect(document.querySelectorAll("[data-held]")).toHaveLength(1);
  document.querySelector("form")?.addEventListener("submit", sent);
  const pressed = vi.fn<() => void>();
  document.querySelector("main > button:last-child")?.addEventListener("click", pressed);
  hydrate();
  releaseHeld(document);
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 0]);
});

it("lets everything through afterwards", () => {
  hydrate();
  document.querySelector("form")?.addEventListener("submit", sent);
  press("form button");
  expect(sent).toHaveBeenCalledTimes(1);
});

it("leaves alone what the server did not render", () => {
  document.body.innerHTML = `<form method="post"><button>Send</button></form>`;
  document.querySelector("form")?.addEventListener("submit", sent);
  press("form button");
  expect(sent).toHaveBeenCalledTimes(1);
});
