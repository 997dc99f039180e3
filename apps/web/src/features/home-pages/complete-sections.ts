import * as z from "zod/mini";
import { zHomePageSection } from "../../generated/form-schemas.ts";
import type { HomePageSection } from "../../queries/home-pages.ts";
import { toSection, type EditedSection } from "./edited-section.ts";

/**
 * The sections that can be shown while others are still being written: complete by the contract, with label and address
 * of each action, and of several visible openings the first.
 */
export function completeSections(sections: readonly EditedSection[]): HomePageSection[] {
  const complete = sections.filter(isComplete).map(toSection);
  const opening = complete.find(isVisibleHero);
  return complete.filter((section) => !isVisibleHero(section) || section === opening);
}

function isVisibleHero({ kind, visible }: EditedSection): boolean {
  return kind === "hero" && visible;
}

function isComplete(section: EditedSection): boolean {
  const { hero, range, proof, callToAction } = section;
  const action = hero ?? range;
  return (
    z.safeParse(zHomePageSection, section).success &&
    isPair(action?.actionLabel, action?.actionUrl) &&
    isPair(callToAction?.secondLabel, callToAction?.secondUrl) &&
    (proof === undefined ||
      proof.figures.length + proof.customers.length + proof.certificates.length > 0)
  );
}

function isPair(label: string | null = null, url: string | null = null): boolean {
  return (label === null) === (url === null);
}
