import { ApiError } from "@atrium/sdk";
import { expect, test } from "vitest";
import { defaultMessages, withMessages } from "../messages.ts";
import { failureNotice } from "./failure-notice.ts";

const refused = (status: number) =>
  new ApiError({ kind: "refused", errorCode: "FILE_TYPE", message: "no such type", status });
const unreadable = new ApiError({ kind: "parse", errorCode: "PARSE", message: "unreadable" });
const offline = new ApiError({ kind: "network", errorCode: "NETWORK", message: "no connection" });

test.each([
  ["the server's reason", refused(400), "upload failed: no such type"],
  ["the connection", offline, "upload failed: no connection"],
  ["an empty answer", unreadable, "upload failed"],
  ["a port's own error", new Error("TypeError: x is undefined"), "upload failed"],
  ["nothing known", undefined, "upload failed"],
  ["an ended session, which speaks for itself", refused(401), undefined],
])("shows the right notice for %s", (_, error, sentence) => {
  expect(failureNotice(error, defaultMessages)).toBe(sentence);
});

test("gives messages the file's name and the error's code", () => {
  const messages = withMessages({
    uploadFailed: ({ name, errorCode }) => `${name} ${errorCode}`,
  });
  expect(failureNotice(refused(400), messages, "a.svg")).toBe("a.svg FILE_TYPE");
});
