import type { AdminMessages } from "../admin-en.ts";

/** Messages of previews and their links. */
export const previews: AdminMessages["previews"] = {
  title: "预览",
  screen: "屏幕宽度",
  phone: (p) => `手机（${p.width} 像素）`,
  tablet: (p) => `平板（${p.width} 像素）`,
  desktop: (p) => `桌面（${p.width} 像素）`,
  offline: "已离线，预览不是最新内容。",
  failed: "预览更新失败。",
  share: "分享预览",
  linksTitle: "分享预览",
  linksText: "任何拿到预览链接的人无需登录即可阅读最新保存的草稿。链接 7 天内有效，也可随时撤销。",
  create: "创建链接",
  newLink: "新链接",
  newLinkHelp: "请立即复制，链接之后不会再次显示。",
  copy: "复制链接",
  copied: "链接已复制",
  copyFailed: "浏览器不允许复制，请选中链接后手动复制。",
  noLinks: "还没有预览链接。",
  by: (p) => `由${p.name}创建`,
  expires: "有效期至",
  lastOpened: "上次打开：",
  neverOpened: "从未打开",
  revoke: "撤销",
  revoked: "链接已撤销。",
  permission: "查看文章",
};
