import { messages } from "../../kernel/messages/index.ts";
import type { ReferenceDocument, Schema } from "./document.ts";
import { Html, html } from "./html.ts";
import { prose } from "./prose.ts";
import { renderOperation, searchText, type Call } from "./render-operation.ts";
import { renderFacts, renderFields, schemaAnchor } from "./render-schema.ts";
import { fieldsOf } from "./schema-fields.ts";

const { reference } = messages;

/** The page's own style and script, which its policy lists by hash. */
export interface PageParts {
  style: string;
  script: string;
}

/** The operations of one resource. */
interface Group {
  name: string;
  description?: string;
  calls: Call[];
}

/** The reference of the whole API as one page, in the order of the contract's tags. */
export function renderReference(
  document: ReferenceDocument,
  apiBase: string,
  { style, script }: PageParts,
): string {
  const calls = callsOf(document, apiBase);
  const groups = document.tags.map((tag): Group => {
    return { ...tag, calls: calls.filter(({ operation }) => operation.tags[0] === tag.name) };
  });
  const { title, version, description } = document.info;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${reference.title(title)}</title>
        ${verbatim("style", style)}
      </head>
      <body>
        <a class="skip" href="#content">${reference.skip}</a>
        <nav aria-label="${reference.contents}">
          <label hidden>${reference.search} <input type="search" autocomplete="off" /></label>
          <output data-found="${reference.found}"></output>
          ${groups.map(renderNavigation)}
          <h2><a href="#schemas">${reference.schemas}</a></h2>
        </nav>
        <main id="content" tabindex="-1">
          <h1>${reference.title(title)}</h1>
          <p>${reference.version(version)} <a href="${apiBase}/openapi.json">openapi.json</a></p>
          ${prose(description)} ${groups.map((group) => renderGroup(group, document))}
          ${renderSchemas(document, calls)}
        </main>
        ${verbatim("script", script)}
      </body>
    </html>`;
  return page.text;
}

/** Without white space around it: the policy's hash is of exactly this text. */
function verbatim(tag: "style" | "script", text: string): Html {
  return new Html(`<${tag}>${text}</${tag}>`);
}

const methods = ["get", "post", "put", "delete"];

function callsOf(document: ReferenceDocument, apiBase: string): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => {
        return { method: method.toUpperCase(), path: apiBase + path, operation };
      }),
  );
}

function renderNavigation({ name, calls }: Group): Html {
  return html`<h2><a href="#${tagAnchor(name)}">${name}</a></h2>
    <ul>
      ${calls.map((call) => {
        const { operationId, summary } = call.operation;
        return html`<li data-search="${searchText(call)}">
          <a href="#${operationId}">${summary}</a>
        </li>`;
      })}
    </ul>`;
}

function renderGroup({ name, description, calls }: Group, document: ReferenceDocument): Html {
  return html`<h2 id="${tagAnchor(name)}">${name}</h2>
    ${prose(description)} ${calls.map((call) => renderOperation(call, document))}`;
}

function tagAnchor(name: string): string {
  return `tag-${name}`;
}

function renderSchemas({ components }: ReferenceDocument, calls: readonly Call[]): Html {
  const replies = new Set(calls.map(replyOf));
  const named = Object.entries(components.schemas)
    .filter(([name]) => !replies.has(name))
    .toSorted(([a], [b]) => a.localeCompare(b, "en"));
  return html`<h2 id="schemas">${reference.schemas}</h2>
    ${named.map(([name, schema]) => renderSchema(name, schema, components.schemas))}`;
}

/** Envelopes of single operations are shown with the operation. */
function replyOf({ operation }: Call): string | undefined {
  const ok = operation.responses["200"];
  if (ok === undefined || "$ref" in ok) return undefined;
  return ok.content?.["application/json"]?.schema.$ref?.replace(/^.*\//, "");
}

function renderSchema(name: string, schema: Schema, schemas: Record<string, Schema>): Html {
  const fields = renderFields(fieldsOf(schema, schemas), schemas);
  const anchor = schemaAnchor(name);
  return html`<section class="schema" id="${anchor}" data-search="${name.toLowerCase()}">
    <h3><a href="#${anchor}">${name}</a></h3>
    ${prose(schema.description)} ${fields ?? html`<p class="facts">${renderFacts(schema)}</p>`}
  </section>`;
}
