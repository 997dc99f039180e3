/** The programs that the playground offers. */

/** A program, and what a reader chooses it by. */
export interface Example {
  title: string;
  code: string;
}

/** From the shortest to those that fail on purpose; the first is shown at first. */
export const examples: readonly [Example, ...Example[]] = [
  {
    title: "Write, and publish with three people",
    code: `const [type] = await sdk.articleTypes.list();
const editor = as("editor");
const { id } = await editor.articles.save({ typeId: type.id, title: "Neap tide" });

// One person writes, another one reviews, a third one publishes.
await editor.articles.act({ bizId: id, action: "submit", version: 1 });
await as("reviewer").articles.act({ bizId: id, action: "approve", version: 2 });
await as("publisher").articles.act({ bizId: id, action: "publish", version: 3 });

const { records } = await visitor.site.articleList();
return records.map(({ title, publishedAt }) => ({ title, publishedAt }));
`,
  },
  {
    title: "Page through a list",
    code: `for (const name of ["Pilots", "Tugs", "Lights", "Buoys", "Cranes"]) {
  await sdk.friendlyLinks.save({ name, url: "/" + name.toLowerCase() });
}

const { total, pages, records } = await sdk.friendlyLinks.page({ pageNo: 2, pageSize: 2 });
return { total, pages, names: records.map(({ name }) => name) };
`,
  },
  {
    title: "Two people change the same record",
    code: `const { id } = await sdk.friendlyLinks.save({ name: "Pilots", url: "/pilots" });
const first = await sdk.friendlyLinks.get({ id });
const second = await sdk.friendlyLinks.get({ id });

await sdk.friendlyLinks.update({ id, version: first.version, name: "Harbour pilots" });

// This one began with a version that is no longer the current one: 409, with the current record.
await sdk.friendlyLinks.update({ id, version: second.version, name: "River pilots" });
`,
  },
  {
    title: "What a role may not do",
    code: `const user = await as("editor").users.current();
print(user.permissions);

// An editor manages no accounts: 403.
await as("editor").users.page();
`,
  },
  {
    title: "A server that is down",
    code: `server.fail("friendlyLinksPage", faults.unavailable(5), { times: 1 });

try {
  await sdk.friendlyLinks.page();
} catch (error) {
  print({ status: error.status, errorCode: error.errorCode, retryAfter: error.retryAfter });
}

// The fault was for one call.
return await sdk.friendlyLinks.page();
`,
  },
];
