import { messages } from "../../kernel/messages/index.ts";
import { nameOf, type Schema } from "./document.ts";
import { html, joined, type Html, type HtmlValue } from "./html.ts";
import { prose } from "./prose.ts";
import { fieldsOf, type Field } from "./schema-fields.ts";

const { reference } = messages;

/** A nested list of fields with types, bounds and descriptions; null for none. */
export function renderFields(
  fields: readonly Field[],
  schemas: Record<string, Schema>,
): Html | null {
  if (fields.length === 0) return null;
  return html`<ul class="fields">
    ${fields.map((field) => renderField(field, schemas))}
  </ul>`;
}

/** A schema in a few words, with links to named ones. */
export function renderType(schema: Schema): Html {
  if (schema.$ref !== undefined) return schemaLink(nameOf(schema.$ref));
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return html`${joined(schema.enum.map(literal), " | ")}`;
  if (schema.items !== undefined) return html`${reference.listOf} ${renderType(schema.items)}`;
  const { type = schema.allOf === undefined ? reference.anything : "object" } = schema;
  return html`${typeof type === "string" ? type : type.join(" | ")}`;
}

export function schemaAnchor(name: string): string {
  return `schema-${name}`;
}

function schemaLink(name: string): Html {
  return html`<a href="#${schemaAnchor(name)}">${name}</a>`;
}

function literal(value: unknown): Html {
  return html`<code>${JSON.stringify(value)}</code>`;
}

function renderField({ name, schema, required }: Field, schemas: Record<string, Schema>): Html {
  const presence = required ? [reference.required] : [];
  return html`<li>
    <code class="name">${name}</code> <span class="facts">${renderFacts(schema, presence)}</span>
    ${prose(schema.description)} ${renderFields(inlineFields(schema, schemas), schemas)}
  </li>`;
}

/** Fields of an object without a name, which is shown in place. */
function inlineFields(schema: Schema, schemas: Record<string, Schema>): Field[] {
  if (schema.$ref !== undefined) return [];
  return schema.items === undefined
    ? fieldsOf(schema, schemas)
    : inlineFields(schema.items, schemas);
}

/** Type, description, bounds and annotations of a value. */
export function renderFacts(schema: Schema, here: readonly string[] = []): HtmlValue {
  const { pattern, default: fallback } = schema;
  const facts: HtmlValue[] = [
    renderType(schema),
    ...here,
    range(reference.characters, schema.minLength, schema.maxLength),
    range(reference.values, schema.minimum, schema.maximum),
    range(reference.entries, schema.minItems, schema.maxItems),
    schema.format ?? null,
    pattern === undefined ? null : html`${reference.pattern} <code>${pattern}</code>`,
    fallback === undefined ? null : html`${reference.fallback} ${literal(fallback)}`,
    schema.uniqueItems === true ? reference.unique : null,
    schema.readOnly === true ? reference.readOnly : null,
    schema.writeOnly === true ? reference.writeOnly : null,
  ];
  return joined(
    facts.filter((fact) => fact !== null),
    ", ",
  );
}

function range(
  ofUnit: (bounds: string) => string,
  min: number | undefined,
  max: number | undefined,
): string | null {
  if (min === undefined && max === undefined) return null;
  return ofUnit(reference.range(min, max));
}
