import { notifyDueChanges } from "../../src/modules/calendar/notify-due-changes.ts";
import { nodeFor } from "../_content.ts";
import { HOUR_MS, STAFF_NAMES, type Site, type StaffName } from "./_site.ts";
import { changeAccount, changeRole } from "./_site-accounts.ts";
import { Administration } from "./_site-administration.ts";
import { checkPublic } from "./_site-check.ts";
import { changeFile, FILE_CHANGES } from "./_site-files.ts";
import { HOME, changeHome } from "./_site-home.ts";
import { RELEASE_STEPS, makeRelease, releaseStep } from "./_site-releases.ts";
import { importPosts } from "./_site-import.ts";
import { acceptEdit, suggest } from "./_site-suggestions.ts";
import { at, flowOf, PUBLISHERS, soon, WRITERS, type SiteMove, type What } from "./_site-moves.ts";
import { PATHS, SiteOracle, type Biz } from "./_site-oracle.ts";
import type { Counter } from "./_moves.ts";

let marks = 0;

/** A walk over a site of its own types and articles. */
export class SiteWalk {
  readonly #site: Site;
  readonly #oracle: SiteOracle;
  readonly #administration: Administration;
  readonly #counter: Counter;
  readonly #types: { id: string; code: string }[];
  readonly #articles: string[];
  readonly #releases: string[] = [];
  readonly #files: string[] = [];
  #time: number;

  /** @param start Where it goes on from: a walk that has begun, as it was when the site was kept. */
  constructor(site: Site, counter: Counter, start: SiteWalk | null = null) {
    this.#site = site;
    this.#counter = counter;
    this.#oracle = new SiteOracle(site, start === null ? null : start.#oracle);
    const kept = start === null ? null : start.#administration;
    this.#administration = new Administration(site, counter, kept);
    this.#types = start === null ? [] : [...start.#types];
    this.#articles = start === null ? [] : [...start.#articles];
    this.#time = site.now.getTime();
  }

