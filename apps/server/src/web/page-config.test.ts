import { expect, it } from "vitest";
import { result } from "../../tests/_content.ts";
import { startTestServer } from "../../tests/_server.ts";
import { PageConfig } from "./page-config.ts";

it("has the names that staff saved last", async () => {
  await using server = await startTestServer();
  const pageConfig = new PageConfig(server.config, server.db);
  const token = await server.signIn("publisher");
  const setting = await server.call<"siteSettingsGet">("GET /api/siteSetting/get", { token });
  const { id, version } = result(setting);
  expect(await pageConfig.read("en", "")).toMatchObject({
    companyName: "Your company",
    language: "en",
    pagesPath: "/",
    languages: [
      { code: "en", name: "English", path: "/" },
      { code: "zh-CN", name: "中文", path: "/zh/" },
    ],
  });
  expect(await pageConfig.read("zh-CN", "/zh")).toMatchObject({ pagesPath: "/zh/" });
  const body = { id, version, companyName: "Harbour Works" };
  result(await server.call("PUT /api/siteSetting/update", { token, body }));
  expect(await pageConfig.read("en", "")).toMatchObject({ companyName: "Harbour Works" });
});

it("falls back to the host name when the settings cannot be read", async () => {
  await using server = await startTestServer({
    env: {
      PUBLIC_URL: "https://harbour.example.com",
      HELP_URL: "https://docs.example.com/",
      IMAGE_SOURCES: "https://pictures.example",
    },
  });
  await server.db.execute("drop table site_settings");
  const pageConfig = new PageConfig(server.config, server.db);
  expect(await pageConfig.read("en", "")).toMatchObject({
    systemName: "harbour.example.com",
    companyName: "harbour.example.com",
    helpUrl: "https://docs.example.com",
    imageSources: ["https://pictures.example"],
    languages: [],
  });
});
