import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { FieldValue, SectionChange } from "./compare-sections.ts";
import { sectionName } from "./new-section.ts";
import { partLabels } from "./section-labels.ts";

type Messages = Pick<AdminMessages, "homePages" | "homeVersions" | "editor" | "phrases">;

/** A value of a field as people read it: one text, or one for each entry of a list; null for nothing. */
export type ValueWords = string | readonly string[] | null;

/** A change in words; one of a field with what it was and what it is. */
export interface ChangeWords {
  readonly text: string;
  readonly values?: { readonly before: ValueWords; readonly after: ValueWords };
}

/** The names of the products and article types that a section can show, by id; undefined where they are not known. */
export type ChoiceNames = ReadonlyMap<string, string> | undefined;

/** Says what changed. */
export function changeInWords(
  change: SectionChange,
  messages: Messages,
  names: ChoiceNames,
): ChangeWords {
  const { homePages, homeVersions, phrases } = messages;
  const { section } = change;
  const kind = homePages.kinds[section.kind];
  const name = sectionName(section, homePages.kinds);
  switch (change.type) {
    case "removed":
      return { text: homeVersions.sectionRemoved({ name }) };
    case "added": {
      const { place } = change;
      const text = homeVersions.sectionAdded({ name, kind, place });
      return { text: section.visible ? text : phrases.annotated({ text, note: homePages.hidden }) };
    }
    case "moved": {
      const { place } = change;
      const moved =
        change.direction === "up" ? homeVersions.sectionMovedUp : homeVersions.sectionMovedDown;
      return { text: moved({ name, place }) };
    }
    case "visibility":
      return {
        text: change.visible
          ? homeVersions.sectionShown({ name })
          : homeVersions.sectionHidden({ name }),
      };
    case "field": {
      const labels: Readonly<Record<string, string>> = partLabels(homePages)[section.kind];
      const field = labels[change.field] ?? change.field;
      return {
        text: homePages.fieldOf({ section: name, field }),
        values: {
          before: valueInWords(change.before, messages, names),
          after: valueInWords(change.after, messages, names),
        },
      };
    }
  }
}

function valueInWords(
  value: FieldValue,
  { homeVersions, editor, phrases }: Messages,
  names: ChoiceNames,
): ValueWords {
  if (value === null || value === "") return null;
  if (typeof value === "boolean") return value ? editor.yes : editor.no;
  if (typeof value !== "object") return String(value);
  if (value.length === 0) return null;
  const nameOf = (id: string) => {
    const gone = phrases.annotated({ text: homeVersions.notOnSite, note: id });
    return names === undefined ? id : (names.get(id) ?? gone);
  };
  return value.map((item) =>
    typeof item === "string"
      ? nameOf(item)
      : phrases.list({ names: Object.values(item).flatMap((text) => text || []) }),
  );
}
