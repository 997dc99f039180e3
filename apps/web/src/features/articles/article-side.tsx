import { FormSection } from "../../shared/form/form-section.tsx";
import { useMessages } from "../../shared/messages.ts";
import { RemarkList } from "../../shared/remarks/remark-list.tsx";
import { EditorTranslations } from "./editor-translations.tsx";
import type { ArticleSection } from "./article-fields.ts";
import { SectionFields, type ArticleFieldsProps } from "./section-fields.tsx";
import { sideControls } from "./side-controls.tsx";

const sections = [
  ["basics", "sectionBasics"],
  ["search", "sectionSearch"],
  ["picture", "sectionPicture"],
  ["places", "sectionPlaces"],
  ["more", "sectionMore"],
] as const satisfies readonly (readonly [ArticleSection, string])[];

/** Beside the text: the remarks on it, and the fields about it. */
export function ArticleSide(props: ArticleFieldsProps) {
  const { editor: messages } = useMessages();
  return (
    <>
      <RemarkList />
      {sections.map(([section, title]) => (
        <FormSection key={section} title={messages[title]}>
          <SectionFields {...props} section={section} controls={sideControls} />
        </FormSection>
      ))}
      {props.articleId !== undefined && <EditorTranslations id={props.articleId} />}
    </>
  );
}
