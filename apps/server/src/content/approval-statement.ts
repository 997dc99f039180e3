import { createHash } from "node:crypto";

/** What an approval is about and what has to be the same when its version is published. */
export const APPROVAL_PARTS = ["content", "typeId", "flow"] as const;
export type ApprovalPart = (typeof APPROVAL_PARTS)[number];

/** Everything of a version that the public will see: all of its fields, and the text of an article. */
export interface PublicForm {
  readonly fields: object;
  readonly content: string | null;
}

/** The review that a record needs: none, or nodes one after the other. */
export interface ReviewRules {
  readonly required: boolean;
  readonly nodes: readonly object[];
}

/** The SHA-256 of what the public will see of a version. */
export function approvalStatement({ fields, content }: PublicForm): string {
  return sha256({ fields, content });
}

/** The SHA-256 of a flow: who has to approve, in which order. */
export function flowHash({ required, nodes }: ReviewRules): string {
  return sha256({ nodes: required ? nodes : null });
}

function sha256(value: unknown): string {
  return createHash("sha256").update(canonicalJson(value)).digest("hex");
}

/**
 * JSON with sorted names and without empty values (`null`, `""`, `[]`, `false`, `0`): a field that is added later, and
 * that a version has only by default, leaves earlier statements as they are.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  const members = Object.entries(value)
    .filter(([, member]) => !isEmpty(member))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}

function isEmpty(value: unknown): boolean {
  return !value || (Array.isArray(value) && value.length === 0);
}
