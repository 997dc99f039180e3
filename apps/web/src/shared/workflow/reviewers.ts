import { useRoles } from "../use-roles.ts";
import type { ListOption } from "@atrium/ui";
import { userQueries } from "../../queries/users.ts";
import { workgroupChoices } from "../../queries/workgroups.ts";
import { useQuery } from "../use-query.ts";

/** The roles and workgroups that can be assignees, and the names of all assignees. */
export interface Reviewers {
  readonly roles: readonly ListOption[];
  readonly workgroups: readonly ListOption[];
  /** The name of an account; its id for one that is not there any more. */
  readonly nameOfUser: (id: string) => string;
  readonly nameOfRole: (code: string) => string;
  readonly nameOfWorkgroup: (id: string) => string;
  /** Why there are no roles or workgroups to choose from. */
  readonly problem: string | undefined;
}

/** The possible assignees of a review flow. */
export function useReviewers(): Reviewers {
  // With those whose account is off: a stored flow may name them.
  const people = useQuery(userQueries.list({}));
  const roles = useRoles();
  const groups = useQuery(workgroupChoices);
  const enabled = ({ status }: { status: string }) => status === "enabled";
  const { records = [] } = groups.data ?? {};
  return {
    roles: (roles.data ?? []).filter(enabled).map(({ code, name }) => toOption(code, name, code)),
    workgroups: records.filter(enabled).map(({ id, name, code }) => toOption(id, name, code)),
    nameOfUser: (wanted) => people.data?.find(({ id }) => id === wanted)?.name ?? wanted,
    nameOfRole: (wanted) => roles.data?.find(({ code }) => code === wanted)?.name ?? wanted,
    nameOfWorkgroup: (wanted) => records.find(({ id }) => id === wanted)?.name ?? wanted,
    problem: (roles.error ?? groups.error)?.message,
  };
}

function toOption(value: string, label: string, detail: string): ListOption {
  return { value, label, detail };
}
