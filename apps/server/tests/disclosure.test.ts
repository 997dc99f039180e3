import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { comments, messages, sessions, users } from "../src/db/schema/index.ts";
import { readContract, type JsonSchema } from "../src/kernel/contract.ts";
import { themes } from "../src/modules/charts/themes/index.ts";
import { callers, signInCallers } from "./_callers.ts";
import { act, get, signInStaff, publish, result, write, type StaffClient } from "./_content.ts";
import { testPassword } from "./_database.ts";
import { makeUser, roleId, userId } from "./_people.ts";
import { changeProduct, saveProduct, createProductLine } from "./_products.ts";
import { startTestServer, type TestServer } from "./_server.ts";
import { operationLog } from "./_log.ts";

/*
 * What nobody may learn by any read of the API: unique marker words are hidden in the database, every caller reads
 * everything with every filter, sort and id, and the responses are searched for them.
 */

/** Marker words by what they reveal, each used nowhere else. */
const words = {
  drafts: ["draftword", "changeword", "plannedword", "offlineword", "typeword"],
  "products that are not offered": ["newproductword", "oldproductword", "hiddenproductword"],
  trash: ["trashword"],
  "what was circulated": ["circulatedword"],
  "comments that wait": ["pendingword"],
  "visitors' addresses": ["commentmail@example.com", "messagemail@example.com", "5550199"],
  messages: ["messageword"],
  "colleagues' addresses": ["staffmail@example.com", "+445550177"],
};
type Kind = keyof typeof words;

/** What each caller can learn by reading everything: the expectation, maintained by hand. */
const known: Record<string, Kind[]> = {
  visitor: [],
  admin: Object.keys(words) as Kind[],
  editor: ["drafts", "trash", "what was circulated"],
  reviewer: ["drafts", "what was circulated"],
  publisher: ["drafts", "trash", "what was circulated"],
  moderator: [
    "drafts",
    "what was circulated",
    "comments that wait",
    "visitors' addresses",
    "messages",
  ],
  // The operation log contains what was changed, and this role audits it.
  auditor: [
    "drafts",
    "products that are not offered",
    "trash",
    "what was circulated",
    "colleagues' addresses",
  ],
  "empty role": [],
  "no role": [],
};

const contract = readContract();
let server: TestServer;
let client: StaffClient;
let tokens: Map<string, string>;
/** Ids and other names of what is hidden, and of some of what is not. */
let names: string[];
/** Some of each kind: filters of the staff's lists take no others, since most kinds mean nothing to each of them. */
let samples: string[];
/** Their ids in the operation log. */
let logIds: string[];
/** What no response contains. */
let secrets: string[];

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000", TRUST_PROXY: "127.0.0.1" } });
  tokens = await signInCallers(server);
  client = await signInStaff(server);
  ({ names, samples } = await hideMarkers());
  logIds = (await operationLog(server)).map(({ id }) => id);
  const accounts = await server.db.select().from(users);
  const sessionRows = await server.db.select().from(sessions);
  secrets = [
    testPassword,
    ...tokens.values(),
    ...accounts.map(({ passwordHash }) => passwordHash),
    ...sessionRows.map(({ tokenHash }) => tokenHash),
    ...visitor.secrets,
  ];
});

afterAll(() => server[Symbol.asyncDispose]());

const visitor = {
  headers: { "x-forwarded-for": "203.0.113.77", "user-agent": "visitorbrowser/1.0" },
  secrets: ["203.0.113.77", "visitorbrowser"],
};

