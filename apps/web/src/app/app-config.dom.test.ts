import { afterEach, describe, expect, it } from "vitest";
import { appConfigId, readAppConfig, writeAppConfig } from "./app-config.ts";

const config = {
  apiBase: "/rest",
  basePath: "/",
  publicUrl: "https://www.example.com",
  systemName: "Desk",
  companyName: "Tide & </script><script>alert(1)</script>",
  language: "en",
  pagesPath: "/",
  languages: [{ code: "en", name: "English", path: "/" }],
};

afterEach(() => document.body.replaceChildren());

describe("the configuration in the page", () => {
  it("round-trips and cannot end its own script block", () => {
    const text = writeAppConfig(config);
    expect(text).not.toContain("<");
    document.body.innerHTML = `<script type="application/json" id="${appConfigId}">${text}</script>`;
    expect(readAppConfig(document)).toEqual(config);
  });

  it("throws when it is missing or incomplete", () => {
    document.body.innerHTML = "";
    expect(() => readAppConfig(document)).toThrow("The page holds no configuration");
    document.body.innerHTML = `<script type="application/json" id="${appConfigId}">{"apiBase":"/rest"}</script>`;
    expect(() => readAppConfig(document)).toThrow("The page holds no configuration");
  });
});
