import { StepDialog } from "../../shared/workflow/step-dialog.tsx";
import type { ArticleDraft } from "./article-fields.ts";
import { DraftChecklist } from "./draft-checklist.tsx";
import { showFinding } from "./show-finding.ts";

interface SubmitArticleProps {
  id: string;
  version: number;
  draft: ArticleDraft;
  /** Begins the ids of the form's controls. */
  prefix: string;
  /** Brings the form into view, for what is worth a look. */
  onShowForm: () => void;
  onClose: () => void;
  onDone: () => void;
}

/** Submits an article for review, with a list of what is worth a look before. */
export function SubmitArticle(props: SubmitArticleProps) {
  const { id, version, draft, prefix, onShowForm, onClose, onDone } = props;
  return (
    <StepDialog
      action="submit"
      target={{ bizType: "article", bizId: id, version, title: draft.title }}
      advice={
        <DraftChecklist
          draft={draft}
          onShow={(finding) => {
            onShowForm();
            onClose();
            // The dialog gives the focus back first.
            setTimeout(() => showFinding(prefix, finding), 150);
          }}
        />
      }
      onClose={onClose}
      onDone={onDone}
    />
  );
}
