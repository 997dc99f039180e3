import type { AdminMessages } from "../admin-en.ts";

/** How words are put together, wherever that is not part of a sentence. */
export const phrases: AdminMessages["phrases"] = {
  labelled: (p) => `${p.name}：${p.text}`,
  annotated: (p) => `${p.text}（${p.note}）`,
  list: (p) => p.names.join("、"),
};
