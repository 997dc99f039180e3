import { useHasPermission, type MenuRoute } from "@atrium/hooks";
import { useState } from "react";
import { articleQueries } from "../../queries/articles.ts";
import { productQueries } from "../../queries/products.ts";
import { roleQueries } from "../../queries/roles.ts";
import { userQueries } from "../../queries/users.ts";
import { useMessages } from "../../shared/messages.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useDebouncedValue } from "../../shared/use-debounced-value.ts";
import { useQuery } from "../../shared/use-query.ts";
import { recordPath, type AdminCommand } from "./admin-commands.ts";

/** Of each kind of record so many are found; the list itself finds the rest. */
const PAGE = { pageNo: 1, pageSize: 5 };

/** Records found by their words: each kind only for those who may page through it and have its page. */
export function useFoundRecords(pages: readonly MenuRoute[], go: (path: string) => void) {
  const { commands: messages } = useMessages();
  const seed = useSeedTranslations();
  const has = useHasPermission();
  const [typed, search] = useState("");
  const keyword = useDebouncedValue(typed.trim()).slice(0, 64);
  const pathOf = (component: string) => pages.find((page) => page.component === component)?.path;
  const isSearching = keyword.length > 1;
  const users = pathOf("system/user/index");
  const roles = pathOf("system/role/index");
  const mayFind = (path: string | undefined, permission: string) =>
    isSearching && path !== undefined && has(permission);

  const articles = useQuery({
    ...articleQueries.page({ keyword, ...PAGE }),
    enabled: mayFind(pathOf("content/article/index"), "content:article:page"),
  });
  const people = useQuery({
    ...userQueries.page({ keyword, ...PAGE }),
    enabled: mayFind(users, "system:user:page"),
  });
  const foundRoles = useQuery({
    ...roleQueries.page({ keyword, ...PAGE }),
    enabled: mayFind(roles, "system:role:page"),
  });
  const products = useQuery({
    ...productQueries.page({ keyword, ...PAGE }),
    enabled: mayFind(pathOf("product/index"), "product:product:page"),
  });

  // The server's results may match text that is not in the name.
  const keywords = `${typed} ${keyword}`;
  const found = (
    kind: string,
    group: string,
    { id, label, detail }: { id: string; label: string; detail?: string | undefined },
    path: string | undefined,
  ): AdminCommand[] =>
    path === undefined
      ? []
      : [
          {
            value: `${kind}:${id}`,
            label,
            detail,
            keywords,
            group,
            path,
            run: () => go(path),
          },
        ];
  // A sheet opens for those who may change the record; for the others the list shows its row.
  const inList = (list: string | undefined, permission: string, id: string, name: string) =>
    list &&
    `${list}?${new URLSearchParams(has(permission) ? { dialog: id } : { keyword: name.slice(0, 64) })}`;
  return {
    search,
    loading: [articles, people, foundRoles, products].some(({ isFetching }) => isFetching),
    found: [
      ...(people.data?.records ?? []).flatMap(({ id, name, username }) =>
        found(
          "person",
          messages.people,
          { id, label: name, detail: username },
          inList(users, "system:user:update", id, name),
        ),
      ),
      ...(foundRoles.data?.records ?? []).flatMap(({ id, name, code }) =>
        found(
          "role",
          messages.roles,
          { id, label: seed.role(name), detail: code },
          inList(roles, "system:role:update", id, name),
        ),
      ),
      ...(products.data?.records ?? []).flatMap(({ id, name }) =>
        found(
          "product",
          messages.products,
          { id, label: name },
          recordPath(pages, "product/edit", id),
        ),
      ),
      ...(articles.data?.records ?? []).flatMap(({ id, title, typeName }) =>
        found(
          "article",
          messages.articles,
          { id, label: title, detail: typeName },
          recordPath(pages, "content/article/view", id),
        ),
      ),
    ],
  };
}
