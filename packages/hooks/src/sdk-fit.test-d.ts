/** Compiles only while the SDK's calls and records fit the package's own, structural types. */
import type { Result, Sdk } from "@atrium/sdk";
import type { DictionaryRecord } from "./dictionary/dictionaries.ts";
import type { MenuEntry } from "./menu/menu-entry.ts";
import { listStateToQuery, parseListState } from "./resource/list-state.ts";
import { createRecordEditor } from "./resource/record-editor.ts";
import { resourceQueries } from "./resource/resource-queries.ts";
import type { SessionApi, SessionUser } from "./session/session-types.ts";

export function userOf(user: Result<"usersCurrent">): SessionUser {
  return user;
}

export function menusOf(menus: Result<"menusCurrentUser">): readonly MenuEntry[] {
  return menus;
}

export function dictionariesOf(dictionaries: Result<"dictsList">): readonly DictionaryRecord[] {
  return dictionaries;
}

export function sessionApiOf(sdk: Sdk): Pick<SessionApi, "loadCurrentUser"> {
  return { loadCurrentUser: () => sdk.users.current() };
}

export function roleQueriesOf(sdk: Sdk, role: Result<"rolesGet">) {
  const queries = resourceQueries("roles", {
    page: sdk.roles.page,
    list: sdk.roles.list,
    detail: sdk.roles.get,
    create: sdk.roles.create,
    update: sdk.roles.update,
    remove: sdk.roles.delete,
  });
  const name: Promise<string> = queries
    .detail("1")
    .queryFn({ signal: new AbortController().signal })
    .then((role) => role.name);
  return [
    name,
    queries.page({ pageNo: 1 }),
    queries.list(),
    queries.create({ onSuccess: (role) => role.id }),
    // @ts-expect-error the page number is a number
    queries.page({ pageNo: "1" }),
    queries.page(listStateToQuery(parseListState({}, { filters: [], sortFields: ["name"] }))),
    // @ts-expect-error the list cannot be sorted by that
    queries.page(listStateToQuery(parseListState({}, { filters: [], sortFields: ["secret"] }))),
    queries.infinite({ keyword: "tide" }),
    // @ts-expect-error the query has no such filter
    queries.infinite({ tide: "" }),
    queries.update({ optimistic: ({ id, name = "" }) => ({ id, fields: { name } }) }),
    // @ts-expect-error the name is a text
    queries.update({ optimistic: ({ id }) => ({ id, fields: { name: 1 } }) }),
    createRecordEditor({
      record: role,
      fieldsOf: ({ name, description }) => ({ name, description }),
      update: sdk.roles.update,
    }),
  ];
}
