import { can } from "@atrium/hooks";
import { useListState, type ListControls, type SearchValues } from "@atrium/hooks/resource";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "wouter";
import type { ViewProps } from "../view-props.ts";
import { FriendlyLinkEditor, NewFriendlyLink } from "./friendly-link-editor.tsx";
import { friendlyLinkQueries, type FriendlyLink } from "./friendly-link-queries.ts";
import { FriendlyLinkRow } from "./friendly-link-row.tsx";

const spec = { filters: ["keyword"], defaultPageSize: 5 } as const;

/** The friendly links. Filter and page are in the address; the buttons follow the user's permissions. */
export function FriendlyLinks({ permissionButtons }: ViewProps) {
  const [editing, setEditing] = useState<FriendlyLink | "new">();
  const list = useListState(spec, useAddress());
  const close = () => setEditing(undefined);
  return (
    <>
      <h1>Friendly links</h1>
      <label>
        Name{" "}
        <input
          type="search"
          defaultValue={list.state.filters["keyword"] ?? ""}
          onChange={({ target }) => list.setFilters({ keyword: target.value })}
        />
      </label>{" "}
      {can(permissionButtons, "save") && (
        <button type="button" onClick={() => setEditing("new")}>
          New link
        </button>
      )}
      {editing === "new" && <NewFriendlyLink onClose={close} />}
      {typeof editing === "object" && (
        <FriendlyLinkEditor key={editing.id} link={editing} onClose={close} />
      )}
      <Rows list={list} edit={setEditing} permissionButtons={permissionButtons} />
    </>
  );
}

interface RowsProps extends ViewProps {
  list: ListControls<never>;
  edit: (link: FriendlyLink) => void;
}

function Rows({ list, edit, permissionButtons }: RowsProps) {
  const { pageNo } = list.state;
  const { data, isError, refetch } = useQuery({
    ...friendlyLinkQueries.page(list.query),
    placeholderData: keepPreviousData,
  });
  if (isError) {
    return (
      <p role="alert">
        The links could not be loaded.{" "}
        <button type="button" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  }
  if (data === undefined) return <p>Loading…</p>;
  if (data.total === 0) return <p>No link matches.</p>;
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Address</th>
            <th scope="col">Status</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {data.records.map((link) => (
            <FriendlyLinkRow
              key={link.id}
              link={link}
              permissionButtons={permissionButtons}
              onEdit={() => edit(link)}
            />
          ))}
        </tbody>
      </table>
      <p>
        <button type="button" disabled={pageNo <= 1} onClick={() => list.setPage(pageNo - 1)}>
          Back
        </button>{" "}
        Page {pageNo} of {data.pages}, {data.total} links{" "}
        <button
          type="button"
          disabled={pageNo >= data.pages}
          onClick={() => list.setPage(pageNo + 1)}
        >
          On
        </button>
      </p>
    </>
  );
}

/** The address's parameters, as the hooks want them. */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const search = useMemo((): SearchValues => Object.fromEntries(new URLSearchParams(text)), [text]);
  const setSearch = useCallback(
    (next: SearchValues) =>
      setParams(
        Object.entries(next).map(([name, value]) => [name, String(value)]),
        {
          replace: true,
        },
      ),
    [setParams],
  );
  return { search, setSearch };
}
