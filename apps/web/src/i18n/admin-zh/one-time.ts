import type { AdminMessages } from "../admin-en.ts";

/** What is asked before a secret that is shown once is closed. */
export const oneTime: AdminMessages["oneTime"] = {
  closeTitle: "关闭仅显示一次的内容",
  closeText: "该内容不会再次显示，请确认已复制。",
  close: "关闭",
};
