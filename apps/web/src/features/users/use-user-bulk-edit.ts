import { useSessionUser } from "@atrium/hooks";
import { useRoles } from "../../shared/use-roles.ts";
import { useMutation } from "@tanstack/react-query";
import { bulkEdit, type BulkEdit } from "../../shared/list/bulk-edit/bulk-edit.ts";
import { selectBulkField, treeBulkField } from "../../shared/list/bulk-edit/bulk-fields.tsx";
import { useMessages } from "../../shared/messages.ts";
import { toTreeNodes } from "../../shared/tree-choices.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { orgTree } from "../../queries/orgs.ts";
import { userQueries, type User } from "../../queries/users.ts";
import { useQuery } from "../../shared/use-query.ts";

type Values = Pick<User, "status" | "orgId" | "roleIds">;

/** What of several accounts can be changed at once, for those who may change accounts. */
export function useUserBulkEdit(): BulkEdit<User> | undefined {
  const { users: messages, list } = useMessages();
  const can = useViewCan();
  const ownId = useSessionUser()?.id;
  const update = useMutation(userQueries.updateMany());
  const statuses = useDictionary("userStatus");
  const orgs = toTreeNodes(useQuery(orgTree).data ?? [], ({ name }) => name);
  const roles = useRoles().data?.map(({ id, name }) => {
    return { value: id, label: name };
  });
  if (!can("update")) return undefined;
  const ownRoles = ({ id }: User) => (id === ownId ? messages.ownRoles : undefined);
  return bulkEdit<User, Values>({
    fields: [
      selectBulkField(statuses.options, {
        id: "status",
        label: list.status,
        change: (values, status) => ({
          ...values,
          status: status === "active" ? status : "disabled",
        }),
        refusal: ({ id, status, allowedActions }, next) => {
          const isKept = status === "active" && !allowedActions.includes("disable");
          if (next === "active" || !isKept) return undefined;
          return id === ownId ? messages.ownStatus : messages.lastAdmin;
        },
      }),
      treeBulkField(orgs, {
        id: "org",
        label: messages.org,
        change: (values, orgId) => ({ ...values, orgId }),
      }),
      selectBulkField(roles ?? [], {
        id: "addRole",
        label: messages.addRole,
        change: (values, id) =>
          values.roleIds.includes(id) ? values : { ...values, roleIds: [...values.roleIds, id] },
        refusal: (user, id) => (user.roleIds.includes(id) ? undefined : ownRoles(user)),
      }),
      selectBulkField(roles ?? [], {
        id: "removeRole",
        label: messages.removeRole,
        change: (values, id) => ({ ...values, roleIds: without(values.roleIds, id) }),
        refusal: (user, id) => (user.roleIds.includes(id) ? ownRoles(user) : undefined),
      }),
    ],
    valuesOf: ({ status, orgId, roleIds }) => ({ status, orgId, roleIds }),
    refusal: ({ allowedActions }) =>
      allowedActions.includes("update") ? undefined : list.bulkNotAllowed,
    refusalOf: ({ roleIds }) => (roleIds.length === 0 ? messages.onlyRole : undefined),
    update: update.mutateAsync,
    unchanged: list.bulkUnchanged,
  });
}

function without(ids: readonly string[], id: string): string[] {
  return ids.filter((one) => one !== id);
}
