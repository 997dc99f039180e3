import { and, eq } from "drizzle-orm";
import { dictItems } from "../../db/schema/index.ts";
import { dictItemHandlers } from "../dict-items/handlers.ts";
import { oneOf, wholeNumber, yesOrNo } from "./cell-values.ts";
import { noInput, type ImportKind } from "./import-kind.ts";

/** Items of a dictionary, recognised by their values. */
export function importDictItems(dictId: string): ImportKind {
  return {
    create: "dictItemsSave",
    update: "dictItemsUpdate",
    read: "dictItemsGet",
    maxRows: 500,
    key: "value",
    common: { dictId },
    columns: [
      { field: "value", header: "Value", headerZh: "值", example: "outdoor", required: true },
      { field: "label", header: "Label", headerZh: "标签", example: "Outdoor", required: true },
      {
        field: "color",
        header: "Colour",
        headerZh: "颜色",
        example: "success",
        read: oneOf({
          neutral: ["中性"],
          accent: ["强调"],
          info: ["信息"],
          success: ["成功"],
          warning: ["警告"],
          danger: ["危险"],
        }),
      },
      {
        field: "isDefault",
        header: "Default",
        headerZh: "默认",
        example: "no",
        read: yesOrNo,
      },
      {
        field: "orderBy",
        header: "Sort order",
        headerZh: "排序",
        example: "10",
        read: wholeNumber,
      },
      {
        field: "status",
        header: "Status",
        headerZh: "状态",
        example: "enabled",
        read: oneOf({ enabled: ["启用"], disabled: ["停用", "禁用"] }),
      },
      { field: "description", header: "Note", headerZh: "说明", example: "Under the open sky" },
    ],

    async find(db, { value }) {
      const [row] = await db
        .select()
        .from(dictItems)
        .where(and(eq(dictItems.dictId, dictId), eq(dictItems.value, String(value))));
      return row && { id: row.id, version: row.version, values: row };
    },

    save: (values, ctx) =>
      dictItemHandlers.dictItemsSave(
        { ...noInput, body: ctx.checkBody("dictItemsSave", values) },
        ctx,
      ),
    change: (values, ctx) =>
      dictItemHandlers.dictItemsUpdate(
        { ...noInput, body: ctx.checkBody("dictItemsUpdate", values) },
        ctx,
      ),
  };
}
