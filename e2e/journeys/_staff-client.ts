import { demoPassword, openSession } from "./_admin.ts";

/** A record as a change of it has to name it. */
export interface Entry {
  id: string;
  version: number;
}

/** What goes through the review. */
export type ContentKind = "dtArticle" | "dtArticleType" | "dtHomePage";

/** Well within the ten minutes after which the riskiest changes take a step-up. */
const freshMs = 6 * 60_000;

/** Calls the API of a site as its demo accounts, with one session for each as long as that lasts. */
export class StaffClient {
  readonly #origin: string;
  readonly #sessions = new Map<string, { token: string; begunAt: number }>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** A session of an account, shared by the journeys of this worker; a new one when a journey has ended it, or a step-up is near. */
  async sessionOf(username: string): Promise<string> {
    const known = this.#sessions.get(username);
    const isFresh = known !== undefined && Date.now() - known.begunAt < freshMs;
    if (isFresh && (await this.#isOpen(known.token))) return known.token;
    const token = await this.newSessionOf(username);
    this.#sessions.set(username, { token, begunAt: Date.now() });
    return token;
  }

  /** A session that no other journey uses. */
  newSessionOf(username: string, password: string = demoPassword): Promise<string> {
    return openSession(this.#origin, username, password);
  }

  /** Reads something as an account; null for a visitor. */
  get<T>(who: string | null, path: string): Promise<T> {
    return this.#call<T>(who, "GET", path);
  }

  /** Sends something as an account; null for a visitor. */
  send(who: string | null, path: string, data: object): Promise<Entry> {
    return this.#call(who, "POST", path, data);
  }

  /** Changes something as an account. */
  change(who: string, path: string, data: object): Promise<Entry> {
    return this.#call(who, "PUT", path, data);
  }

  /** Deletes something as an account. */
  async remove(path: string, who = "admin"): Promise<void> {
    await this.#call(who, "DELETE", path);
  }

  /** Deletes a record as it is now. */
  async removeNow(path: string, who = "admin"): Promise<void> {
    const { version } = await this.get<Entry>(who, path.replace("/delete/", "/get/"));
    await this.remove(`${path}?version=${version}`, who);
  }

  /** Writes a draft, of the type "news" unless the fields name one; answers with its id. */
  async draft(who: string, fields: { title: string; [field: string]: unknown }): Promise<string> {
    const typeId = fields["typeId"] ?? (await this.typeIdOf("news"));
    const data = { content: "<p>Low water at six.</p>", ...fields, typeId };
    return (await this.send(who, "/api/dtArticle/save", data)).id;
  }

  /** Takes a step on an article, or a type, as it is now. */
  async act(
    who: string,
    bizId: string,
    action: string,
    kind: ContentKind = "dtArticle",
  ): Promise<void> {
    const { version } = await this.get<Entry>("admin", `/api/${kind}/get/${bizId}`);
    await this.send(who, `/api/${kind}/act`, { bizId, action, version });
  }

  /** Takes a draft through review. */
  async approve(bizId: string, kind: ContentKind = "dtArticle", author = "editor"): Promise<void> {
    await this.act(author, bizId, "submit", kind);
    await this.act("reviewer", bizId, "approve", kind);
  }

  /** Takes a draft all the way to the public. */
  async publish(bizId: string, kind: ContentKind = "dtArticle", author = "editor"): Promise<void> {
    await this.approve(bizId, kind, author);
    await this.act("publisher", bizId, "publish", kind);
  }

  /** The comment that waits below an article. */
  async waitingComment(articleId: string): Promise<Entry> {
    const query = new URLSearchParams({ articleId, status: "pending" });
    const page = await this.get<{ records: Entry[] }>("admin", `/api/dtComment/page?${query}`);
    const { id, version } = required(page.records[0]);
    return { id, version };
  }

  /** Ends every session of an account, as an administrator may. */
  async endSessionsOf(name: string): Promise<void> {
    const query = new URLSearchParams({ keyword: name, pageSize: "200" });
    const page = await this.get<{ records: Entry[] }>("admin", `/api/liveSession/page?${query}`);
    for (const { id } of page.records) await this.remove(`/api/liveSession/delete/${id}`);
  }

  /** The id of an article type. */
  async typeIdOf(code: string): Promise<string> {
    const types = await this.get<{ id: string; code: string }[]>(
      "admin",
      "/api/dtArticleType/list",
    );
    return required(types.find((type) => type.code === code)).id;
  }

  /** The id of an account. */
  async userIdOf(name: string): Promise<string> {
    const users = await this.get<{ id: string; name: string }[]>("admin", "/user/list");
    return required(users.find((user) => user.name === name)).id;
  }

  async #isOpen(token: string): Promise<boolean> {
    const reply = await fetch(`${this.#origin}/rest/user/current`, {
      headers: { Authorization: token },
    });
    await reply.body?.cancel();
    return reply.ok;
  }

  async #call<T = Entry>(
    who: string | null,
    method: string,
    path: string,
    data?: object,
  ): Promise<T> {
    const headers = new Headers();
    if (who !== null) headers.set("Authorization", await this.sessionOf(who));
    if (data !== undefined) headers.set("Content-Type", "application/json");
    const body = data === undefined ? null : JSON.stringify(data);
    const reply = await fetch(`${this.#origin}/rest${path}`, { method, headers, body });
    const answer: { success: boolean; message: string; result: T } = JSON.parse(await reply.text());
    if (!answer.success) throw new Error(`${method} ${path} as ${who}: ${answer.message}`);
    return answer.result;
  }
}

function required<T>(found: T | undefined): T {
  if (found === undefined) throw new Error("The demo site has no such record");
  return found;
}
