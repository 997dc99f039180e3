import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it } from "vitest";
import { nextTheme, readTheme, themeKey, themeScript, themeSwitch } from "./theme.ts";

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset["theme"] = "dark";
  delete document.documentElement.dataset["scrolled"];
});

/** Runs the script of a page's head, and gives what presses the switch of that page. */
function openPage(
  storage: object = localStorage,
  body: HTMLElement = document.createElement("body"),
): () => void {
  body.innerHTML = `<button ${themeSwitch}><svg></svg></button>`;
  const addEventListener = body.addEventListener.bind(body);
  runInNewContext(themeScript, { document, localStorage: storage, addEventListener });
  return () => body.querySelector("svg")?.dispatchEvent(new Event("click", { bubbles: true }));
}

it("notes the first scrolling, of a part of the page too", () => {
  const strip = document.createElement("div");
  const addEventListener = document.addEventListener.bind(document);
  runInNewContext(themeScript, { document, localStorage, addEventListener });
  document.body.append(strip);
  expect(document.documentElement.dataset).not.toHaveProperty("scrolled");
  strip.dispatchEvent(new Event("scroll"));
  expect(document.documentElement.dataset).toHaveProperty("scrolled", "");
  strip.remove();
});

describe("the theme", () => {
  it("cycles from dark to light to the system's", () => {
    const press = openPage();
    for (const theme of ["light", "system", "dark"] as const) {
      expect(nextTheme(readTheme(document))).toBe(theme);
      press();
      expect(readTheme(document)).toBe(theme);
      expect(localStorage.getItem(themeKey)).toBe(theme);
    }
  });

  it("changes though the page stops the click on its way, as React does until it has taken over", () => {
    const body = document.createElement("body");
    const press = openPage(localStorage, body);
    body.addEventListener("click", (event) => event.stopPropagation(), { capture: true });
    press();
    expect(readTheme(document)).toBe("light");
  });

  it("is dark when nothing valid is stored", () => {
    localStorage.setItem(themeKey, "purple");
    openPage();
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    document.documentElement.dataset["theme"] = "purple";
    expect(readTheme(document)).toBe("dark");
  });

  it("lasts as long as the page when storage is unavailable", () => {
    const refuse = () => {
      throw new Error("Storage is switched off");
    };
    openPage({ getItem: refuse, setItem: refuse })();
    expect(readTheme(document)).toBe("light");
  });

  it("is set before the first paint by a script that cannot end itself", () => {
    localStorage.setItem(themeKey, "light");
    openPage();
    expect(readTheme(document)).toBe("light");
    expect(themeScript).not.toContain("</");
  });
});