/** Puts every marker word in its place. */
async function hideMarkers(): Promise<{ names: string[]; samples: string[] }> {
  const draft = await write(client, { ...article("draftword"), tags: ["draftword"] });
  const live = await publish(client, { title: "Harbour", slug: "harbour" });
  const { version } = await get(client, live);
  const changed = { id: live, version, ...article("changeword"), slug: "changeword" };
  await send("PUT /api/dtArticle/update", changed, client.editor);
  const planned = await write(client, article("plannedword"));
  for (const [who, step] of [
    ["editor", "submit"],
    ["reviewer", "approve"],
  ] as const) {
    result(await act(client, who, step, planned));
  }
  const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
  result(await act(client, "publisher", "schedule", planned, { scheduledAt }));
  const offline = await publish(client, article("offlineword"));
  result(await act(client, "publisher", "offline", offline));
  const trashed = await write(client, article("trashword"));
  result(await server.call(`DELETE /api/dtArticle/delete/${trashed}`, { token: client.editor }));
  const comment = "circulatedword";
  const userIds = [await userId(server, "moderator")];
  result(await act(client, "editor", "circulate", draft, { userIds, comment }));
  const type = { parentId: "0", kind: "list", name: "typeword", code: "typeword" };
  await send("POST /api/dtArticleType/save", type, client.admin);
  await send("POST /api/app/other/comment", {
    articleId: live,
    nickname: "Lin",
    email: "commentmail@example.com",
    content: "pendingword",
  });
  await send("POST /api/app/other/leaveMessage", {
    name: "Mei",
    phone: "5550199",
    email: "messagemail@example.com",
    content: "messageword",
  });
  // Nobody's own: everybody may read the address that their mail goes to.
  const reachable = { email: "staffmail@example.com", mobile: "+445550177" };
  const role = await roleId(server, "editor");
  const colleague = await makeUser(server, client.admin, "colleague", [role], reachable);
  const offered = await hideProducts();
  const posts = [
    ...(await server.db.select({ id: comments.id }).from(comments)),
    ...(await server.db.select({ id: messages.id }).from(messages)),
  ].map(({ id }) => id);
  const articles = [draft, live, planned, offline, trashed, "harbour", "draftword", "changeword"];
  const others = [client.typeId, "typeword", "home", colleague, ...posts];
  return {
    names: [...articles, ...others, ...offered],
    samples: [draft, planned, trashed, ...others, "newproductword"],
  };
}

/** Products that visitors must not see: a draft, one off the shelf, and one in a series off the shelf. */
async function hideProducts(): Promise<string[]> {
  const token = client.admin;
  const line = await createProductLine(server, token, "Gauges", { code: "gauge" });
  const other = await createProductLine(server, token, "Floats", product("hiddenproductword"));
  await changeProduct(server, token, other.series, { status: "draft" });
  const within = { kind: "product", parentId: line.series };
  const draft = { ...within, ...product("newproductword"), status: "draft" };
  const old = { ...within, ...product("oldproductword"), status: "offShelf" };
  const ids = [await saveProduct(server, token, draft), await saveProduct(server, token, old)];
  return [...ids, ...Object.values(line), ...Object.values(other), "newproductword"];
}

function product(word: string): Record<string, unknown> {
  return { name: word, code: word, summary: word, content: `<p>${word}</p>`, brand: word };
}

function article(word: string): Record<string, unknown> {
  return {
    title: word,
    slug: word,
    summary: word,
    content: `<p>${word}</p>`,
    keywords: [word],
    recommendPositions: ["home"],
    isTop: true,
  };
}

async function send(line: string, body: object, token?: string): Promise<void> {
  const headers = token === undefined ? visitor.headers : {};
  result(await server.call(line, { body, headers, ...(token === undefined ? {} : { token }) }));
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
}

/** What the server itself does not read of the document. */
interface DocumentWithParameters {
  paths: Record<string, { get?: { parameters?: (Parameter | { $ref: string })[] } }>;
  components: { parameters: Record<string, Parameter>; schemas: Record<string, JsonSchema> };
}

const { paths, components } = contract.document as unknown as DocumentWithParameters;

/** The operations that only read, with their parameters. */
const reads = contract.operations
  .filter(({ method, id }) => method === "GET" && id !== "sessionLogout")
  .map((operation) => ({ ...operation, parameters: parametersOf(operation.path) }));

function parametersOf(path: string): Parameter[] {
  const parameters = paths[path]?.get?.parameters ?? [];
  return parameters.map((one) => ("$ref" in one ? find(components.parameters, one.$ref) : one));
}

function find<Part>(parts: Record<string, Part>, ref: string): Part {
  const found = parts[ref.split("/").at(-1) ?? ""];
  if (found === undefined) throw new Error(`There is no ${ref}`);
  return found;
}

/** How a list is sorted reveals nothing that its longest page does not contain. */
const sorting = ["sortField", "sortOrder"];

/** Values for one parameter: every value of an enum, else each of these names that may be one, or words. */
function valuesOf({ name, schema }: Parameter, known: readonly string[]): string[] {
  if (sorting.includes(name)) return [];
  const { $ref } = schema;
  const whole = typeof $ref === "string" ? find(components.schemas, $ref) : schema;
  if (Array.isArray(whole["enum"])) return whole["enum"].map(String);
  if (whole["type"] === "boolean") return ["true", "false"];
  if (name === "pageSize") return [String(whole["maximum"])];
  if (name === "month") return [new Date().toISOString().slice(0, 7)];
  if (name === "keyword") return ["word", "@example.com", "55501", ...words.drafts];
  if (name === "tag") return ["draftword"];
  if (whole["format"] === "date-time") return [new Date(0).toISOString()];
  if (whole["type"] !== "string") return [];
  // What the contract refuses reveals nothing.
  const pattern = typeof whole["pattern"] === "string" ? new RegExp(whole["pattern"], "u") : /^/u;
  return known.filter((name) => pattern.test(name));
}

