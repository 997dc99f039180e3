import type { AdminMessages } from "../admin-en.ts";

/** How words are put together, wherever that is not part of a sentence. */
export const phrases: AdminMessages["phrases"] = {
  about: (p) => `${p.name}：${p.text}`,
  aside: (p) => `${p.text}（${p.note}）`,
  several: (p) => p.names.join("、"),
};
