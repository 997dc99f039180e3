// @vitest-environment happy-dom
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it } from "vitest";
import { applyTheme, nextTheme, readTheme, themeKey, themeScript } from "./theme.ts";

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset["theme"] = "dark";
});

describe("the colours", () => {
  it("go from dark to light to the system's and back", () => {
    expect(nextTheme("dark")).toBe("light");
    expect(nextTheme("light")).toBe("system");
    expect(nextTheme("system")).toBe("dark");
  });

  it("are shown and remembered", () => {
    applyTheme("light", window);
    expect(readTheme(document)).toBe("light");
    expect(localStorage.getItem(themeKey)).toBe("light");
  });

  it("are dark where nothing sensible is remembered", () => {
    document.documentElement.dataset["theme"] = "purple";
    expect(readTheme(document)).toBe("dark");
  });

  it("are set before the first paint by a script without quotes that end it", () => {
    localStorage.setItem(themeKey, "light");
    runInNewContext(themeScript, { document, localStorage });
    expect(readTheme(document)).toBe("light");
    expect(themeScript).not.toContain("</");
  });
});
