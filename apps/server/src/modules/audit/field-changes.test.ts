import { expect, test } from "vitest";
import { fieldChanges } from "./field-changes.ts";

test("only changed fields are recorded, as JSON text", () => {
  const before = { id: "a", version: 1, name: "Quay", tags: ["a"], orderBy: 1, email: null };
  const after = { id: "a", version: 2, name: "Pier", tags: ["a", "b"], orderBy: 1, email: "x@y.z" };
  expect(fieldChanges(before, after)).toEqual([
    { field: "name", before: '"Quay"', after: '"Pier"' },
    { field: "tags", before: '["a"]', after: '["a","b"]' },
    { field: "email", before: null, after: '"x@y.z"' },
  ]);
});

test("a new record has no fields before, a deleted one none after; empty ones are left out", () => {
  const at = new Date("2026-03-14T09:30:00Z");
  const row = { name: "Quay", startAt: at, remark: null };
  expect(fieldChanges(null, row)).toEqual([
    { field: "name", before: null, after: '"Quay"' },
    { field: "startAt", before: null, after: '"2026-03-14T09:30:00.000Z"' },
  ]);
  expect(fieldChanges(row, null)[0]).toEqual({ field: "name", before: '"Quay"', after: null });
});

test("secrets are masked at any depth, and their changes still detected", () => {
  const before = { passwordHash: "old", session: { token: "abc", address: "::1" } };
  const after = { passwordHash: "new", session: { token: "abc", address: "::2" } };
  expect(fieldChanges(before, after)).toEqual([
    { field: "passwordHash", before: '"***"', after: '"***"' },
    {
      field: "session",
      before: '{"token":"***","address":"::1"}',
      after: '{"token":"***","address":"::2"}',
    },
  ]);
  expect(fieldChanges({ mustChangePassword: true }, { mustChangePassword: false })).toEqual([
    { field: "mustChangePassword", before: "true", after: "false" },
  ]);
});

test("long texts are truncated with their length, and surrogate pairs stay whole", () => {
  const [change] = fieldChanges(null, { content: `${"a".repeat(1_999)}😀${"b".repeat(500)}` });
  expect(change?.after).toMatch(/^"a{1999}\uFFFD… \(2501\)"$/);
  const [list] = fieldChanges(null, { rows: Array.from({ length: 60 }, () => "x".repeat(1_000)) });
  expect(list?.after?.length).toBeLessThan(2_200);
  const ids = Array.from({ length: 999 }, (_, n) => `019368f2-6b1e-7c55-a1c4-${n + 1e11}`);
  expect(fieldChanges(null, { ids })[0]?.after).toBe(JSON.stringify(ids));
});
