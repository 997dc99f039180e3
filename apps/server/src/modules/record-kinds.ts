import { authorize } from "../auth/authorize.ts";
import type { SignedInUser } from "../auth/signed-in-user.ts";
import type { components } from "../generated/schema.ts";
import { AppError } from "../kernel/app-error.ts";
import { readContract, type ContractOperation, type OperationId } from "../kernel/contract.ts";

/** A kind of record, by the tag of its operations. */
export type RecordKindName = components["schemas"]["RecordKind"];

interface KindOperations {
  /** Whoever may call it may know about such a record. */
  view: OperationId;
  create?: OperationId;
  delete?: OperationId;
}

/** The operations that decide who may view, create and delete a record of a kind. */
export const recordOperations: Readonly<Record<RecordKindName, KindOperations>> = {
  articleTypes: {
    view: "articleTypesGet",
    create: "articleTypesSave",
    delete: "articleTypesDelete",
  },
  auths: { view: "authsPage", create: "authsAdd", delete: "authsDelete" },
  banners: { view: "bannersGet", create: "bannersSave", delete: "bannersDelete" },
  dictItems: { view: "dictItemsGet", create: "dictItemsSave", delete: "dictItemsDelete" },
  dicts: { view: "dictsGet", create: "dictsSave", delete: "dictsDelete" },
  friendlyLinks: {
    view: "friendlyLinksGet",
    create: "friendlyLinksSave",
    delete: "friendlyLinksDelete",
  },
  menus: { view: "menusGet", create: "menusCreate", delete: "menusDelete" },
  orgs: { view: "orgsGet", create: "orgsCreate", delete: "orgsDelete" },
  products: { view: "productsGet", create: "productsSave", delete: "productsDelete" },
  quickLinks: { view: "quickLinksGet", create: "quickLinksSave", delete: "quickLinksDelete" },
  recommends: { view: "recommendsGet", create: "recommendsSave", delete: "recommendsDelete" },
  replyTemplates: {
    view: "replyTemplatesGet",
    create: "replyTemplatesSave",
    delete: "replyTemplatesDelete",
  },
  roles: { view: "rolesGet", create: "rolesCreate", delete: "rolesDelete" },
  siteSettings: { view: "siteSettingsGet" },
  users: { view: "usersGet", create: "usersAdd", delete: "usersDelete" },
  workgroups: { view: "workgroupsGet", create: "workgroupsCreate", delete: "workgroupsDelete" },
};

/**
 * Checks that somebody may call another operation than the one that is running.
 *
 * @param since Sessions that were confirmed before need a step-up, as `confirmedSince` says; null for none.
 * @throws AppError `FORBIDDEN`, and as `authorize` does.
 */
export function assertMayCall(
  id: OperationId,
  user: SignedInUser | null,
  since: Date | null = null,
): void {
  authorize(operationOf(id), user, since);
}

/** Whether somebody may call an operation. */
export function mayCall(id: OperationId, user: SignedInUser | null): boolean {
  try {
    assertMayCall(id, user);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

let operations: ReadonlyMap<string, ContractOperation> | undefined;

function operationOf(id: OperationId): ContractOperation {
  operations ??= new Map(readContract().operations.map((operation) => [operation.id, operation]));
  const found = operations.get(id);
  if (found === undefined) throw new Error(`The contract has no operation ${id}`);
  return found;
}
