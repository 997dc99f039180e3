import { expect, it } from "vitest";
import { restorable } from "./keep-edits.ts";

const values = { name: "", summary: null, images: ["/a.jpg"], orderBy: 10 };

it("restores what a form has fields for", () => {
  const changes = { name: "T90", summary: "A radar.", images: [], orderBy: null };
  expect(restorable({ changes }, values)).toEqual(changes);
});

it("leaves out what another version of the application called or stored otherwise", () => {
  const changes = { title: "T90", name: 7, images: null, orderBy: "10" };
  expect(restorable({ changes }, values)).toEqual({});
});
