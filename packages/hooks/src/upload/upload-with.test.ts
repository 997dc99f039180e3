import { createSdk } from "@atrium/sdk";
import { expect, test } from "vitest";
import { uploadWith } from "./upload-with.ts";

function setUp(reply: object) {
  const asked: { url: string; token: string | null }[] = [];
  const shownNotices: string[] = [];
  const sdk = createSdk({
    baseUrl: "https://api.test/rest",
    getToken: () => "t",
    onNotice: (error) => shownNotices.push(error.message),
    fetch: async (url, init) => {
      const token = new Headers(init.headers).get("authorization");
      asked.push({ url, token });
      return Response.json(reply);
    },
  });
  return { sdk, asked, shownNotices };
}

const options = () => ({ signal: new AbortController().signal, onProgress: () => undefined });
const file = new File(["x"], "a.png");

test("sends to the contract's upload, with the token", async () => {
  const { sdk, asked } = setUp({ success: true, code: 0, message: "", data: "/files/a.png" });
  const percentages: number[] = [];
  const onProgress = (percentage: number) => percentages.push(percentage);
  const { url } = await uploadWith(sdk)(file, { ...options(), onProgress });
  expect(url).toBe("https://api.test/files/a.png");
  expect(percentages.at(-1)).toBe(100);
  expect(asked).toEqual([{ url: "https://api.test/rest/api/file/upload", token: "t" }]);
});

test("sends to another action whose response has another key", async () => {
  const { sdk, asked } = setUp({ success: true, code: 0, message: "", link: "cdn.test/a.png" });
  const upload = uploadWith(sdk, { action: "https://cdn.test/put", replyKey: "link" });
  expect((await upload(file, options())).url).toMatch(/^https?:\/\//);
  expect(asked).toEqual([{ url: "https://cdn.test/put", token: null }]);
});

test("rejects on failure and leaves the notice to the store", async () => {
  const { sdk, shownNotices } = setUp({ success: false, code: 1, message: "no such type" });
  await expect(uploadWith(sdk)(file, options())).rejects.toThrow("no such type");
  expect(shownNotices).toEqual([]);
});
