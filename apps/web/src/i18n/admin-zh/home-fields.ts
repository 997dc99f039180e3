import type { AdminMessages } from "../admin-en.ts";

/** Messages of the fields within a section of the home page. */
export const homeFields: AdminMessages["homeFields"] = {
  sentenceHelp: "公司为谁做什么。它是页面的主标题。",
  actionLabelHelp: "按钮上的文字。",
  actionUrlHelp: "本站路径，如 /zh/other-detail?type=products，或以 https:// 开头的网址。",
  productsHelp: "分类、系列或产品，按此顺序显示。图片和价格来自产品目录。",
  productsPlaceholder: "查找产品",
  figureValueExample: "±2 毫米",
  figureLabelExample: "雷达水位计的精度",
  referenceNameExample: "名称",
  referenceUrlExample: "网址，https://",
  referenceNoteExample: "简短说明",
  lineUp: (p) => `上移第 ${p.place} 行`,
  lineDown: (p) => `下移第 ${p.place} 行`,
  lineRemove: (p) => `移除第 ${p.place} 行`,
  addFigure: "添加数字",
  addCustomer: "添加客户",
  addCertificate: "添加认证",
  typesHelp: "留空则显示全部。",
  typesPlaceholder: "查找文章类型",
};
