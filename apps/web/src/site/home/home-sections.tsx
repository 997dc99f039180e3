import type { Chrome } from "../loaders/chrome.ts";
import type { HomeSection } from "../types.ts";
import { HomeTitle } from "./home-title.tsx";
import { ArticlesSection } from "./sections/articles-section.tsx";
import { CallToAction } from "./sections/call-to-action.tsx";
import { Hero } from "./sections/hero.tsx";
import { ProofSection } from "./sections/proof-section.tsx";
import { QuoteSection } from "./sections/quote-section.tsx";
import { RangeSection } from "./sections/range-section.tsx";

interface HomeSectionsProps {
  sections: readonly HomeSection[];
  chrome: Pick<Chrome, "setting">;
}

/** The home page that the company has written: its sections from top to bottom. */
export function HomeSections({ sections, chrome }: HomeSectionsProps) {
  const hasHero = sections.some(({ hero }) => hero !== undefined);
  return (
    <div className="home">
      {hasHero ? null : <HomeTitle setting={chrome.setting} />}
      {sections.map((section, index) => (
        <Section key={section.key} section={section} first={index === 0} />
      ))}
    </div>
  );
}

/** @param props.first Whether it is above the fold, so that its picture loads eagerly. */
function Section({ section, first }: { section: HomeSection; first: boolean }) {
  const { key, hero, range, proof, articles, quote, callToAction } = section;
  const id = `section-${key}`;
  if (hero) return <Hero hero={hero} first={first} />;
  if (range) return <RangeSection id={id} range={range} />;
  if (proof) return <ProofSection id={id} proof={proof} />;
  if (articles) return <ArticlesSection id={id} articles={articles} />;
  if (quote) return <QuoteSection quote={quote} />;
  return callToAction ? <CallToAction id={id} action={callToAction} /> : null;
}
