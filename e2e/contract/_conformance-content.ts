/** Scenarios about articles, what visitors send, and files. */
import { uploadFile, type Sdk } from "@atrium/sdk";
import { facts, outcomeOf, typeOf, type Scenario, type Site } from "./_conformance-site.ts";

async function publishing(site: Site): Promise<unknown> {
  const [editor, reviewer, publisher, visitor] = (await Promise.all(
    ["editor", "reviewer", "publisher", undefined].map((role) => site.as(role)),
  )) as [Sdk, Sdk, Sdk, Sdk];
  const typeId = await typeOf(site);
  const { id } = await editor.articles.save({ typeId, title: "Spring tide", content: "<p>A</p>" });
  const steps: unknown[] = [];
  const see = async (what: string, outcome: unknown) => {
    const now = await editor.articles.get(id);
    const { status, reviewStatus, displayStatus, version, allowedActions } = now;
    const { headVersionNo, approvedVersionNo, publishedVersionNo } = now;
    const numbers = [version, headVersionNo, approvedVersionNo, publishedVersionNo];
    const own = allowedActions.filter((action) => action !== "circulate");
    const list = await visitor.site.articleList({ typeId });
    const seen = list.records.map(({ title, slug }) => [title, slug]);
    steps.push([what, outcome, [status, reviewStatus, displayStatus], numbers, own, seen]);
  };
  const act = async (
    sdk: Sdk,
    action: "submit" | "withdraw" | "approve" | "reject" | "return" | "publish" | "offline",
    comment?: string,
  ) => {
    const { version } = await editor.articles.get(id);
    const more = comment === undefined ? {} : { comment };
    await see(action, await outcomeOf(sdk.articles.act({ bizId: id, action, version, ...more })));
  };
  const edit = async (title: string) => {
    const { version } = await editor.articles.get(id);
    await see(`edit ${title}`, await outcomeOf(editor.articles.update({ id, version, title })));
  };
  await see("saved", "ok");
  await edit("Neap tide");
  await act(publisher, "publish");
  await act(editor, "publish");
  await act(editor, "submit");
  await act(editor, "submit");
  await edit("While it runs");
  await act(editor, "approve");
  await act(publisher, "approve");
  await act(reviewer, "return");
  const tasks = await reviewer.articles.waitMeToHandleTasks();
  await act(reviewer, "return", "More, please");
  await edit("Neap tide again");
  await act(editor, "submit");
  await act(editor, "withdraw");
  await act(editor, "submit");
  await act(reviewer, "approve");
  await act(reviewer, "approve");
  await act(publisher, "publish");
  await act(publisher, "publish");
  const article = await visitor.site.getArticle(id);
  await edit("Storm tide");
  await act(editor, "submit");
  await act(reviewer, "reject", "No");
  await act(publisher, "offline");
  await act(publisher, "offline");
  const { version } = await editor.articles.get(id);
  return {
    steps,
    tasks: tasks.records
      .filter((task) => task.bizId === id)
      .map((task) => [
        task.title,
        task.status,
        task.allowedActions.filter((action) => action !== "transfer"),
      ]),
    article: [article.title, article.content, article.commentCount, article.typeName.slice(0, 5)],
    offline: await outcomeOf(visitor.site.getArticle(id)),
    versions: (await editor.articles.versions({ id })).records.map(({ versionNo, title }) => [
      versionNo,
      title,
    ]),
    handled: (await reviewer.articles.myHandledTasks()).records
      .filter((task) => task.bizId === id)
      .map(({ status }) => status),
    history: (await editor.articles.history(id))
      .map(({ action, actorName }) => [action, actorName.toLowerCase()])
      .filter(([action]) => action !== "approvalEnd"),
    trash: await outcomeOf(editor.articles.delete({ id, version })),
    trashed: await outcomeOf(editor.articles.get(id)),
    inTrash: (await editor.articles.trashPage()).records.filter((one) => one.id === id).length,
    restored: await outcomeOf(editor.articles.trashRestore({ id, version: version + 1 })),
    back: (await editor.articles.get(id)).status,
  };
}

