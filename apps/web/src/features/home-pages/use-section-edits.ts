import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import type { EditedSection, HomePageFields } from "./edited-section.ts";
import { maxSections, newSection, sectionName, type SectionKind } from "./new-section.ts";
import type { Part } from "./part-props.ts";
import { emptyHistory, recordChange, redoChange, undoChange } from "./section-history.ts";
import { useSectionFocus } from "./use-section-focus.ts";

/** The sections in the editor, their changes, and the way back. */
export type SectionEdits = ReturnType<typeof useSectionEdits>;

/**
 * Changes of the sections, each from what they are at that time: uploads and notices outlive renders. Those of the list
 * can be undone; what is written in a section is undone by its text field.
 */
export function useSectionEdits(form: RecordForm<HomePageFields>) {
  const { homePages: messages } = useMessages();
  const { getValues, setValue, formState, control } = form.form;
  const sections = useWatch({ control, name: "sections" });
  const focus = useSectionFocus(sections);
  const [history, setHistory] = useState(emptyHistory);
  const [resolutions, setResolutions] = useState(form.resolutions);
  // What was chosen of two people's changes is another list.
  if (resolutions !== form.resolutions) {
    setResolutions(form.resolutions);
    setHistory(emptyHistory);
  }
  const set = (next: EditedSection[]) =>
    setValue("sections", next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const rearrange = (next: EditedSection[]) => {
    const before = getValues("sections");
    setHistory((all) => recordChange(all, before, next));
    set(next);
  };
  const insert = (section: EditedSection, index: number) => {
    focus.awaitSection(section.key);
    rearrange(getValues("sections").toSpliced(index, 0, section));
  };
  const change = <Kind extends SectionKind>(
    key: string,
    kind: Kind,
    changes: Partial<Part<Kind>>,
  ) =>
    set(
      getValues("sections").map((one) =>
        one.key === key ? { ...one, [kind]: { ...one[kind], ...changes } } : one,
      ),
    );
  const add = (kind: SectionKind) => {
    // A key names one section, also among those that may come back.
    const section = newSection(kind, [...sections, ...history.removed]);
    insert(section, sections.length);
    return section.key;
  };
  const bringBack = (section: EditedSection, index: number) => {
    const present = getValues("sections");
    if (present.some(({ key }) => key === section.key)) return true;
    // Others may have been added since: the notice offers it once more.
    const hasRoom = present.length < maxSections;
    if (hasRoom) insert(section, index);
    else notices.warning(messages.full({ max: maxSections }));
    return hasRoom;
  };
  const remove = (key: string) => {
    const present = getValues("sections");
    const index = present.findIndex((one) => one.key === key);
    const gone = present[index];
    if (gone === undefined) return;
    const next = present.toSpliced(index, 1);
    focus.awaitChange(present, next);
    rearrange(next);
    const name = sectionName(gone, messages.kinds);
    const undo = { label: messages.undo, onSelect: () => bringBack(gone, index) };
    notices.success(messages.removed({ name }), undo);
  };
  const move = (from: number, to: number) => {
    const present = getValues("sections");
    const moved = present[from];
    if (moved === undefined || to < 0 || to >= present.length || to === from) return;
    rearrange(present.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  const setVisible = (key: string, visible: boolean) =>
    rearrange(getValues("sections").map((one) => (one.key === key ? { ...one, visible } : one)));
  const step = (take: typeof undoChange, followed: boolean) => {
    const present = getValues("sections");
    const taken = take(history, present);
    if (taken === undefined) return;
    if (followed) focus.awaitChange(present, taken.sections);
    setHistory(taken.history);
    set(taken.sections);
  };
  return {
    sections,
    focus,
    change,
    add,
    remove,
    move,
    setVisible,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** The focus follows what comes or goes, or stays on the button that was pressed. */
    undo: (followed: boolean) => step(undoChange, followed),
    redo: (followed: boolean) => step(redoChange, followed),
    /** Back to what is saved; resolves to false while it is being saved. */
    discard: async () => {
      const isDiscarded = await form.discard();
      if (isDiscarded) setHistory(emptyHistory);
      return isDiscarded;
    },
  };
}
