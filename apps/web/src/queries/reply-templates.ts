import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import { forEachRow, type Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A text for answers to visitors. */
export type ReplyTemplate = Result<"replyTemplatesGet">;

/** What is answered with a template. */
export type ReplyTemplateKind = ReplyTemplate["kind"];

/** The queries and mutations of reply templates. */
export const replyTemplateQueries = defineQueries("replyTemplates", {
  page: silent((query: Input<"replyTemplatesPage">, options) =>
    sdk.replyTemplates.page(query, options),
  ),
  detail: silent((id: string, options) => sdk.replyTemplates.get(id, options)),
  create: (body: Input<"replyTemplatesSave">) => sdk.replyTemplates.save(body, { silent: true }),
  update: (body: Input<"replyTemplatesUpdate">) =>
    sdk.replyTemplates.update(body, { silent: true }),
  remove: ({ id, version }: Versioned) =>
    sdk.replyTemplates.delete({ id, version }, { silent: true }),
  removeMany: forEachRow(({ id, version }: Versioned) =>
    sdk.replyTemplates.delete({ id, version }, { silent: true }),
  ),
});

/** What a menu offers: the first 200 by title. */
export const templatesFor = (kind: ReplyTemplateKind) =>
  replyTemplateQueries.page({ kind, pageSize: 200 });
