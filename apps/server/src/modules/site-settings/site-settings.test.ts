import { afterAll, beforeAll, expect, test } from "vitest";
import { publish, result, signInStaff } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn("publisher");
});

afterAll(() => server[Symbol.asyncDispose]());

const read = async () =>
  result(await server.call<"siteSettingsGet">("GET /api/siteSetting/get", { token }));
const update = (body: Record<string, unknown>) =>
  server.call("PUT /api/siteSetting/update", { token, body });
const shown = async () =>
  result(await server.call<"siteGetStaticSetting">("GET /api/app/other/getStaticSetting"));

test("the settings change field by field and show on the site at once", async () => {
  const { id, version } = await read();
  const socialLinks = [{ name: "Videos", url: "https://video.example.com/harbour" }];
  result(await update({ id, version, companyName: " Harbour Works ", slogan: "On the quay" }));
  result(await update({ id, version: version + 1, slogan: null, socialLinks }));
  expect(await read()).toMatchObject({
    companyName: "Harbour Works",
    slogan: null,
    socialLinks,
    updatedByName: "Publisher",
    version: version + 2,
  });
  expect(await shown()).toMatchObject({ companyName: "Harbour Works", socialLinks });
});

test("a switch takes effect at once", async () => {
  const articleId = await publish(await signInStaff(server));
  const sender = { email: "lin@example.com", content: "Hello" };
  const leaveMessage = () =>
    server.call("POST /api/app/other/leaveMessage", { body: { ...sender, name: "Lin" } });
  const comment = () =>
    server.call("POST /api/app/other/comment", { body: { ...sender, nickname: "Lin", articleId } });
  expect([(await leaveMessage()).status, (await comment()).status]).toEqual([200, 200]);
  const { id, version } = await read();
  result(await update({ id, version, messageEnabled: false }));
  expect((await leaveMessage()).body.errorCode).toBe("COMMENT_CLOSED");
  expect((await comment()).status).toBe(200);
  result(await update({ id, version: version + 1, commentEnabled: false }));
  expect((await comment()).body.errorCode).toBe("COMMENT_CLOSED");
});

test("an accent colour that cannot be read is refused with the nearest that can", async () => {
  const { id, version } = await read();
  const refused = async (changes: Record<string, unknown>) =>
    (await update({ id, version, ...changes })).body.fieldErrors?.[0];
  const orange = await refused({ accentLight: "#ff7a00", accentDark: "#ffb070" });
  expect(orange).toMatchObject({ field: "accentLight", code: "contrast" });
  const nearest = orange?.suggestion ?? "";
  expect(orange?.message).toContain(nearest);
  expect(await refused({ accentLight: nearest })).toMatchObject({
    field: "accentDark",
    code: "bothThemes",
  });
  result(await update({ id, version, accentLight: nearest, accentDark: "#ffb070" }));
  expect(await shown()).toMatchObject({ accentLight: nearest, accentDark: "#ffb070" });
});
