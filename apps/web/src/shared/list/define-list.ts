import type { ListSpec, ListState } from "@atrium/hooks/resource";
import * as z from "zod/mini";

type Filters = Readonly<Record<string, z.core.$ZodType>>;

interface ListDefinition<Field extends string, Schemas extends Filters> {
  /** The filters with the contract's word on their values; a value it does not know is left out. */
  readonly filters: Schemas;
  readonly sortFields: readonly Field[];
  readonly defaultSort?: { readonly field: NoInfer<Field>; readonly order: "asc" | "desc" };
}

/** The input of a page call. */
export type PageQuery<Field extends string, Schemas extends Filters> = {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly sortField?: Field;
  readonly sortOrder?: "asc" | "desc";
} & { readonly [Name in keyof Schemas]?: z.output<Schemas[Name]> };

/** What a list screen keeps in its address, and the page call that follows from it. */
export interface DefinedList<
  Field extends string,
  Schemas extends Filters,
> extends ListSpec<Field> {
  readonly toQuery: (state: ListState) => PageQuery<Field, Schemas>;
}

/** Says once what a list can be filtered and sorted by. Used outside of components. */
export function defineList<const Field extends string, Schemas extends Filters>({
  filters: schemas,
  sortFields,
  defaultSort,
}: ListDefinition<Field, Schemas>): DefinedList<Field, Schemas> {
  return {
    filters: Object.keys(schemas),
    sortFields,
    ...(defaultSort && { defaultSort }),
    defaultPageSize: 20,
    toQuery: ({ pageNo, pageSize, filters, sort }) => {
      const values = Object.entries(schemas).flatMap(([name, schema]) => {
        const { data } = z.safeParse(schema, filters[name]);
        return data === undefined ? [] : [[name, data]];
      });
      const sortField = sortFields.find((field) => field === sort?.field);
      const sorting = sort && sortField ? { sortField, sortOrder: sort.order } : {};
      // The values are what their schemas made of them.
      return { pageNo, pageSize, ...sorting, ...Object.fromEntries(values) } as PageQuery<
        Field,
        Schemas
      >;
    },
  };
}
