import { may, signedIn } from "../../auth/signed-in-user.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Handlers } from "../operation.ts";
import { messages } from "../../kernel/messages/index.ts";
import { themes } from "./themes/index.ts";

export const chartHandlers = {
  chartsGetDatas: async ({ body }, ctx) => {
    const { dataThemeId, dataParamList = [], pageNo = 1, pageSize = 999 } = body;
    const theme = Object.hasOwn(themes, dataThemeId) ? themes[dataThemeId] : undefined;
    if (theme === undefined) throw new AppError("THEME_NOT_FOUND", messages.charts.unknownTheme);
    const user = signedIn(ctx.user);
    if (!may(user, theme.permission)) throw new AppError("FORBIDDEN", messages.signIn.forbidden);
    const offset = (pageNo - 1) * pageSize;
    const { records, total } = await ctx.db.transaction(
      (db) => theme.read(dataParamList, { db, user, now: ctx.now(), limit: pageSize, offset }),
      { accessMode: "read only", isolationLevel: "repeatable read" },
    );
    const columns = [...theme.columns];
    const truncated = offset + records.length < total;
    return { dataThemeId, columns, records, total, pageNo, pageSize, truncated };
  },
} satisfies Partial<Handlers>;