/** URLs that read one thing after the other: each name in the path, each value of each filter by itself. */
function addressesOf({ path, tag, parameters, access }: (typeof reads)[number]): string[] {
  const isPart = path.includes("{");
  const ids = tag === "operationLogs" ? logIds : names;
  const paths = isPart ? ids.map((id) => path.replace(/\{\w+\}/, id)) : [path];
  const query = parameters.filter((parameter) => parameter.in === "query");
  const needed = query.filter(({ required }) => required);
  const asked = (needed.length > 0 || isPart ? needed : query).flatMap((parameter) =>
    valuesOf(parameter, access === "public" ? names : samples).map(
      (value) => `?${parameter.name}=${encodeURIComponent(value)}`,
    ),
  );
  return paths.flatMap((one) => [one, ...asked.map((question) => one + question)]);
}

/** Everything that a caller can read, as one text for each operation. */
async function readAll(token: string | undefined): Promise<Map<string, string>> {
  const readable = new Map<string, string>();
  for (const operation of reads) {
    const [first = "", ...others] = addressesOf(operation);
    const { status, text } = await read(first, token);
    // Callers without the permission are refused in any case: the table of permissions.
    const isClosed = status === 401 || status === 403;
    // Public operations ignore the token: the visitor's turn covers them.
    const isAlike = operation.access === "public" && token !== undefined;
    const replies =
      isClosed || isAlike ? [] : await Promise.all(others.map((one) => read(one, token)));
    expect(replies.filter((reply) => reply.status >= 500)).toEqual([]);
    readable.set(operation.id, [text, ...replies.map((reply) => reply.text)].join("\n"));
  }
  const queried = Object.keys(themes).map((id) => readTheme(id, token));
  readable.set("chartsGetDatas", (await Promise.all(queried)).join("\n"));
  return readable;
}

async function readTheme(dataThemeId: string, token: string | undefined): Promise<string> {
  const call = { ...(token === undefined ? {} : { token }), body: { dataThemeId } };
  return JSON.stringify((await server.call("POST /api/chart/getDatas", call)).body);
}

async function read(address: string, token: string | undefined) {
  const headers = token === undefined ? {} : { authorization: token };
  const reply = await fetch(`${server.url}/rest${address}`, { headers });
  return { status: reply.status, text: await reply.text() };
}

describe("what a caller learns by reading everything", () => {
  test.each(callers)("fits the role of %s", async (caller) => {
    const readable = await readAll(tokens.get(caller));
    const everything = [...readable.values()].join("\n");
    const learned = Object.entries(words)
      .filter(([, all]) => all.some((word) => everything.includes(word)))
      .map(([kind]) => kind);
    expect(learned).toEqual(known[caller]);
    for (const [id, text] of readable) {
      expect([id, secrets.filter((secret) => text.includes(secret))]).toEqual([id, []]);
    }
  });
});

describe("a visitor who guesses names of what is hidden", () => {
  test.each([
    "getArticle/*",
    "getArticleMessage/*",
    "getPreAndNext/*",
    "getArticleType/*",
    "articleList?typeId=*",
    "moreMonthList?typeId=*",
    "searchContent?keyword=harbour&typeId=*",
    "recommendArticles?articleId=*",
    "getProduct/*",
    "productList?within=*",
    "downFile?id=*",
  ])("gets the same from %s as for unknown names", async (place) => {
    const readByName = async (name: string) => {
      const { status, text } = await read(`/api/app/other/${place.replace("*", name)}`, undefined);
      return { status, text: text.replace(/"requestId":"[^"]*"/, "") };
    };
    const [draft = "", , planned = "", , trashed = ""] = names;
    const nothing = await readByName("nowhere");
    const hidden = [
      "draftword",
      "changeword",
      "plannedword",
      "trashword",
      "typeword",
      "newproductword",
    ];
    for (const name of [draft, planned, trashed, ...hidden]) {
      expect([name, await readByName(name)]).toEqual([name, nothing]);
    }
  });
});
