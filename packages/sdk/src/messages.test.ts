import { expect, it } from "vitest";
import { failureOf } from "../tests/_failure-of.ts";
import { refusal } from "../tests/_recording-fetch.ts";
import { testSdk } from "../tests/_test-sdk.ts";
import { SDK_MESSAGES } from "./messages.ts";
import { zhCN } from "./zh-cn.ts";

const fieldErrors = [
  { field: "title", code: "required", message: "is required" },
  { field: "slug", code: "constructor", message: "is not to our taste" },
];
const message = "Check the marked fields.";
const refuse = () => refusal(400, { errorCode: "VALIDATION_FAILED", message, fieldErrors });

it("keeps the server's messages unless others are given", async () => {
  const { sdk } = testSdk(refuse);
  const error = await failureOf(sdk.users.list());
  expect(error.message).toBe(message);
  expect(error.fieldErrors).toEqual(fieldErrors);
});

it("replaces the server's messages by error code and rule, and keeps the others", async () => {
  const { sdk } = testSdk(refuse, { messages: zhCN });
  const error = await failureOf(sdk.users.list());
  expect(error.message).toBe(zhCN.refusals.VALIDATION_FAILED);
  expect(error.fieldErrors.map(({ message }) => message)).toEqual(["必填", "is not to our taste"]);
});

it("tells a server without its database from a busy one", async () => {
  const said = async (errorCode: string, messages = {}) => {
    const { sdk } = testSdk(() => refusal(503, { errorCode, message }), { messages, retries: 0 });
    return (await failureOf(sdk.users.list())).message;
  };
  expect(await said("DATABASE_UNAVAILABLE")).toBe(message);
  expect(await said("DATABASE_UNAVAILABLE", zhCN)).toContain("无法连接数据库");
  expect(await said("UNAVAILABLE", zhCN)).toContain("服务器繁忙");
});

it("gives a replacement the value that the server suggests", async () => {
  const unreadable = { field: "accentLight", code: "contrast", message: "must stand out" };
  const problems = async (fieldErrors: readonly object[]) => {
    const answer = () => refusal(400, { errorCode: "VALIDATION_FAILED", message, fieldErrors });
    const { sdk } = testSdk(answer, { messages: zhCN });
    return (await failureOf(sdk.users.list())).fieldErrors;
  };
  const [suggested] = await problems([{ ...unreadable, suggestion: "#b35300" }]);
  expect(suggested).toMatchObject({ suggestion: "#b35300" });
  expect(suggested?.message).toMatch(/^与页面的对比度不足.*#b35300$/);
  expect(await problems([unreadable])).toEqual([unreadable]);
});

it("looks a message up when it is needed", async () => {
  let language = { ...SDK_MESSAGES };
  const messages = {
    get network() {
      return language.network;
    },
  };
  const { sdk } = testSdk(() => Promise.reject(new TypeError("down")), { messages, retries: 0 });
  expect((await failureOf(sdk.users.list())).message).toBe(SDK_MESSAGES.network);
  language = zhCN;
  expect((await failureOf(sdk.users.list())).message).toBe(zhCN.network);
  expect((await failureOf(sdk.request({ url: "" }))).message).toBe(SDK_MESSAGES.missingUrl);
});
