import type { EditedSection } from "./edited-section.ts";
import type { SectionKind } from "./new-section.ts";

/** What a section of one kind has. */
export type Part<Kind extends SectionKind> = NonNullable<EditedSection[Kind]>;

/** The fields of one kind of section. */
export interface PartProps<Kind extends SectionKind> {
  part: Part<Kind>;
  /** Uploads outlive renders, so it may be called later. */
  onChange: (changes: Partial<Part<Kind>>) => void;
  /** What is wrong with a field, by its path in the part. */
  errorOf: (field: string) => string | undefined;
}
