import type { Office } from "./_office.ts";
import type { Surroundings } from "./_surroundings.ts";

/** A kind of record that is made over and over while the server is killed. */
export interface Kind {
  /** The operation that makes it, as the operation log names it. */
  operationId: string;
  /** Lists the records that were made, and no others; files have no list. */
  page: string | null;
  make(office: Office, name: string): Promise<{ id: string }>;
  /** The name of a record that is whole; fails for half a one. */
  nameOf(office: Office, id: string): Promise<string>;
}

/** Kinds that take several rows, an expensive password, and a file beside the row. */
export function kindsOver({ orgId, typeId, roleIds: [roleIds = []] }: Surroundings): Kind[] {
  return [
    {
      operationId: "articlesSave",
      page: "/api/dtArticle/page?keyword=kept",
      make: (office, title) =>
        office.call("POST /api/dtArticle/save", { title, typeId, content: `<p>${title}</p>` }),
      async nameOf(office, id) {
        const [article, versions] = await Promise.all([
          office.call<{ title: string; content: string }>(`GET /api/dtArticle/get/${id}`),
          office.call<Page<{ title: string }>>(`GET /api/dtArticle/versions/${id}`),
        ]);
        const { title, content } = article;
        const titles = versions.records.map((version) => version.title);
        if (content !== `<p>${title}</p>` || titles.join() !== title) throw torn(title);
        return title;
      },
    },
    {
      operationId: "usersAdd",
      page: "/user/page?keyword=kept",
      make: (office, username) => {
        const fields = { name: "Kept", password: "Kept-for-good-1", orgId, roleIds };
        return office.call("POST /user/add", { username, ...fields });
      },
      async nameOf(office, id) {
        const user = await office.call<{ username: string; roleIds: string[] }>(`GET /user/${id}`);
        if (user.roleIds.toSorted().join() !== roleIds.join()) throw torn(user.username);
        return user.username;
      },
    },
    {
      operationId: "filesUpload",
      page: null,
      make: (office, name) => office.upload(`${name}.txt`, contentOf(name)),
      async nameOf(office, id) {
        const file = await office.call<{ name: string; url: string }>(`GET /api/file/get/${id}`);
        const name = file.name.replace(".txt", "");
        if ((await office.read(file.url)) !== contentOf(name)) throw torn(name);
        return name;
      },
    },
  ];
}

/** A file's content follows from its name, and its name from its first line, so that a torn one shows. */
export function contentOf(name: string): string {
  return `${name}\n`.repeat(20_000);
}

/** Makes records of a kind, and knows what must be found of them. */
export class Maker {
  readonly kind: Kind;
  /** Names of the records that an answer promised. */
  readonly kept = new Set<string>();
  /** Names of those that were under way when the server died: each may be there or not. */
  readonly unsure = new Set<string>();

  constructor(kind: Kind) {
    this.kind = kind;
  }

  /** Makes one after another until the server dies. */
  async writeOn(office: Office): Promise<void> {
    for (;;) {
      const name = `kept-${this.kept.size + this.unsure.size}`;
      this.unsure.add(name);
      try {
        await this.kind.make(office, name);
        this.kept.add(name);
        this.unsure.delete(name);
      } catch (error) {
        if (office.closed) return;
        throw error;
      }
    }
  }

  /** Everything that is there now, as the operation log has it: each record's name, once for each entry. */
  async found(office: Office): Promise<string[]> {
    const names: string[] = [];
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
      const query = `operationId=${this.kind.operationId}&keyword=kept&success=true&pageSize=20&pageNo=${pageNo}`;
      const page = await office.call<Page<{ targetId: string }>>(
        `GET /api/operationLog/page?${query}`,
      );
      const named = page.records.map(({ targetId }) => this.kind.nameOf(office, targetId));
      names.push(...(await Promise.all(named)));
      pages = page.pages;
    }
    return names.toSorted();
  }

  /** How many records there are; null where no list says it. */
  async count(office: Office): Promise<number | null> {
    if (this.kind.page === null) return null;
    return (await office.call<{ total: number }>(`GET ${this.kind.page}`)).total;
  }
}

interface Page<Row> {
  pages: number;
  records: Row[];
}

function torn(name: string): Error {
  return new Error(`${name} is there by halves`);
}
