import { Button, DropdownMenu, PanelState, Skeleton } from "@atrium/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { FieldPath } from "react-hook-form";
import type { Language } from "../../shared/content-languages.ts";
import { useDragOrder } from "../../shared/drag-order/use-drag-order.ts";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";
import type { HomePageFields } from "./edited-section.ts";
import { maxSections, sectionKinds } from "./new-section.ts";
import { SectionCard } from "./section-card.tsx";
import type { SectionEdits } from "./use-section-edits.ts";

// At first every section is closed.
const SectionFields = lazyPart(
  async () => (await import("./section-fields.tsx")).SectionFields,
  <Skeleton className="h-24" />,
);

interface SectionListProps {
  form: RecordForm<HomePageFields>;
  edits: SectionEdits;
  language: Language;
}

/** The sections of the page: reordered, shown and hidden, added, removed, and opened. */
export function SectionList({ form, edits, language }: SectionListProps) {
  const { homePages: messages } = useMessages();
  const { sections, change, remove, move } = edits;
  const { list, adding, focusShown } = edits.focus;
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
            onVisible={(visible) => edits.setVisible(section.key, visible)}
            onRemove={() => remove(section.key)}
          >
            <SectionFields
              section={section}
              language={language}
              onChange={(kind, changes) => change(section.key, kind, changes)}
              controlOf={(field) => controlAt(form, `sections.${index}.${field}`)}
              onShown={focusShown}
            />
          </SectionCard>
        ))}
      </ol>
      <div ref={adding} id={form.controlId("sections")} tabIndex={-1}>
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
            onSelect: () => setOpenKeys([...openKeys, edits.add(kind)]),
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
