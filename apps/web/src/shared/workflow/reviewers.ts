import { resourceKeys } from "@atrium/hooks/resource";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ListOption } from "@atrium/ui";
import { sdk } from "../api.ts";

/** As many workgroups as one page holds; a site has a handful. */
const allGroups = { pageSize: 200 };

// With those whose account is off: a stored flow may name them.
const everybody = queryOptions({
  queryKey: resourceKeys("users").list({}),
  queryFn: ({ signal }) => sdk.users.list({}, { signal, silent: true }),
});

const allRoles = queryOptions({
  queryKey: resourceKeys("roles").list({}),
  queryFn: ({ signal }) => sdk.roles.list({}, { signal, silent: true }),
});

const workgroups = queryOptions({
  queryKey: resourceKeys("workgroups").page(allGroups),
  queryFn: ({ signal }) => sdk.workgroups.page(allGroups, { signal, silent: true }),
});

/** Whom a review may be given to beside single people, and the names of all of them. */
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

/** Those who may be named in a flow of review. */
export function useReviewers(): Reviewers {
  const people = useQuery(everybody);
  const roles = useQuery(allRoles);
  const groups = useQuery(workgroups);
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
