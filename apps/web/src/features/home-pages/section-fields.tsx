import { useEffect, useEffectEvent } from "react";
import type { Language } from "../../shared/content-languages.ts";
import { ArticlesFields } from "./articles-fields.tsx";
import { CallToActionFields } from "./call-to-action-fields.tsx";
import type { EditedSection } from "./edited-section.ts";
import { HeroFields } from "./hero-fields.tsx";
import type { SectionKind } from "./new-section.ts";
import type { ControlOf, Part } from "./part-props.ts";
import { ProofFields } from "./proof-fields.tsx";
import { QuoteFields } from "./quote-fields.tsx";
import { RangeFields } from "./range-fields.tsx";

interface SectionFieldsProps {
  section: EditedSection;
  language: Language;
  /** Changes the part that its kind names. */
  onChange: <Kind extends SectionKind>(kind: Kind, changes: Partial<Part<Kind>>) => void;
  controlOf: ControlOf;
  /** Called once they are shown. */
  onShown: () => void;
}

/** The fields of a section. */
export function SectionFields(props: SectionFieldsProps) {
  const { section, language, onChange, controlOf } = props;
  const whenShown = useEffectEvent(props.onShown);
  useEffect(() => whenShown(), []);
  const { hero, range, proof, articles, quote, callToAction } = section;
  const of = <Kind extends SectionKind>(kind: Kind) => ({
    onChange: (changes: Partial<Part<Kind>>) => onChange(kind, changes),
    controlOf: (field: string) => controlOf(`${kind}.${field}`),
  });
  if (hero) return <HeroFields part={hero} {...of("hero")} />;
  if (range) return <RangeFields part={range} language={language} {...of("range")} />;
  if (proof) return <ProofFields part={proof} {...of("proof")} />;
  if (articles) return <ArticlesFields part={articles} language={language} {...of("articles")} />;
  if (quote) return <QuoteFields part={quote} {...of("quote")} />;
  return callToAction ? <CallToActionFields part={callToAction} {...of("callToAction")} /> : null;
}
