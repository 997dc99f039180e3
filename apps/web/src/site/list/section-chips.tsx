import { Link } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import { flattenTypes } from "../type-address.ts";
import type { PublicArticleType, TypeNode } from "../types.ts";

/** Links to the child sections, or to the siblings when there are none. */
export function SectionChips({
  type,
  types,
}: {
  type: PublicArticleType | null;
  types: TypeNode[];
}) {
  const messages = useMessages().list;
  const { whole, parts } = nearby(type, types);
  if (parts.length === 0) return null;
  return (
    <nav className="chips" aria-label={messages.section}>
      <ul>
        <li>
          <Link
            to="/article-list"
            search={whole === null ? {} : { type: whole.code }}
            activeOptions={{ exact: true }}
            {...(whole?.code === type?.code ? { "aria-current": "page" as const } : {})}
          >
            {messages.all}
          </Link>
        </li>
        {parts.map((part) => (
          <li key={part.id} lang={langOf(part.name)}>
            <Link
              to="/article-list"
              search={{ type: part.code }}
              {...(part.code === type?.code ? { "aria-current": "page" as const } : {})}
            >
              {part.name} <span className="count">{part.articleCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function nearby(type: PublicArticleType | null, types: TypeNode[]) {
  const lists = (nodes: readonly TypeNode[]) => nodes.filter(({ kind }) => kind === "list");
  if (type === null) return { whole: null, parts: lists(types) };
  const below = lists(type.children);
  if (below.length > 0) return { whole: type, parts: below };
  const parent = flattenTypes(types).find(({ id }) => id === type.parentId);
  return { whole: parent ?? null, parts: lists(parent?.children ?? types) };
}
