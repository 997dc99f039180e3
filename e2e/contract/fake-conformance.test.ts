import { createSdk } from "@atrium/sdk";
import { createFakeServer } from "@atrium/sdk/testing";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contentScenarios } from "./_conformance-content.ts";
import { recordScenarios } from "./_conformance-records.ts";
import type { Site } from "./_conformance-site.ts";
import { sdkFor } from "./_sdk.ts";
import { committedShippedSite, shippedSiteSource } from "./_shipped-site.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
});

afterAll(() => server[Symbol.asyncDispose]());

const real: Site = { as: (role) => sdkFor(server, role), fetch: (url) => fetch(url) };

const scenarios = { ...recordScenarios, ...contentScenarios };

it.each(Object.entries(scenarios))("the fake ends as the server does: %s", async (_name, run) => {
  const fake = createFakeServer();
  const site: Site = {
    as: async (role) => {
      const token = role === undefined ? null : fake.signIn(role);
      return createSdk({ baseUrl: "/rest", fetch: fake.fetch, getToken: () => token, retries: 0 });
    },
    fetch: (url) => fake.fetch(url),
  };
  const [faked, served] = [await run(site), await run(real)];
  expect(faked).toEqual(served);
  expect(fake.problems).toEqual([]);
});

it("the fake begins with what a new site has", () => {
  expect(committedShippedSite()).toBe(shippedSiteSource());
});
