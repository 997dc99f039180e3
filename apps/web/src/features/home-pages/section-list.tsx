import { Button, DropdownMenu, PanelState, Skeleton } from "@atrium/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useWatch, type FieldPath } from "react-hook-form";
import type { Language } from "../../shared/content-languages.ts";
import { useDragOrder } from "../../shared/drag-order/use-drag-order.ts";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import type { EditedSection, HomePageFields } from "./edited-section.ts";
import { newSection, sectionKinds, sectionName, type SectionKind } from "./new-section.ts";
import { SectionCard } from "./section-card.tsx";
import { useArrivalFocus } from "./use-arrival-focus.ts";

// At first every section is closed.
const SectionFields = lazyPart(
  async () => (await import("./section-fields.tsx")).SectionFields,
  <Skeleton className="h-24" />,
);

/** As many as the contract allows. */
const maxSections = 20;

interface SectionListProps {
  form: RecordForm<HomePageFields>;
  language: Language;
}

/** The sections of the page: reordered, shown and hidden, added, removed, and opened. */
export function SectionList({ form, language }: SectionListProps) {
  const { homePages: messages } = useMessages();
  const sections = useWatch({ control: form.form.control, name: "sections" });
  const { list, awaitArrival, focusArrival } = useArrivalFocus(sections);
  const { change, replace, insert, remove, move } = useSections(form, awaitArrival);
  const [openKeys, setOpenKeys] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(form.attempt);
  const problems = form.form.formState.errors.sections;
  // What the error summary links to is in an open section.
  if (attempt !== form.attempt) {
    setAttempt(form.attempt);
    const wrong = sections.filter((_section, index) => problems?.[index] !== undefined);
    setOpenKeys([...openKeys, ...wrong.map(({ key }) => key)]);
  }
  const drag = useDragOrder(move);
  const add = (kind: SectionKind) => {
    const section = newSection(kind, sections);
    insert(section, sections.length);
    setOpenKeys([...openKeys, section.key]);
  };
  return (
    <div className="grid gap-2">
      {sections.length === 0 && (
        <PanelState
          state={{ status: "empty", title: messages.noSections, text: messages.noSectionsText }}
        />
      )}
      <ol
        ref={list}
        aria-label={messages.sections}
        className="m-0 grid list-none gap-2 p-0 empty:hidden"
      >
        {sections.map((section, index) => (
          <SectionCard
            key={section.key}
            section={section}
            index={index}
            count={sections.length}
            drag={drag}
            isOpen={openKeys.includes(section.key)}
            isWrong={problems?.[index] !== undefined}
            onToggle={() =>
              setOpenKeys(
                openKeys.includes(section.key)
                  ? openKeys.filter((key) => key !== section.key)
                  : [...openKeys, section.key],
              )
            }
            onMove={(to) => move(index, to)}
            onVisible={(visible) => replace(section.key, (one) => ({ ...one, visible }))}
            onRemove={() => remove(section.key)}
          >
            <SectionFields
              section={section}
              language={language}
              onChange={(kind, changes) => change(section.key, kind, changes)}
              controlOf={(field) => controlAt(form, `sections.${index}.${field}`)}
              onShown={focusArrival}
            />
          </SectionCard>
        ))}
      </ol>
      <div id={form.controlId("sections")} tabIndex={-1}>
        <DropdownMenu
          trigger={
            <Button variant="outline" disabled={sections.length >= maxSections}>
              <Plus aria-hidden="true" />
              {messages.add}
            </Button>
          }
          entries={sectionKinds.map((kind) => ({
            id: kind,
            label: messages.kinds[kind],
            detail: messages.kindTexts[kind],
            onSelect: () => add(kind),
          }))}
        />
      </div>
    </div>
  );
}

function controlAt(form: RecordForm<HomePageFields>, path: string) {
  // The names that the fields of a section use are those of the contract.
  const field = path as FieldPath<HomePageFields>;
  return { id: form.controlId(field), error: form.errorOf(field) };
}

/** Changes of the list, each from what it is at that time: uploads and notices outlive renders. */
function useSections(form: RecordForm<HomePageFields>, onInsert: (key: string) => void) {
  const { homePages: messages } = useMessages();
  const { getValues, setValue, formState } = form.form;
  const set = (sections: EditedSection[]) =>
    setValue("sections", sections, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const replace = (key: string, update: (section: EditedSection) => EditedSection) =>
    set(getValues("sections").map((one) => (one.key === key ? update(one) : one)));
  const insert = (section: EditedSection, index: number) => {
    onInsert(section.key);
    set(getValues("sections").toSpliced(index, 0, section));
  };
  const change = <Kind extends SectionKind>(
    key: string,
    kind: Kind,
    changes: Partial<NonNullable<EditedSection[Kind]>>,
  ) => replace(key, (one) => ({ ...one, [kind]: { ...one[kind], ...changes } }));
  const remove = (key: string) => {
    const sections = getValues("sections");
    const index = sections.findIndex((one) => one.key === key);
    const gone = sections[index];
    if (gone === undefined) return;
    set(sections.toSpliced(index, 1));
    const name = sectionName(gone, messages.kinds);
    const undo = { label: messages.undo, onSelect: () => insert(gone, index) };
    notices.success(messages.removed({ name }), undo);
  };
  const move = (from: number, to: number) => {
    const sections = getValues("sections");
    const moved = sections[from];
    if (moved === undefined || to < 0 || to >= sections.length || to === from) return;
    set(sections.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  return { change, replace, insert, remove, move };
}
