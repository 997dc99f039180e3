import type { AdminMessages } from "../admin-en.ts";

/** Messages about what an earlier visit left of a form on this device. */
export const keptEdits: AdminMessages["keptEdits"] = {
  found: "本设备上保留了此表单未保存的修改。",
  savedSince: "此后内容又被保存过，恢复后请先核对再保存。",
  restore: "恢复",
  discard: "放弃",
};
