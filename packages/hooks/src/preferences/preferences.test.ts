import { expect, test } from "vitest";
import { memoryStorage, safeStorage } from "../ports/storage.ts";
import { createPreferences, resolveTheme } from "./preferences.ts";

test("starts open, dark and small", () => {
  expect(createPreferences(memoryStorage()).get()).toEqual({
    sidebarOpen: true,
    hideAside: false,
    hideHeader: false,
    themeName: "dark",
    size: "small",
    density: "compact",
    pageSize: 20,
    shortcuts: true,
  });
});

test("stores the sidebar as 1 or 0", () => {
  const storage = memoryStorage();
  const ui = createPreferences(storage);
  ui.toggleSidebar();
  expect(storage.get("sidebarStatus")).toBe("0");
  ui.toggleSidebar();
  expect(storage.get("sidebarStatus")).toBe("1");
  ui.closeSidebar();
  ui.closeSidebar();
  expect(storage.get("sidebarStatus")).toBe("0");
  expect(createPreferences(storage).get().sidebarOpen).toBe(false);
});

test("restores every preference", () => {
  const storage = memoryStorage();
  const ui = createPreferences(storage);
  ui.setHideAside(true);
  ui.setHideHeader(true);
  ui.setThemeName("system");
  ui.setSize("large");
  ui.setDensity("regular");
  ui.setPageSize(50);
  ui.setShortcuts(false);
  ui.setLanguage("zh-CN");
  expect(createPreferences(storage).get()).toEqual({
    sidebarOpen: true,
    hideAside: true,
    hideHeader: true,
    themeName: "system",
    size: "large",
    density: "regular",
    pageSize: 50,
    shortcuts: false,
    language: "zh-CN",
  });
  expect(createPreferences(storage).get()).toEqual(ui.get());
});

test("ignores invalid values", () => {
  const ui = createPreferences(
    memoryStorage({
      sidebarStatus: "yes",
      hideAside: "2",
      hideHeader: "",
      themeName: "pink",
      size: "__proto__",
      density: "1",
      pageSize: "1e9",
      shortcuts: "no",
      language: "../en",
    }),
  );
  expect(ui.get()).toEqual(createPreferences(memoryStorage()).get());
});

test("works with a forbidden storage", () => {
  const ui = createPreferences(
    safeStorage(() => {
      throw new Error("forbidden");
    }),
  );
  ui.setThemeName("light");
  ui.toggleSidebar();
  expect(ui.get()).toMatchObject({ themeName: "light", sidebarOpen: false });
});

test("resolves system to the device's theme", () => {
  expect([resolveTheme("system", true), resolveTheme("system", false)]).toEqual(["dark", "light"]);
  expect([resolveTheme("light", true), resolveTheme("dark", false)]).toEqual(["light", "dark"]);
});
