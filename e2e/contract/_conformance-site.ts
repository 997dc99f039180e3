/** What the scenarios of the conformance suite share. */
import { isApiError, type Sdk } from "@atrium/sdk";

export interface Site {
  /** An SDK for the account named after a role, or for a visitor. */
  as: (role?: string) => Promise<Sdk>;
  /** Fetches what the site serves beside its API. */
  fetch: (url: string) => Promise<Response>;
}

export type Scenario = (site: Site) => Promise<unknown>;

export async function outcomeOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
    return "ok";
  } catch (error) {
    if (!isApiError(error)) throw error;
    const fields = error.fieldErrors.map(({ field, code }) => `${field} ${code}`);
    return [error.status, error.errorCode, ...fields.sort()];
  }
}

/** The result that comes with the refusal of a call. */
export async function conflictOf(call: Promise<unknown>): Promise<unknown> {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  return isApiError(error) ? error.result : undefined;
}

/** Publishes an article type; returns its id. */
export async function typeOf(site: Site): Promise<string> {
  const admin = await site.as("admin");
  const code = `type-${Math.random().toString(36).slice(2, 8)}`;
  const { id } = await admin.articleTypes.save({ parentId: "0", name: code, code, kind: "list" });
  for (const [role, action] of [
    ["admin", "submit"],
    ["reviewer", "approve"],
    ["publisher", "publish"],
  ] as const) {
    const { version } = await admin.articleTypes.get(id);
    const sdk = await site.as(role);
    await sdk.articleTypes.act({ bizId: id, action, version });
  }
  return id;
}

const withoutStamps = ["id", "createdAt", "createdBy", "createdByName", "updatedAt", "updatedBy"];

/** A record without what differs between two sites. */
export function facts(record: object, ...more: string[]): object {
  const left = [...withoutStamps, "updatedByName", "translationGroupId", ...more];
  return Object.fromEntries(Object.entries(record).filter(([name]) => !left.includes(name)));
}
