import { describe, expect, it } from "vitest";
import { failureOf } from "../tests/_failure-of.ts";
import { refusal, reply } from "../tests/_recording-fetch.ts";
import { testSdk } from "../tests/_test-sdk.ts";
import type { Download } from "./index.ts";

const disposition = "attachment; filename=\"x.pdf\"; filename*=UTF-8''%E6%B5%B7.pdf";

async function contentOf({ blob, fileName }: Download): Promise<[string, string | null]> {
  return [await blob.text(), fileName];
}

describe("a download", () => {
  it("is a file with its name", async () => {
    const { sdk } = testSdk(
      () => new Response("data", { headers: { "Content-Disposition": disposition } }),
    );
    expect(await contentOf(await sdk.site.downFile({ id: "f1" }))).toEqual(["data", "海.pdf"]);
  });

  it("has no name when the server sends none, or an unreadable one", async () => {
    for (const header of ["attachment", "attachment; filename*=UTF-8''%E6%B5"]) {
      const headers = { "Content-Disposition": header };
      const { sdk } = testSdk(() => new Response("data", { headers }));
      expect(await contentOf(await sdk.site.downFile({ id: "f1" }))).toEqual(["data", null]);
    }
  });

  it("may be JSON or HTML when the server declares a file", async () => {
    for (const type of ["application/json", "text/html"]) {
      const headers = { "Content-Type": type, "Content-Disposition": "attachment" };
      const { sdk } = testSdk(() => new Response('{"success":false}', { headers }));
      const file = await sdk.site.downFile({ id: "f1" });
      expect(await contentOf(file)).toEqual(['{"success":false}', null]);
    }
  });

  it.each([
    ["a status", () => refusal(404, { errorCode: "NOT_FOUND", message: "No file." })],
    [
      "a status, though it looks like a file,",
      () => {
        const headers = { "Content-Disposition": disposition };
        return new Response('{"message":"No file."}', { status: 404, headers });
      },
    ],
    ["an envelope alone", () => reply(null, { success: false, message: "No file." })],
  ])("rejects with the server's message when %s fails it", async (_name, answer) => {
    const { sdk, onNotice } = testSdk(answer);
    const error = await failureOf(sdk.site.downFile({ id: "f1" }));
    expect(error).toMatchObject({ kind: "refused", message: "No file." });
    expect(onNotice).toHaveBeenCalledExactlyOnceWith(error);
  });

  it.each([
    ["a page", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
    ["an envelope without a refusal", () => reply({ id: "f1" })],
  ])("fails when the response is %s", async (_name, answer) => {
    const { sdk } = testSdk(answer);
    expect(await failureOf(sdk.site.downFile({ id: "f1" }))).toMatchObject({ kind: "parse" });
  });
});

describe("a page instead of data", () => {
  it.each([200, 404, 500])(
    "is explained with status %i, and never part of the error",
    async (status) => {
      const { sdk } = testSdk(() => new Response("<html>secret</html>", { status }));
      const error = await failureOf(sdk.users.list());
      expect(error.message).toBe(
        status === 200
          ? "The server answered with a page instead of data."
          : `The server answered with status ${status}.`,
      );
      expect(JSON.stringify(error) + String(error.stack)).not.toContain("secret");
    },
  );
});
