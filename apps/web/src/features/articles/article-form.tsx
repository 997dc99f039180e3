import { memo } from "react";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import { useMessages } from "../../shared/messages.ts";
import { LateSide } from "./late-side.tsx";
import { isSameButText, isShallowEqual } from "./same-but-text.ts";
import { SectionFields, type ArticleFieldsProps } from "./section-fields.tsx";
import { textControls } from "./text-controls.tsx";

export interface ArticleFormProps extends ArticleFieldsProps {
  /** Whether there is room for one column only, as beside a preview. */
  isNarrow?: boolean;
}

interface FormProps extends ArticleFormProps {
  /** Those it is rendered with: a page that was hidden while the language changed would keep the earlier ones. */
  messages: AdminMessages;
}

/** The fields of an article: the text with its title at the left, everything about it at the right. */
export function ArticleForm(props: ArticleFormProps) {
  return <KeptForm {...props} messages={useMessages()} />;
}

const KeptForm = memo(Form, isSameForm);

/** The editor of the text shows what is written in it by itself, and takes another text with a new revision only. */
function isSameForm(before: FormProps, props: FormProps): boolean {
  const { draft, errors, ...rest } = props;
  const { draft: draftBefore, errors: errorsBefore, ...restBefore } = before;
  return (
    isShallowEqual(restBefore, rest) &&
    isSameButText(draftBefore, draft) &&
    isShallowEqual(errorsBefore, errors)
  );
}

function Form({ isNarrow = false, messages: _messages, ...fields }: FormProps) {
  const columns = isNarrow ? "" : "lg:grid-cols-[minmax(0,1fr)_20rem]";
  return (
    <div className={`grid grid-cols-1 items-start gap-4 ${columns}`}>
      <div className="grid min-w-0 gap-4">
        <SectionFields {...fields} section="text" controls={textControls} />
      </div>
      <div className="grid gap-4">
        <LateSide {...fields} />
      </div>
    </div>
  );
}
