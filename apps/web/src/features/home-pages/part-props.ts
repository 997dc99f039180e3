import type { EditedSection } from "./edited-section.ts";
import type { SectionKind } from "./new-section.ts";

/** What a section of one kind has. */
export type Part<Kind extends SectionKind> = NonNullable<EditedSection[Kind]>;

/** The id of a field's control and what is wrong with it, by the field's path in the part. */
export type ControlOf = (field: string) => { id: string; error: string | undefined };

/** The fields of one kind of section. */
export interface PartProps<Kind extends SectionKind> {
  part: Part<Kind>;
  /** Uploads outlive renders, so it may be called later. */
  onChange: (changes: Partial<Part<Kind>>) => void;
  controlOf: ControlOf;
}
