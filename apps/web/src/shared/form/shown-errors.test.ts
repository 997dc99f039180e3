import type { EditState } from "@atrium/hooks/resource";
import { untouched } from "@atrium/hooks/resource";
import { ApiError } from "@atrium/sdk";
import { expect, test } from "vitest";
import { shownErrors } from "./shown-errors.ts";

interface Fields {
  readonly name: string;
  readonly url: string;
}

const fields: Fields = { name: "A", url: "x" };

function failed(edits: Partial<Fields> = {}): EditState<Fields> {
  const error = new ApiError({
    kind: "refused",
    errorCode: "VALIDATION_FAILED",
    message: "no",
    status: 400,
    fieldErrors: [
      { field: "name", code: "TOO_LONG", message: "is too long" },
      { field: "code", code: "TOO_LONG", message: "is no field here" },
    ],
  });
  return {
    ...untouched<Fields>({ id: "1", version: 1 }, fields),
    draft: { ...fields, ...edits },
    status: "failed",
    error,
    sent: fields,
    isAutosave: true,
    failedAt: 0,
  };
}

test("what the server refused is shown at its field, and the rest above the form", () => {
  expect(shownErrors(failed())).toEqual({
    fields: { name: "is too long" },
    general: ["is no field here"],
  });
});

test("what the server refused is gone once the field is edited again", () => {
  expect(shownErrors(failed({ name: "B" })).fields).toEqual({});
  expect(shownErrors(failed({ url: "y" })).fields).toEqual({ name: "is too long" });
});

test("the errors of the draft are shown whatever the save status", () => {
  const errors = { url: "Fill this in." };
  const state = untouched<Fields>({ id: "1", version: 1 }, fields);
  expect(shownErrors({ ...state, errors })).toEqual({ fields: errors, general: [] });
  expect(shownErrors({ ...failed(), errors }).fields).toEqual({ ...errors, name: "is too long" });
});
