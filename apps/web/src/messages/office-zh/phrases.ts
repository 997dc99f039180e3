import type { OfficeMessages } from "../office-en.ts";

/** How words are put together, wherever that is not part of a sentence. */
export const phrases: OfficeMessages["phrases"] = {
  about: (p) => `${p.name}：${p.text}`,
  aside: (p) => `${p.text}（${p.note}）`,
  several: (p) => p.names.join("、"),
};
