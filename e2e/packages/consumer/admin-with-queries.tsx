/** The back office of `admin.tsx` with a list and a record on React Query. */
import {
  resourceQueries,
  useListState,
  useRecordEditor,
  type ListSpec,
  type SearchValues,
} from "@atrium/hooks/resource";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Admin, type AdminParts } from "./admin.tsx";

/** The whole of it. */
export function AdminWithQueries({ admin }: { admin: AdminParts }) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Admin admin={admin}>
        <Roles sdk={admin.sdk} />
      </Admin>
    </QueryClientProvider>
  );
}

const spec: ListSpec<"name"> = { filters: ["keyword"], sortFields: ["name"] };

function Roles({ sdk }: Pick<AdminParts, "sdk">) {
  const [search, setSearch] = useState<SearchValues>({});
  const list = useListState(spec, { search, setSearch });
  const queries = resourceQueries("roles", { page: sdk.roles.page, update: sdk.roles.update });
  const { data, status } = useQuery(queries.page(list.query));
  return (
    <section>
      <p>{`roles: ${status} ${data?.records.length ?? 0}`}</p>
      <Editor />
    </section>
  );
}

function Editor() {
  const { state, edit } = useRecordEditor({
    record: { id: "1", version: 1, name: "Editors" },
    fieldsOf: ({ name }) => ({ name }),
    update: async (record) => ({ ...record, version: record.version + 1 }),
  });
  return (
    <button type="button" onClick={() => edit({ name: "Writers" })}>
      {`editing ${state.draft.name}`}
    </button>
  );
}
