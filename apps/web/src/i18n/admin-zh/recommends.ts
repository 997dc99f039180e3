import type { AdminMessages } from "../admin-en.ts";

/** Messages of the recommendations. */
export const recommends: AdminMessages["recommends"] = {
  title: "推荐",
  pageDescription: "在公开页面上推荐的文章，按访客看到的顺序排列。",
  new: "新建推荐",
  newAt: ({ place }) => `添加推荐：${place}`,
  add: "添加推荐",
  edit: "编辑推荐",
  search: "搜索推荐",
  permission: "查看推荐",
  emptyPlace: "此处没有推荐内容。",
  notPublished: "文章未发布",
  notPublishedText: "文章发布之前，此位置不显示。",
  insteadOf: ({ title }) => `原标题：“${title}”`,
  move: ({ name, place, count }) =>
    `移动“${name}”，第 ${place} 项，共 ${count} 项：拖动，或按上下方向键`,
  moved: ({ name, place, count }) => `“${name}”现在是第 ${place} 项，共 ${count} 项`,
  moveUp: "上移",
  moveDown: "下移",
  article: "文章",
  articleChoose: "搜索已发布的文章",
  articleHelp: "只能选择已发布的文章。",
  position: "位置",
  ownTitle: "此处的标题",
  ownTitleHelp: "留空则使用文章自己的标题。",
  ownCover: "此处的图片",
  ownCoverHelp: "不设置则使用文章自己的图片。",
  created: "已推荐该文章。",
  saved: "推荐已保存。",
  deleteText: "文章本身会保留。",
};
