import { Input } from "@atrium/ui";
import { LazyRichEditor } from "../../shared/lazy-rich-editor.tsx";
import { useMessages } from "../../shared/messages.ts";
import {
  ControlField,
  TextControl,
  textInput,
  type ArticleControls,
  type ControlProps,
} from "./article-control.tsx";

/** The title, larger than the rest. */
function TitleControl(props: ControlProps<string>) {
  const { editor: messages } = useMessages();
  return (
    <ControlField {...props}>
      <Input
        {...textInput(props, props.onChange)}
        placeholder={messages.untitled}
        className="h-10 text-xl font-medium"
      />
    </ControlField>
  );
}

/** The text itself. */
function ContentControl(props: ControlProps<string>) {
  const { id, label, value, draft, revision, readOnly, onChange } = props;
  return (
    <section id={id} tabIndex={-1} className="grid min-w-0 gap-1" aria-label={label}>
      <span className="text-sm font-medium text-muted-foreground">{label}</span>
      <LazyRichEditor
        label={label}
        html={value}
        revision={revision}
        readOnly={readOnly}
        // Who begins an article writes its title first.
        remembersFocusMode={draft.title !== ""}
        onChange={onChange}
      />
    </section>
  );
}

/** What the text and its titles are written in. */
export const textControls = {
  title: TitleControl,
  subTitle: TextControl,
  content: ContentControl,
} satisfies ArticleControls;
