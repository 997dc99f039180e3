import type { ArticleFieldName } from "./article-fields.ts";
import { controlId } from "./section-fields.tsx";
import type { DraftFinding } from "./draft-findings.ts";

/** Leads to the place of a finding: the field gets the focus, and what is found in the text is selected. */
export function showFinding(prefix: string, finding: DraftFinding): void {
  if ("field" in finding) return showField(prefix, finding.field);
  const text = document
    .getElementById(controlId(prefix, "content"))
    ?.querySelector<HTMLElement>(".ProseMirror");
  const kind = finding.kind === "link" ? "a" : "img:not(.ProseMirror-separator)";
  const found = text?.querySelectorAll(kind)[finding.at];
  if (!text || !found) return;
  found.scrollIntoView({ block: "center" });
  text.focus({ preventScroll: true });
  const range = document.createRange();
  if (finding.kind === "link") range.selectNodeContents(found);
  else range.selectNode(found);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Gives a field the focus, in the middle of the page. */
export function showField(prefix: string, name: ArticleFieldName): void {
  const control = document.getElementById(controlId(prefix, name));
  control?.scrollIntoView({ block: "center" });
  // Also after a press the field has to stand out.
  control?.focus({ preventScroll: true, focusVisible: true });
}
