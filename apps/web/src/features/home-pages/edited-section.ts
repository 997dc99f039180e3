import type * as z from "zod/mini";
import type { zHomePageSection } from "../../generated/form-schemas.ts";
import type { HomePageSection } from "../../queries/home-pages.ts";

/** A section in the form. */
export type EditedSection = z.infer<typeof zHomePageSection>;

/** What is edited of a home page. */
export interface HomePageFields {
  sections: EditedSection[];
}

/** A section as it is sent: without what it does not have. */
export function toSection(edited: EditedSection): HomePageSection {
  const { key, kind, visible, hero, range, proof, articles, quote, callToAction } = edited;
  return {
    key,
    kind,
    visible,
    ...(hero && { hero }),
    ...(range && { range }),
    ...(proof && { proof }),
    ...(articles && { articles }),
    ...(quote && { quote }),
    ...(callToAction && { callToAction }),
  };
}
