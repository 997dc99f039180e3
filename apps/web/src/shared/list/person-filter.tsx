import { useHasPermission, useSessionUser } from "@atrium/hooks";
import { Combobox } from "@atrium/ui";
import { useMessages } from "../messages.ts";
import { usePeople } from "../people.ts";
import { FilterSelect } from "./filter-select.tsx";
import type { ListPage } from "./use-list-page.ts";

export interface PersonFilterProps {
  page: Pick<ListPage<unknown>, "state" | "setFilters">;
  /** The filter that holds the account's id. */
  name: string;
  label: string;
  /** The choice that filters nothing, such as “Any author”. */
  all: string;
  /** The name of an account that is not among the choices. */
  nameOf: (id: string) => string | undefined;
}

/** Oneself; any of the staff for those who may choose people. */
export function PersonFilter(props: PersonFilterProps) {
  const mayPick = useHasPermission()("system:user:pick");
  return mayPick ? <AnybodyFilter {...props} /> : <MyselfFilter {...props} />;
}

function MyselfFilter({ page, name, label, all }: PersonFilterProps) {
  const { list: messages } = useMessages();
  const user = useSessionUser();
  return (
    <FilterSelect
      label={label}
      all={all}
      options={user ? [{ value: user.id, label: messages.me }] : []}
      value={page.state.filters[name]}
      onChange={(id) => page.setFilters({ [name]: id })}
    />
  );
}

function AnybodyFilter({ page, name, label, all, nameOf }: PersonFilterProps) {
  const { list: messages } = useMessages();
  const user = useSessionUser();
  const { problem, ...people } = usePeople();
  const others = people.options.filter(({ value }) => value !== user?.id);
  return (
    <Combobox
      {...people}
      options={user ? [{ value: user.id, label: messages.me }, ...others] : others}
      aria-label={label}
      placeholder={problem ?? all}
      labelOf={nameOf}
      clearable
      className="w-48"
      value={page.state.filters[name] ?? null}
      onValueChange={(id) => page.setFilters({ [name]: id ?? undefined })}
    />
  );
}
