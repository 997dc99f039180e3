import type { APIRequestContext } from "@playwright/test";
import { demoPassword } from "./_office.ts";

/** What an entry is known by. */
export interface Entry {
  id: string;
  version: number;
}

/** Makes what visitors read, without going through its forms: as the one who may, and by the real server. */
export class Desk {
  readonly #request: APIRequestContext;
  readonly #tokens = new Map<string, string>();

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Sends something to the API as a member of staff; null for a visitor. */
  async send(who: string | null, path: string, data: object): Promise<Entry> {
    return this.#call(who, "POST", path, data);
  }

  /** Changes something as a member of staff. */
  async change(who: string, path: string, data: object): Promise<Entry> {
    return this.#call(who, "PUT", path, data);
  }

  /** The comment that waits below an article. */
  async waitingComment(articleId: string): Promise<Entry> {
    const query = new URLSearchParams({ articleId, status: "pending" });
    const page = await this.#call<{ records: Entry[] }>(
      "admin",
      "GET",
      `/api/dtComment/page?${query.toString()}`,
    );
    const [comment] = page.records;
    if (comment === undefined) throw new Error("No comment waits");
    return { id: comment.id, version: comment.version };
  }

  /** Deletes what a journey made. */
  async remove(path: string): Promise<void> {
    await this.#call("admin", "DELETE", path);
  }

  /** Writes an article and takes it all the way to the public. */
  async publish(fields: object): Promise<Entry> {
    const { id } = await this.send("editor", "/api/dtArticle/save", fields);
    for (const [who, action] of steps) {
      const { version } = await this.#call("admin", "GET", `/api/dtArticle/get/${id}`);
      await this.send(who, "/api/dtArticle/act", { bizId: id, action, version });
    }
    return this.#call("admin", "GET", `/api/dtArticle/get/${id}`);
  }

  async #call<T = Entry>(
    who: string | null,
    method: string,
    path: string,
    data?: object,
  ): Promise<T> {
    const headers = who === null ? {} : { Authorization: await this.#tokenOf(who) };
    const reply = await this.#request.fetch(`/rest${path}`, { method, headers, data });
    const body: { success: boolean; message: string; result: T } = await reply.json();
    if (!body.success) throw new Error(`${method} ${path}: ${body.message}`);
    return body.result;
  }

  async #tokenOf(username: string): Promise<string> {
    const known = this.#tokens.get(username);
    if (known !== undefined) return known;
    const data = { username, password: demoPassword };
    const reply = await this.#request.post("/rest/login", { data });
    const { result }: { result: { token: string } } = await reply.json();
    this.#tokens.set(username, result.token);
    return result.token;
  }
}

const steps = [
  ["editor", "submit"],
  ["reviewer", "approve"],
  ["publisher", "publish"],
] as const;
