import type { AdminMessages } from "../admin-en.ts";

/** Patterns to combine texts outside of sentences. */
export const phrases: AdminMessages["phrases"] = {
  labelled: (p) => `${p.name}：${p.text}`,
  annotated: (p) => `${p.text}（${p.note}）`,
  list: (p) => p.names.join("、"),
};
