import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A remark on an article, with its replies. */
export type Remark = Result<"articleRemarksList">[number];

/** Somebody whom a remark may mention. */
export type Mention = Result<"articleRemarksPeople">[number];

/** A remark to be stored; calls with the same key and body store one. */
export interface NewRemark {
  readonly body: Input<"articleRemarksSave">;
  readonly idempotencyKey: string;
}

/** The queries and mutations of remarks. */
export const remarkQueries = defineQueries("articleRemarks", {
  list: silent((query: Input<"articleRemarksList">, options) =>
    sdk.articleRemarks.list(query, options),
  ),
  create: ({ body, idempotencyKey }: NewRemark) =>
    sdk.articleRemarks.save(body, { silent: true, idempotencyKey }),
  reply: (body: Input<"articleRemarksReply">) => sdk.articleRemarks.reply(body, { silent: true }),
  update: (body: Input<"articleRemarksUpdate">) => sdk.articleRemarks.update(body),
  decide: (body: Input<"articleRemarksDecide">) => sdk.articleRemarks.decide(body),
});

/** Whom a remark may mention, by name. */
export const mentionable = (keyword: string) =>
  queryOptions({
    queryKey: remarkQueries.keys.page({ people: keyword }),
    queryFn: ({ signal }) =>
      sdk.articleRemarks.people(
        { pageSize: 8, ...(keyword && { keyword }) },
        { signal, silent: true },
      ),
    staleTime: 60_000,
  });
