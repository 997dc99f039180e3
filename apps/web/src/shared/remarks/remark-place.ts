import type { Passage } from "@atrium/ui/rich-text";
import type { Remark } from "../../queries/article-remarks.ts";

/** What a new remark is on: a field, or a passage of the text. */
export interface RemarkPlace {
  readonly field: Remark["field"];
  readonly passage?: Passage | undefined;
}
