import { keepPreviousData, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useState } from "react";
import type { ArticlePreview } from "../../preview/draft-channel.ts";
import { draftPreview } from "../../queries/previews.ts";
import { useQuery } from "../../shared/use-query.ts";
import type { ArticleDraft } from "./article-fields.ts";
import { previewBody } from "./preview-body.ts";

/** The least time between two previews of a draft that is being written. */
const intervalMs = 400;

/** A draft as its public page would show it, kept up to date while it is written: one request at a time. */
export function useLivePreview(
  id: string | undefined,
  draft: ArticleDraft,
): UseQueryResult<ArticlePreview> {
  const owner = useId();
  const [asked, setAsked] = useState({ draft, revision: 0 });
  const query = useQuery({
    ...draftPreview(`${owner} ${asked.revision}`, () => previewBody(id, asked.draft)),
    placeholderData: keepPreviousData,
  });
  const { isFetching } = query;
  const isBehind = asked.draft !== draft;
  const catchUp = useEffectEvent(() =>
    setAsked(({ revision }) => ({ draft, revision: revision + 1 })),
  );
  useEffect(() => {
    if (!isBehind || isFetching) return undefined;
    // Further typing does not put it off: the preview follows while somebody writes on.
    const timer = setTimeout(catchUp, intervalMs);
    return () => clearTimeout(timer);
  }, [isBehind, isFetching]);
  return query;
}
