import { messages } from "../../../kernel/messages/index.ts";
import { loadCatalog } from "../../site/public-catalog.ts";
import { pageOfAll, theme } from "../theme.ts";

const words = messages.charts.columns;

/** Public types with the number of their own articles, descending. */
export const articlesByType = theme({
  permission: "content:article:page",
  columns: [
    { name: "typeId", label: words.typeId, type: "string" },
    { name: "typeName", label: words.typeName, type: "string" },
    { name: "count", label: words.articles, type: "number" },
  ],
  parameters: {},
  async read(_none, question) {
    const { db, now } = question;
    const { types, totals } = await loadCatalog(db, now);
    const rows = types.rows
      .filter(({ kind }) => kind !== "link")
      .map(({ id, name }) => ({ typeId: id, typeName: name, count: totals.get(id) ?? 0 }))
      .sort((a, b) => b.count - a.count || a.typeId.localeCompare(b.typeId));
    return pageOfAll(rows, question);
  },
});
