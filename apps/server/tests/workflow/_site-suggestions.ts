import type { Site, StaffName } from "./_site.ts";

type Reply = Awaited<ReturnType<Site["call"]>>;

/** Somebody suggests words for an article that they may not change themselves. */
export function suggest(
  site: Site,
  who: StaffName,
  suggestion: string,
  { id: articleId, headVersionNo: versionNo }: { id: string; headVersionNo: number },
): Promise<Reply> {
  const passage = { quote: "mark", prefix: "", suffix: "", start: 0 };
  const body = { articleId, versionNo, field: "content", passage, text: "Better", suggestion };
  return site.call(who, "POST /api/dtArticleRemark/save", body);
}

/** Takes over what somebody has suggested: they are an author of it then. Returns the replies. */
export async function acceptEdit(site: Site, who: StaffName, id: string): Promise<Reply[]> {
  const remarks = await site.remarks(id);
  const open = remarks.find(({ suggestionStatus }) => suggestionStatus === "open");
  if (!open) return [];
  const decision = { id: open.id, version: open.version, decision: "accepted" };
  const decided = await site.call(who, "PUT /api/dtArticleRemark/decide", decision);
  if (decided.status !== 200) return [decided];
  const version = (await site.article(id))?.version ?? 0;
  const body = { id, version, content: `<p>${open.suggestion}</p>` };
  return [decided, await site.call(who, "PUT /api/dtArticle/update", body)];
}
