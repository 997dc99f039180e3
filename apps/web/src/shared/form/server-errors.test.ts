import { ApiError } from "@atrium/sdk";
import { expect, test } from "vitest";
import { readRefusal } from "./server-errors.ts";

test("field errors go to their fields, those of unknown fields above the form", () => {
  const error = new ApiError({
    kind: "refused",
    errorCode: "VALIDATION_FAILED",
    message: "Not accepted",
    status: 400,
    requestId: "r1",
    fieldErrors: [
      { field: "title", code: "DUPLICATE", message: "is taken" },
      { field: "tags[2]", code: "INVALID", message: "is too long" },
      { field: "hidden", code: "INVALID", message: "went wrong" },
    ],
  });
  expect(readRefusal(error, ["title", "tags"])).toEqual({
    fields: { title: "is taken", tags: "is too long" },
    general: ["went wrong"],
    requestId: "r1",
  });
});

test("what is wrong with a part goes to that part where the form knows it", () => {
  const error = new ApiError({
    kind: "refused",
    errorCode: "VALIDATION_FAILED",
    message: "Not accepted",
    status: 400,
    fieldErrors: [
      { field: "flow.1.assignees.userIds", code: "maxItems", message: "too many" },
      { field: "flow.0.mode", code: "enum", message: "unknown" },
    ],
  });
  expect(readRefusal(error, ["flow", "flow.1.assignees"]).fields).toEqual({
    "flow.1.assignees": "too many",
    flow: "unknown",
  });
});

test("a value that another record has is refused in a whole sentence, whatever the server says", () => {
  const error = new ApiError({
    kind: "refused",
    errorCode: "DUPLICATE",
    message: "Refused",
    status: 409,
    fieldErrors: [{ field: "username", code: "unique", message: "is already taken" }],
  });
  expect(readRefusal(error, ["username"]).fields).toEqual({
    username: "This is already taken. Enter a different one.",
  });
});

test("any other failure is said as a whole", () => {
  const error = new ApiError({ kind: "network", errorCode: "NETWORK", message: "offline" });
  expect(readRefusal(error, []).general).toEqual(["offline"]);
  expect(readRefusal(new Error("broken"), []).general).toEqual(["broken"]);
});
