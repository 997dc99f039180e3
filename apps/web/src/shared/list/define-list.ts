import type { ListSpec, ListState } from "@atrium/hooks/resource";
import { readFilter, type FilterRule, type FilterValue } from "./filter-rule.ts";

type Filters = Readonly<Record<string, FilterRule>>;

interface ListDefinition<Field extends string, Rules extends Filters> {
  /** The filters with the contract's word on their values; a value it does not know is left out. */
  readonly filters: Rules;
  readonly sortFields: readonly Field[];
  readonly defaultSort?: { readonly field: NoInfer<Field>; readonly order: "asc" | "desc" };
}

/** The input of a page call. */
export type PageQuery<Field extends string, Rules extends Filters> = {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly sortField?: Field;
  readonly sortOrder?: "asc" | "desc";
} & { readonly [Name in keyof Rules]?: FilterValue<Rules[Name]> };

/** What a list screen keeps in its URL, and the page call for it. */
export interface DefinedList<Field extends string, Rules extends Filters> extends ListSpec<Field> {
  readonly toQuery: (state: ListState) => PageQuery<Field, Rules>;
}

/** Declares what a list can be filtered and sorted by. Called outside of components. */
export function defineList<const Field extends string, Rules extends Filters>({
  filters: rules,
  sortFields,
  defaultSort,
}: ListDefinition<Field, Rules>): DefinedList<Field, Rules> {
  return {
    filters: Object.keys(rules),
    sortFields,
    ...(defaultSort && { defaultSort }),
    defaultPageSize: 20,
    toQuery: ({ pageNo, pageSize, filters, sort }) => {
      const values = Object.entries(rules).flatMap(([name, rule]) => {
        const value = readFilter(rule, filters[name]);
        return value === undefined ? [] : [[name, value]];
      });
      const sortField = sortFields.find((field) => field === sort?.field);
      const sorting = sort && sortField ? { sortField, sortOrder: sort.order } : {};
      // The values are what their rules allow.
      return { pageNo, pageSize, ...sorting, ...Object.fromEntries(values) } as PageQuery<
        Field,
        Rules
      >;
    },
  };
}
