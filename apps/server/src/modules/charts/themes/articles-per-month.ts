import { fieldError } from "../../../kernel/field-error.ts";
import { messages } from "../../../kernel/messages/index.ts";
import { loadCatalog } from "../../site/public-catalog.ts";
import { monthOf, monthsBetween, shiftMonth } from "../months.ts";
import { id, month } from "../parameters.ts";
import { pageOfAll, theme } from "../theme.ts";

const maxMonths = 120;
const words = messages.charts.columns;

/** Months in order with the number of public articles published in them, without gaps. */
export const articlesPerMonth = theme({
  permission: "content:article:page",
  columns: [
    { name: "month", label: words.month, type: "month" },
    { name: "count", label: words.articles, type: "number" },
  ],
  parameters: { from: month, to: month, typeId: id },
  async read({ from, to, typeId }, question) {
    const { db, now } = question;
    const last = to ?? monthOf(now);
    const months = monthsBetween(from ?? shiftMonth(last, -11), last, maxMonths + 1);
    if (months.length === 0 || months.length > maxMonths) {
      throw fieldError("dataParamList", "maximum", messages.charts.monthRange(maxMonths));
    }
    const catalog = await loadCatalog(db, now);
    const { types } = catalog;
    const isKnown = typeId === undefined || types.get(typeId) !== undefined;
    const typeIds = isKnown ? types.listedIdsFor(typeId === undefined ? {} : { typeId }) : [];
    const counts = await catalog.months(typeIds);
    const rows = months.map((one) => ({ month: one, count: counts.get(one) ?? 0 }));
    return pageOfAll(rows, question);
  },
});
