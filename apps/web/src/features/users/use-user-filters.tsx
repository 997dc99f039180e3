import { TreeSelect } from "@atrium/ui";
import { useRoles } from "../../shared/use-roles.ts";
import { FilterSelect } from "../../shared/list/filter-select.tsx";
import { StatusFilter } from "../../shared/list/status-filter.tsx";
import { filterChips } from "../../shared/list/filter-chips.ts";
import type { ListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { findNode, toTreeNodes } from "../../shared/tree-choices.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { orgTree } from "../../queries/orgs.ts";
import type { User } from "../../queries/users.ts";
import { workgroupChoices } from "../../queries/workgroups.ts";
import { useQuery } from "../../shared/use-query.ts";

/** The filters of accounts, and the active ones as chips. Filters whose options may not be read are omitted. */
export function useUserFilters(page: ListPage<User>) {
  const { users: messages, list } = useMessages();
  const statuses = useDictionary("userStatus");
  const orgs = useQuery(orgTree).data;
  const roles = useRoles().data?.map(toOption) ?? [];
  const groups = useQuery(workgroupChoices).data?.records.map(toOption) ?? [];
  const nodes = toTreeNodes(orgs ?? [], ({ name }) => name);
  const { orgId, roleId, workgroupId, locked } = page.state.filters;
  const locks = [
    { value: "true", label: messages.locked },
    { value: "false", label: messages.notLocked },
  ];
  const filters = (
    <>
      {nodes.length > 0 && (
        <TreeSelect
          label={messages.org}
          placeholder={messages.allOrgs}
          nodes={nodes}
          value={orgId ?? null}
          onValueChange={(id) => page.setFilters({ orgId: id ?? undefined })}
          className="w-48"
        />
      )}
      {roles.length > 0 && (
        <FilterSelect
          label={messages.role}
          all={messages.allRoles}
          options={roles}
          value={roleId}
          onChange={(id) => page.setFilters({ roleId: id })}
        />
      )}
    </>
  );
  const moreFilters = (
    <>
      <StatusFilter page={page} options={statuses.options} />
      <FilterSelect
        label={messages.lock}
        all={messages.allLocks}
        options={locks}
        value={locked}
        onChange={(next) => page.setFilters({ locked: next })}
      />
      {groups.length > 0 && (
        <FilterSelect
          label={messages.workgroup}
          all={messages.allWorkgroups}
          options={groups}
          value={workgroupId}
          onChange={(id) => page.setFilters({ workgroupId: id })}
        />
      )}
    </>
  );
  const chips = filterChips(page, {
    keyword: { name: list.keyword },
    orgId: { name: messages.org, formatValue: (id) => findNode(nodes, id)?.label },
    roleId: { name: messages.role, formatValue: (id) => labelIn(roles, id) },
    workgroupId: { name: messages.workgroup, formatValue: (id) => labelIn(groups, id) },
    status: { name: list.status, formatValue: statuses.label },
    locked: { name: messages.lock, formatValue: (value) => labelIn(locks, value) },
  });
  return { filters, moreFilters, chips };
}

interface Option {
  value: string;
  label: string;
}

function toOption({ id, name }: { id: string; name: string }): Option {
  return { value: id, label: name };
}

function labelIn(options: readonly Option[], value: string): string | undefined {
  return options.find((option) => option.value === value)?.label;
}
