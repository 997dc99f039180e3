import { messages } from "../../kernel/messages/index.ts";
import {
  nameOf,
  type Operation,
  type Parameter,
  type ReferenceDocument,
  type Response,
  type Schema,
} from "./document.ts";
import { html, joined, type Html } from "./html.ts";
import { prose } from "./prose.ts";
import { renderFields, renderType } from "./render-schema.ts";
import { fieldsOf } from "./schema-fields.ts";

const { reference } = messages;

export interface Call {
  method: string;
  /** With the API's base. */
  path: string;
  operation: Operation;
}

/** An operation with its permissions, parameters, responses and errors. */
export function renderOperation(call: Call, { components }: ReferenceDocument): Html {
  const { method, path, operation } = call;
  return html`<section
    class="operation"
    id="${operation.operationId}"
    data-search="${searchText(call)}"
  >
    <h3><a href="#${operation.operationId}">${operation.summary}</a></h3>
    <p class="call"><b class="method ${method.toLowerCase()}">${method}</b> <code>${path}</code></p>
    ${prose(operation.description)}
    <p>${reference.name} <code>${operation.operationId}</code>. ${renderAccess(operation)}</p>
    ${renderParameters(operation, components)} ${renderBody(operation, components.schemas)}
    ${renderAnswer(operation, components)} ${renderRefusals(operation, components.schemas)}
  </section>`;
}

export function searchText({ method, path, operation }: Call): string {
  return `${operation.operationId} ${method} ${path} ${operation.summary}`.toLowerCase();
}

function renderAccess(operation: Operation): Html {
  const permission = operation["x-permission"];
  const steps = Object.entries(operation["x-action-permissions"] ?? {});
  if (permission === "public") return html`${reference.forEverybody}`;
  if (permission === "authenticated") return html`${reference.forSignedIn}`;
  const stepped = steps.map(([step, code]) => html`<code>${step}</code>: <code>${code}</code>`);
  return html`${reference.needs} <code>${permission}</code>.
    ${steps.length === 0 ? null : html`${reference.stepsNeed} ${joined(stepped, ", ")}.`}`;
}

type Components = ReferenceDocument["components"];

function renderParameters(operation: Operation, components: Components): Html | null {
  const parameters = (operation.parameters ?? []).map((parameter) =>
    "$ref" in parameter ? components.parameters[nameOf(parameter.$ref)] : parameter,
  );
  const fields = parameters.filter((parameter) => parameter !== undefined).map(fieldOf);
  if (fields.length === 0) return null;
  return html`<h4>${reference.parameters}</h4>
    ${renderFields(fields, components.schemas)}`;
}

function fieldOf({ name, in: place, required = false, description, schema }: Parameter) {
  const where = place === "path" ? `{${name}}` : name;
  return { name: where, required, schema: { ...schema, ...(description && { description }) } };
}

function renderBody(operation: Operation, schemas: Record<string, Schema>): Html | null {
  const bodies = Object.entries(operation.requestBody?.content ?? {});
  if (bodies.length === 0) return null;
  return html`<h4>${reference.body}</h4>
    <p>${reference.maxBody(operation["x-max-body"] ?? 0)}</p>
    ${bodies.map(([type, { schema }]) => {
      return html`<p><code>${type}</code>, ${renderType(schema)}</p>
        ${renderFields(fieldsOf(schema, schemas), schemas)} ${renderExamples(schema, schemas)}`;
    })}`;
}

/** Examples of the schema or of the one it refers to. */
function renderExamples(schema: Schema, schemas: Record<string, Schema>): Html | null {
  const target = schema.$ref === undefined ? schema : schemas[nameOf(schema.$ref)];
  const examples = target?.examples ?? [];
  if (examples.length === 0) return null;
  return html`<details>
    <summary>${reference.examples}</summary>
    ${examples.map((example) => html`<pre><code>${JSON.stringify(example, null, 2)}</code></pre>`)}
  </details>`;
}

function renderAnswer(operation: Operation, components: Components): Html {
  const ok = operation.responses["200"];
  const response = ok !== undefined && "$ref" in ok ? components.responses[nameOf(ok.$ref)] : ok;
  return html`<h4>${reference.answer}</h4>
    ${prose(response?.description)} ${renderContent(response, components.schemas)}`;
}

function renderContent(
  response: Response | undefined,
  schemas: Record<string, Schema>,
): (Html | null)[] {
  return Object.entries(response?.content ?? {}).map(([type, { schema }]) => {
    if (type !== "application/json") return html`<p><code>${type}</code></p>`;
    return renderFields(replyFields(schema, schemas), schemas);
  });
}

/** What a response contains besides the fields of every response. */
function replyFields(schema: Schema, schemas: Record<string, Schema>) {
  const common = new Set(fieldsOf(schemas["Reply"] ?? {}, schemas).map(({ name }) => name));
  return fieldsOf(schema, schemas).filter(({ name }) => name === "result" || !common.has(name));
}

function renderRefusals(operation: Operation, schemas: Record<string, Schema>): Html {
  const statuses = schemas["ErrorCode"]?.["x-status"] ?? {};
  const byStatus = Map.groupBy(operation["x-error-codes"], (code) => statuses[code] ?? 0);
  const ordered = [...byStatus].toSorted(([a], [b]) => a - b);
  return html`<h4>${reference.refusals}</h4>
    <ul class="refusals">
      ${ordered.map(([status, codes]) => {
        const named = codes.map((code) => html`<code>${code}</code>`);
        return html`<li><b>${status}</b> ${joined(named, " ")}</li>`;
      })}
    </ul>`;
}
