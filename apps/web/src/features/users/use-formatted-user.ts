import { useMessages } from "../../shared/messages.ts";
import { findNode } from "../../shared/tree-choices.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import type { ListOption, TreeNode } from "@atrium/ui";
import type { UserFields } from "./user-fields.ts";

/** Formats an account's codes and ids for the conflict dialog. */
export function useFormattedUser({
  orgs,
  roles,
}: {
  orgs: readonly TreeNode[];
  roles: readonly ListOption[];
}): (field: keyof UserFields, fields: UserFields) => string {
  const { users: messages, phrases } = useMessages();
  const genders = useDictionary("gender");
  const statuses = useDictionary("userStatus");
  const roleName = (id: string) => roles.find(({ value }) => value === id)?.label ?? id;
  return (field, fields) => {
    if (field === "orgId") return findNode(orgs, fields.orgId)?.label ?? fields.orgId;
    if (field === "roleIds") return phrases.list({ names: fields.roleIds.map(roleName) });
    if (field === "gender") return genders.label(fields.gender);
    if (field === "status") return statuses.label(fields.status);
    if (field === "mustChangePassword")
      return fields.mustChangePassword ? messages.yes : messages.no;
    return fields[field] ?? "";
  };
}
