import { expect, test } from "vitest";
import { seedTranslations } from "./seed-translations.ts";

const zhCN = seedTranslations({
  menus: { Articles: "文章" },
  dictionaries: { Gender: "性别" },
  labels: { review: { Withdrawn: "已撤回" }, shelf: { Withdrawn: "已下架" } },
  roles: { Editor: "编辑" },
  stages: { Review: "审核" },
});

test("seeded names are translated to the reader's language", () => {
  expect(zhCN.menu("Articles")).toBe("文章");
  expect(zhCN.dictionary("Gender")).toBe("性别");
  expect(zhCN.role("Editor")).toBe("编辑");
  expect(zhCN.stage("Review")).toBe("审核");
});

test("a label is translated per dictionary", () => {
  expect(zhCN.label("review", "Withdrawn")).toBe("已撤回");
  expect(zhCN.label("shelf", "Withdrawn")).toBe("已下架");
});

test.each(["Our articles", "", "constructor"])(
  "a name that staff wrote is kept: %j",
  (messages) => {
    expect(zhCN.menu(messages)).toBe(messages);
    expect(zhCN.dictionary(messages)).toBe(messages);
    expect(zhCN.role(messages)).toBe(messages);
    expect(zhCN.stage(messages)).toBe(messages);
    expect(zhCN.label("review", messages)).toBe(messages);
    expect(zhCN.label("constructor", messages)).toBe(messages);
  },
);
