import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { zHomePageUpdateBody } from "../../generated/form-schemas.ts";
import { homePageQueries, type HomePage } from "../../queries/home-pages.ts";
import { useContentLanguages } from "../../shared/content-languages.ts";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { useRecordForm, type RecordForm as Form } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { toSection, type HomePageFields } from "./edited-section.ts";
import { HomePreview } from "./home-preview.tsx";
import { sectionName } from "./new-section.ts";
import { SectionActions } from "./section-actions.tsx";
import { sectionLabels } from "./section-labels.ts";
import { SectionList } from "./section-list.tsx";
import { useSectionEdits } from "./use-section-edits.ts";

const schema = z.required(z.omit(zHomePageUpdateBody, { id: true, version: true }));

interface HomePageFormProps {
  page: HomePage;
  /** Why the page cannot be changed now; undefined when it can. */
  locked: string | undefined;
}

/** Edits the sections of a home page, with the page itself beside them. */
export function HomePageForm({ page, locked }: HomePageFormProps) {
  const { homePages: messages, phrases } = useMessages();
  const languages = useContentLanguages();
  const form = useHomePageForm(page);
  const edits = useSectionEdits(form);
  const list = (
    <fieldset disabled={locked !== undefined} className="m-0 min-w-0 border-0 p-0">
      <SectionList form={form} edits={edits} language={page.language} />
    </fieldset>
  );
  const shownValue = (_field: keyof HomePageFields, fields: HomePageFields) =>
    phrases.list({ names: fields.sections.map((one) => sectionName(one, messages.kinds)) });
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
      {locked === undefined ? (
        <RecordForm
          form={form}
          shownValue={shownValue}
          kept={{
            record: `homePages/${page.id}`,
            titleOf: () => messages.named({ language: languages.nameOf(page.language) }),
          }}
          actions={
            <SectionActions
              edits={edits}
              isDirty={form.form.formState.isDirty}
              saving={form.saving}
            />
          }
        >
          {list}
        </RecordForm>
      ) : (
        <div className="grid gap-3">
          <p className="m-0 text-sm text-muted-foreground">{locked}</p>
          {list}
        </div>
      )}
      <HomePreview language={page.language} sections={edits.sections} />
    </div>
  );
}

function useHomePageForm(page: HomePage): Form<HomePageFields> {
  const { homePages: messages } = useMessages();
  const update = useMutation(homePageQueries.update());
  return useRecordForm<HomePage, HomePageFields>({
    schema,
    labels: ({ sections }) => sectionLabels(sections, messages),
    record: page,
    fieldsOf: (stored) => ({ sections: (stored ?? page).sections }),
    // There is one in each language.
    create: () => Promise.reject(new Error("The home page is there already")),
    update: ({ sections, ...based }) =>
      update.mutateAsync({ ...based, sections: sections.map(toSection) }),
    onSaved: () => notices.success(messages.saved),
  });
}