  /**
   * Three public types: with the flow of everybody, with two nodes, and of a single page; an article that is public, one that
   * is scheduled, and a public home page.
   */
  async begin(): Promise<void> {
    await this.#administration.begin();
    await this.#makeType("root", { flow: [] });
    await this.#makeType("root", { flow: [nodeFor("reviewer"), nodeFor("publisher")] });
    await this.#makeType("root", { flow: [], kind: "single" });
    for (const { id } of this.#types) {
      for (let step = 0; step < 4; step += 1) await this.#advance("articleType", id, 0);
    }
    for (const [index, who] of WRITERS.slice(0, 2).entries()) {
      await this.#write(who, 0);
      // The first is scheduled, since its number says so, and the second published.
      for (let step = 0; step < 3; step += 1) {
        await this.#advance("article", at(this.#articles, index), index);
      }
    }
    await changeHome(this.#site, "ed", this.#mark("ed"), 1);
    for (let step = 0; step < 3; step += 1) await this.#advance("homePage", HOME, 0);
    await this.check();
  }

  /** Tries a move, and checks what the public sees. When every call was refused, the next check is soon enough. */
  async move(move: SiteMove): Promise<void> {
    const { writes } = this.#site;
    await this.#try(move);
    const isNoCall = move.what === "clock" || move.what === "importSite";
    if (isNoCall || this.#site.writes > writes) await this.check();
  }

  async #try({ what, who, item, pick }: SiteMove): Promise<void> {
    const member = at(STAFF_NAMES, who);
    const writer = pick % 5 === 0 ? member : at(WRITERS, who);
    const article = at(this.#articles, item);
    const type = at(this.#types, item);
    if (what === "write") await this.#write(writer, item);
    else if (what === "makeType") await this.#makeType(at(PUBLISHERS, who), this.#flow(pick));
    else if (what === "account") await changeAccount(this.#site, this.#counter, member, pick);
    else if (what === "role") await changeRole(this.#site, this.#counter, pick);
    else if (what === "administer") await this.#administration.move(who, item, pick);
    else if (what === "clock") await this.#wait(1 + (pick % 30));
    else if (what === "importSite") {
      marks += 1;
      const date = new Date(this.#site.now.getTime() + ((pick % 7) - 4) * HOUR_MS);
      const post = { number: 1 + (item % 3), words: `mark${marks}`, date };
      const ids = await importPosts(this.#site, this.#oracle, [post]);
      this.#articles.push(...ids.filter((id) => !this.#articles.includes(id)));
      this.#counter.note("import done");
    } else if (what === "release") await this.#release(at(PUBLISHERS, who), pick % 8 === 0);
    else if (what === "releaseStep") await this.#releaseStep(at(PUBLISHERS, who), item, pick);
    else if (what === "changeFile")
      await this.#changeFile(pick % 2 === 0 ? "root" : writer, item, pick);
    else if (what === "editType") await this.#editType(at(PUBLISHERS, who), type.id, pick);
    else if (what === "advanceType") await this.#advance("articleType", type.id, pick);
    else if (what === "home") {
      this.#note("home", await changeHome(this.#site, writer, this.#mark(writer), pick));
    } else if (what === "advanceHome") await this.#advance("homePage", HOME, pick);
    else if (what === "deleteType") await this.#deleteType(at(PUBLISHERS, who), type.id, pick);
    else await this.#moveArticle(what, article, { member, writer, who, pick });
  }

  /** The invariant: whatever an anonymous reader gets was approved in this very form. */
  async check(): Promise<void> {
    const now = this.#site.now.getTime();
    const byClock = now !== this.#time;
    this.#time = now;
    await checkPublic(this.#site, this.#oracle, this.#articles, this.#types, byClock);
  }

  async #moveArticle(
    what: What,
    id: string,
    {
      member,
      writer,
      who,
      pick,
    }: Pick<SiteMove, "who" | "pick"> & { member: StaffName; writer: StaffName },
  ): Promise<void> {
    const row = await this.#site.article(id);
    if (!row) return;
    const { version, headVersionNo } = row;
    if (what === "advance") await this.#advance("article", id, pick);
    if (what === "edit") await this.#edit(writer, id, version, pick);
    if (what === "copy") await this.#copy(writer, id, row.title);
    if (what === "decide") {
      const action = at(["return", "transfer", "withdraw", "transfer", "reject"], pick);
      const asked = pick % 3 === 0 ? [] : await this.#site.asked(id);
      const receiver = this.#site.idOf(at(STAFF_NAMES, Math.floor(pick / 5)));
      const by = asked.length > 0 ? at<StaffName>(asked, who) : member;
      await this.#act("article", id, by, action, { userIds: [receiver] });
    }
    if (what === "publishing") {
      const action = at(["publish", "schedule", "unschedule", "offline"], pick);
      await this.#act("article", id, at(PUBLISHERS, who), action, soon(pick, this.#site));
    }
    if (what === "restore") {
      const body = { id, version, versionNo: 1 + (pick % headVersionNo) };
      this.#note("restore", await this.#site.call(writer, "POST /api/dtArticle/restore", body));
    }
    if (what === "trash") {
      const line = `DELETE /api/dtArticle/delete/${id}?version=${version}`;
      this.#note("trash", await this.#site.call(member, line));
    }
    if (what === "purge") {
      const line = `DELETE /api/dtArticle/trash/delete/${id}?version=${version}`;
      this.#note("purge", await this.#site.call("root", line));
    }
    if (what === "untrash") {
      const line = "POST /api/dtArticle/trash/restore";
      this.#note("untrash", await this.#site.call(member, line, { id, version }));
    }
    if (what === "cover") await this.#cover(writer, id, version);
    if (what === "suggest") {
      const reply = await suggest(this.#site, member, this.#mark(member), { id, headVersionNo });
      this.#note("suggest", reply);
    }
    if (what === "acceptEdit") {
      for (const reply of await acceptEdit(this.#site, writer, id)) this.#note("acceptEdit", reply);
    }
  }

  /** Time passes, and the server does what is due then. */
  async #wait(hours: number): Promise<void> {
    this.#site.wait(hours);
    await notifyDueChanges(this.#site.server.db, this.#site.now);
  }

  async #write(who: StaffName, item: number): Promise<void> {
    const typeId = at(this.#types, item).id;
    const body = { typeId, title: `Walk ${this.#mark(who)}`, content: `<p>${this.#mark(who)}</p>` };
    const reply = await this.#site.call(who, "POST /api/dtArticle/save", body);
    if (this.#note("write", reply)) this.#articles.push(reply.body.result.id);
  }

  async #copy(who: StaffName, id: string, title: string): Promise<void> {
    const original = await this.#site.call(who, `GET /api/dtArticle/get/${id}`);
    if (original.status !== 200) return;
    const { typeId, content } = Object(original.body.result);
    const body = { typeId, title: `${title} ${this.#mark(who)}`, content, copiedFrom: id };
    const reply = await this.#site.call(who, "POST /api/dtArticle/save", body);
    if (this.#note("copy", reply)) this.#articles.push(reply.body.result.id);
  }

  async #edit(who: StaffName, id: string, version: number, pick: number): Promise<void> {
    const changes = [
      { title: `Walk ${this.#mark(who)}` },
      { content: `<p>${this.#mark(who)}</p>` },
      { tags: [this.#mark(who)] },
      { content: `<p>${this.#mark(who)}</p>`, autosave: true },
      { typeId: at(this.#types, pick).id },
      { offlineAt: new Date(this.#site.now.getTime() + (pick % 60) * HOUR_MS).toISOString() },
    ];
    const body = { id, version, ...at(changes, pick) };
    this.#note("edit", await this.#site.call(who, "PUT /api/dtArticle/update", body));
  }

  async #cover(who: StaffName, id: string, version: number): Promise<void> {
    marks += 1;
    const picture = await this.#site.picture(who, marks);
    if (!picture) return;
    this.#files.push(picture.id);
    const body = { id, version, cover: picture.url };
    this.#note("cover", await this.#site.call(who, "PUT /api/dtArticle/update", body));
  }

  async #changeFile(who: StaffName, item: number, pick: number): Promise<void> {
    if (this.#files.length === 0) return;
    marks += 1;
    const change = at(FILE_CHANGES, Math.floor(pick / 2));
    const reply = await changeFile(this.#site, who, at(this.#files, item), change, marks);
    if (reply) this.#note(`${change} file`, reply);
  }

  async #makeType(who: StaffName, more: object): Promise<void> {
    const name = `Type ${this.#mark(who)}`;
    const code = `walk-${marks}`;
    const body = { parentId: "0", kind: "list", name, code, ...more };
    const reply = await this.#site.call(who, "POST /api/dtArticleType/save", body);
    if (!this.#note("makeType", reply)) return;
    this.#types.push({ id: reply.body.result.id, code });
  }

  async #editType(who: StaffName, id: string, pick: number): Promise<void> {
    const row = await this.#site.type(id);
    const name = { name: `Type ${this.#mark(who)}` };
    const others = ["0", ...this.#types.map((type) => type.id).filter((one) => one !== id)];
    const changes = [name, this.#flow(pick), { parentId: at(others, pick) }];
    const body = { id, version: row?.version ?? 0, ...at(changes, pick) };
    this.#note("editType", await this.#site.call(who, "PUT /api/dtArticleType/update", body));
  }

  async #deleteType(who: StaffName, id: string, pick: number): Promise<void> {
    const others = this.#types.filter((type) => type.id !== id);
    if (others.length === 0) return;
    const version = (await this.#site.type(id))?.version ?? 0;
    const query = `moveToTypeId=${at(others, pick).id}&version=${version}`;
    const line = `DELETE /api/dtArticleType/delete/${id}?${query}`;
    if (!this.#note("deleteType", await this.#site.call(who, line))) return;
    const index = this.#types.findIndex((type) => type.id === id);
    this.#types.splice(index, 1);
  }

  async #release(who: StaffName, all: boolean): Promise<void> {
    const name = `Release ${this.#mark(who)}`;
    const reply = await makeRelease(this.#site, who, name, all, this.#articles);
    if (this.#note("release", reply)) this.#releases.push(reply.body.result.id);
  }

  async #releaseStep(who: StaffName, item: number, pick: number): Promise<void> {
    if (this.#releases.length === 0) return;
    const step = at(RELEASE_STEPS, pick);
    const id = at(this.#releases, item);
    const more = { articleId: at(this.#articles, item), ...soon(pick, this.#site) };
    this.#note(`release ${step}`, await releaseStep(this.#site, who, id, step, more));
  }

  #flow(pick: number): object {
    return (pick % 3 === 0 && this.#administration.flow(pick)) || flowOf(pick, this.#site);
  }

  /** What comes next for a record, by somebody who probably may. */
  async #advance(biz: Biz, id: string, pick: number): Promise<void> {
    const row = await this.#row(biz, id);
    if (!row) return;
    const asked = await this.#site.asked(id);
    if (row.reviewStatus === "running") {
      const who =
        pick % 4 === 3
          ? at(STAFF_NAMES, pick)
          : at<StaffName>(asked.length > 0 ? asked : ["root"], pick);
      await this.#act(biz, id, who, "approve", {});
    } else if (row.approvedVersionNo === row.headVersionNo) {
      const planned = biz === "article" && pick % 3 === 0;
      const who = at(PUBLISHERS, pick);
      await this.#act(biz, id, who, planned ? "schedule" : "publish", soon(pick, this.#site));
    } else {
      const who =
        biz === "articleType" ? at<StaffName>(["root", ...PUBLISHERS], pick) : at(WRITERS, pick);
      await this.#act(biz, id, who, "submit", {});
    }
  }

  async #act(biz: Biz, id: string, who: StaffName, action: string, more: object): Promise<void> {
    const row = await this.#row(biz, id);
    if (!row) return;
    const { version, headVersionNo, approvedVersionNo } = row;
    const wanted: Record<string, unknown> = { ...more };
    if (action !== "schedule") delete wanted["scheduledAt"];
    const body = { bizId: id, action, version, comment: "Because", ...wanted };
    const reply = await this.#site.call(who, `POST /api/${PATHS[biz]}/act`, body);
    if (!this.#note(`${biz} ${action}`, reply)) return;
    const after = await this.#row(biz, id);
    if (action === "submit") this.#oracle.submitted(id);
    if (action === "approve") await this.#oracle.decided(biz, id, headVersionNo, who);
    if (action === "transfer" && "userIds" in more) {
      const [to] = Array.isArray(more.userIds) ? more.userIds : [];
      const receiver = STAFF_NAMES.find((name) => this.#site.idOf(name) === to);
      if (receiver) this.#oracle.transferred(id, receiver);
    }
    const isDecision = action === "submit" || action === "approve";
    if (isDecision && after?.reviewStatus === "approved") {
      await this.#oracle.approved(biz, id, headVersionNo);
    }
    if (biz === "articleType" && action === "publish") {
      await this.#oracle.typePublished(id, approvedVersionNo ?? headVersionNo);
    }
  }

  async #row(biz: Biz, id: string) {
    if (biz === "homePage") return this.#site.homePage(id);
    return biz === "article" ? this.#site.article(id) : this.#site.type(id);
  }

  #mark(who: StaffName): string {
    marks += 1;
    return this.#oracle.wrote(`mark${marks}`, who);
  }

  #note(what: string, reply: { status: number; body: { errorCode?: string } }): boolean {
    const done = reply.status === 200;
    this.#counter.note(`${what} ${done ? "done" : (reply.body.errorCode ?? reply.status)}`);
    return done;
  }
}
