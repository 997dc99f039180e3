import type { FieldPath } from "react-hook-form";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { EditedSection, HomePageFields } from "./edited-section.ts";
import { sectionName, type SectionKind } from "./new-section.ts";
import type { Part } from "./part-props.ts";

type Messages = AdminMessages["homePages"];
type Labels = Partial<Record<FieldPath<HomePageFields>, string>>;

/** What the fields of each section are called: after the section, then the field. */
export function sectionLabels(sections: readonly EditedSection[], messages: Messages): Labels {
  const entries = sections.flatMap((section, index) => {
    const name = sectionName(section, messages.kinds);
    return fieldLabels(section, messages).map(([field, label]) => [
      `sections.${index}.${section.kind}.${field}`,
      messages.fieldOf({ section: name, field: label }),
    ]);
  });
  return { sections: messages.sections, ...Object.fromEntries(entries) };
}

/** The fields of a section and of its lines, by their paths in its part. */
export function fieldLabels(section: EditedSection, messages: Messages): [string, string][] {
  const { proof } = section;
  const lines = proof && [
    ...proof.figures.flatMap((_figure, at) => [
      line(`figures.${at}.value`, messages.figureValue, at),
      line(`figures.${at}.label`, messages.figureLabel, at),
    ]),
    ...referenceLabels("customers", proof.customers, messages),
    ...referenceLabels("certificates", proof.certificates, messages),
  ];
  return [...Object.entries(partLabels(messages)[section.kind]), ...(lines ?? [])];
}

function referenceLabels(
  list: "customers" | "certificates",
  references: Part<"proof">["customers"],
  messages: Messages,
) {
  const nameOf = (label: (p: { place: number }) => string) => (p: { place: number }) =>
    messages.lineOf({ list: messages[list], line: label(p) });
  return references.flatMap((_reference, at) => [
    line(`${list}.${at}.name`, nameOf(messages.referenceName), at),
    line(`${list}.${at}.note`, nameOf(messages.referenceNote), at),
    line(`${list}.${at}.url`, nameOf(messages.referenceUrl), at),
  ]);
}

function line(
  field: string,
  label: (p: { place: number }) => string,
  at: number,
): [string, string] {
  return [field, label({ place: at + 1 })];
}

/** What the fields of each kind of section are called. */
export function partLabels(messages: Messages) {
  const { heading, text, actionLabel, actionUrl } = messages;
  const action = { actionLabel, actionUrl };
  return {
    hero: {
      heading: messages.sentence,
      text,
      ...action,
      picture: messages.picture,
      pictureAlt: messages.pictureAlt,
    },
    range: { heading, text, productIds: messages.products, ...action },
    proof: {
      heading,
      figures: messages.figures,
      customers: messages.customers,
      certificates: messages.certificates,
    },
    articles: {
      heading,
      typeIds: messages.types,
      limit: messages.limit,
      featured: messages.featured,
    },
    quote: { text: messages.quote, person: messages.person, role: messages.role },
    callToAction: {
      heading,
      text,
      ...action,
      secondLabel: messages.secondLabel,
      secondUrl: messages.secondUrl,
    },
  } satisfies { [Kind in SectionKind]: Record<keyof Part<Kind>, string> };
}
