import type { AdminMessages } from "../admin-en.ts";

/** Messages of imports from files of spreadsheets. */
export const imports: AdminMessages["imports"] = {
  import: "导入",
  title: "从文件导入",
  text: "第一行为列名。已有的记录会被修改；空单元格保持原值不变。",
  template: (p) => `模板（${p.format}）`,
  file: "文件",
  fileHelp: (p) => `CSV 或 XLSX，不超过 1 MB、${p.count} 行。`,
  tooLarge: "文件超过 1 MB，请拆分成多个文件。",
  run: (p) => `导入 ${p.count} 行`,
  done: (p) => `已导入 ${p.count} 行。`,
  report: "各行的结果",
  line: (p) => `第 ${p.line} 行`,
  ignored: (p) => `忽略的列：${p.names}`,
  nothingImported: "只要有一行被拒绝，就不会导入任何数据。请修改文件后重新选择。",
  problem: (p) => `${p.label}：${p.sentence}`,
  problems: {
    enum: (p) => `请使用以下值之一：${p.values}。`,
    integer: "请输入整数。",
    boolean: "请输入“是”或“否”。",
    exists: (p) => `没有编码或名称为“${p.text}”的记录。`,
    notExisting: "该记录不存在。",
    ambiguous: (p) => `有多条记录名为“${p.text}”，请使用编码。`,
    unique: "已被其他记录使用，请更换。",
    fixed: "记录建立后不能修改。",
    username: "密码不能包含用户名。",
    common: "密码过于常见，请更换。",
    guessable: "密码容易被猜到，请使用更长或更特别的密码。",
  },
  outcomes: { created: "已新建", updated: "已修改", unchanged: "无变化", refused: "被拒绝" },
  wouldBe: { created: "将新建", updated: "将修改", unchanged: "无变化", refused: "被拒绝" },
};
