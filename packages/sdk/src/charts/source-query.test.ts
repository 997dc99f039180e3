import { describe, expect, test } from "vitest";
import { sourceQuery } from "./source-query.ts";

describe("a source query", () => {
  test("requests the first 999 rows by default", () => {
    expect(sourceQuery("articleSource")).toEqual({
      dataThemeId: "articleSource",
      dataParamList: [],
      pageNo: 1,
      pageSize: 999,
    });
  });

  test("has one parameter per filter and drops empty ones", () => {
    const filters = {
      month: "2026-03",
      top: 0,
      live: false,
      type: "",
      source: undefined,
      tag: null,
    };
    expect(sourceQuery("articleSource", filters).dataParamList).toEqual([
      { paramName: "month", paramValue: "2026-03" },
      { paramName: "top", paramValue: 0 },
      { paramName: "live", paramValue: false },
    ]);
  });

  test("reads its page from the filter pageObj", () => {
    const filters = { month: "2026-03", pageObj: { pageNo: 2, pageSize: 50 } };
    expect(sourceQuery("articleSource", filters)).toEqual({
      dataThemeId: "articleSource",
      dataParamList: [{ paramName: "month", paramValue: "2026-03" }],
      pageNo: 2,
      pageSize: 50,
    });
    expect(sourceQuery("a", { pageObj: { pageNo: 3 } })).toMatchObject({
      pageNo: 3,
      pageSize: 999,
    });
    expect(sourceQuery("a", { pageObj: { pageSize: 5 } })).toMatchObject({
      pageNo: 1,
      pageSize: 5,
    });
    expect(sourceQuery("a", { pageObj: undefined })).toMatchObject({ pageNo: 1, pageSize: 999 });
  });

  test("accepts filters of any name", () => {
    const filters: Record<string, string> = { month: "2026-03" };
    expect(sourceQuery("a", filters).dataParamList).toHaveLength(1);
  });
});
