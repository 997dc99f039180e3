import type { ArticleDraft } from "./article-draft.ts";
import type { DraftErrors } from "./draft-errors.ts";

/** Props of `DraftForm`. */
export interface DraftFormProps {
  draft: ArticleDraft;
  errors: DraftErrors;
  /** Begins the controls' ids. */
  prefix: string;
  readOnly: boolean;
  /** How often a conflict was settled. */
  settled: number;
  onEdit: (changes: Partial<ArticleDraft>) => void;
}
