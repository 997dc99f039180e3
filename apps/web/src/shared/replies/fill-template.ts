/** What the placeholders of a template stand for. */
export interface TemplateValues {
  /** The visitor's name. */
  readonly name: string;
  /** The subject, or the article's title. */
  readonly subject: string;
  /** The name of whoever answers. */
  readonly me: string;
}

/** Fills in the placeholders. What a visitor wrote is inserted as it is: a placeholder in a name stays one. */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template.replaceAll(
    /\{(name|subject|me)\}/g,
    (_all, name: keyof TemplateValues) => values[name],
  );
}
