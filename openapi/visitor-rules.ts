/** What the contract asks of the fields that visitors fill in, as plain data: a public page carries no validator. */

interface FieldSchema {
  $ref?: string;
  format?: string;
  maxLength?: number;
  pattern?: string;
}

interface BodySchema {
  properties?: Record<string, FieldSchema>;
  required?: string[];
  allOf?: BodySchema[];
}

interface VisitorContract {
  components: { schemas: Record<string, BodySchema & FieldSchema> };
}

const forms = { commentRules: "CommentBody", messageRules: "MessageBody" };

/** What a form sends along without asking for it. */
const untyped = new Set(["articleId", "parentId", "productId", "website", "writingSeconds"]);

/** The module of one constant for each form: by field, whether it is required, how long it may be and what it holds. */
export function writeVisitorRules({ components }: VisitorContract): string {
  const { schemas } = components;
  return Object.entries(forms)
    .map(([constant, body]) => writeForm(constant, body, schemas))
    .join("\n");
}

function writeForm(
  constant: string,
  body: string,
  schemas: VisitorContract["components"]["schemas"],
): string {
  const schema = schemas[body];
  if (schema === undefined) throw new Error(`The contract has no ${body}.`);
  const parts = [schema, ...(schema.allOf ?? [])];
  const required = parts.flatMap((part) => part.required ?? []);
  const fields = parts
    .flatMap(({ properties = {} }) => Object.entries(properties))
    .filter(([name]) => !untyped.has(name))
    .map(([name, field]) => `  ${name}: ${writeRule(field, required.includes(name), schemas)},\n`);
  return `/** What \`${body}\` asks of each field that people fill in; limits in characters. */
export const ${constant} = {\n${fields.join("")}} as const;\n`;
}

function writeRule(
  field: FieldSchema,
  required: boolean,
  schemas: VisitorContract["components"]["schemas"],
): string {
  const name = field.$ref?.split("/").at(-1);
  const schema = name === undefined ? field : { ...schemas[name], ...field };
  const parts = [
    ...(required ? ["required: true"] : []),
    ...(schema.maxLength === undefined ? [] : [`limit: ${schema.maxLength}`]),
    ...(schema.format === "email" ? ['kind: "email"'] : []),
    ...(name === "Phone" ? [`kind: "phone", pattern: /${schema.pattern}/u`] : []),
  ];
  return `{ ${parts.join(", ")} }`;
}