async function articles(site: Site): Promise<unknown> {
  const editor = await site.as("editor");
  const typeId = await typeOf(site);
  const save = (title: string, more: object = {}) =>
    editor.articles.save({ typeId, title, ...more });
  const first = await save("Low water", { tags: ["tide"] });
  await save("High water", { isTop: true });
  await save("Low water");
  const { version } = first;
  const titles = async (query: Parameters<Sdk["articles"]["page"]>[0]) =>
    (await editor.articles.page({ typeId, sortField: "title", ...query })).records.map(
      ({ title }) => title,
    );
  const slugs = (await editor.articles.page({ typeId, sortField: "createdAt" })).records;
  return {
    read: facts(await editor.articles.get(first.id), "typeId", "typeName", "allowedActions"),
    slugs: slugs.map(({ slug }) => slug),
    taken: await outcomeOf(save("Other", { slug: slugs[0]?.slug })),
    noType: await outcomeOf(editor.articles.save({ typeId: "none", title: "Other" })),
    untitled: await outcomeOf(save(" ")),
    keyword: await titles({ keyword: "low" }),
    pinned: await titles({ isTop: true }),
    tagged: await titles({ tag: "tide" }),
    drafts: await titles({ status: "draft", sortOrder: "desc" }),
    published: await titles({ status: "published" }),
    stale: await outcomeOf(
      editor.articles.update({ id: first.id, version: version + 3, title: "A" }),
    ),
    restored: [
      (await editor.articles.update({ id: first.id, version, title: "Slack water" })).version,
      (await editor.articles.restore({ id: first.id, version: version + 1, versionNo: 1 })).version,
      (await editor.articles.get(first.id)).title,
    ],
  };
}

async function visitorsPosts(site: Site): Promise<unknown> {
  const [editor, moderator, visitor] = (await Promise.all(
    ["editor", "moderator", undefined].map((role) => site.as(role)),
  )) as [Sdk, Sdk, Sdk];
  const typeId = await typeOf(site);
  const { id } = await editor.articles.save({ typeId, title: "Flood", content: "<p>A</p>" });
  const early = await outcomeOf(
    visitor.site.comment({ articleId: id, nickname: "Ann", content: "Hello" }),
  );
  for (const [role, action] of [
    ["editor", "submit"],
    ["reviewer", "approve"],
    ["publisher", "publish"],
  ] as const) {
    const { version } = await editor.articles.get(id);
    await (await site.as(role)).articles.act({ bizId: id, action, version });
  }
  await visitor.site.comment({ articleId: id, nickname: "Ann", content: "A fine tide" });
  const [comment] = (await moderator.comments.page({ articleId: id })).records;
  const before = (await visitor.site.getArticleMessage({ id })).records.length;
  const commentId = comment?.id ?? "";
  const approved = await moderator.comments.update({
    id: commentId,
    version: 1,
    status: "approved",
  });
  await moderator.comments.reply({ id: commentId, content: "Thank you" });
  const shown = (await visitor.site.getArticleMessage({ id })).records;
  await visitor.site.leaveMessage({ name: "Bo", email: "bo@example.com", content: "When?" });
  const [message] = (await moderator.messages.page()).records;
  return {
    early,
    comment: [comment?.status, comment?.nickname, comment?.articleTitle, before, approved.version],
    shown: shown.map(({ content, replies }) => [
      content,
      replies.map((reply) => [reply.content, reply.isStaff]),
    ]),
    count: (await visitor.site.getArticle(id)).commentCount,
    message: [message?.name, message?.status, message?.subject],
    noContact: await outcomeOf(
      visitor.request({
        url: "/api/app/other/leaveMessage",
        method: "post",
        data: { name: "Bo", content: "A" },
      }),
    ),
  };
}

async function uploading(site: Site): Promise<unknown> {
  const editor = await site.as("editor");
  const file = new File(["depth,time\n3,8\n"], "tides.csv", { type: "text/csv" });
  const { url, result } = await uploadFile(editor, file);
  const served = await site.fetch(url);
  const { records } = await editor.files.page();
  const id = result.id;
  return {
    result: [result.name, result.size, result.mimeType.split(";")[0]],
    served: [served.status, await served.text()],
    page: records.map(({ name, version, alt }) => [name, version, alt]),
    alt: (await editor.files.update({ id, version: 1, alt: "Tides" })).version,
    empty: await outcomeOf(uploadFile(editor, new File([], "a.txt"))),
    type: await outcomeOf(uploadFile(editor, new File(["a"], "a.exe"))),
    stale: await outcomeOf(editor.files.delete({ id, version: 1 })),
    deleted: await outcomeOf(editor.files.delete({ id, version: 2 })),
    gone: (await site.fetch(url)).status,
  };
}

/** By what each of them is about. */
export const contentScenarios: Readonly<Record<string, Scenario>> = {
  "the way of an article to the public and back": publishing,
  "lists and versions of articles": articles,
  "what visitors send": visitorsPosts,
  "uploaded files": uploading,
};
