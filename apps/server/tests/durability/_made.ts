import type { StaffClient } from "./_staff-client.ts";
import type { Fixture } from "./_fixture.ts";

/** A kind of record that is repeatedly created while the server is killed. */
export interface Kind {
  /** The operation that creates it, as in the operation log. */
  operationId: string;
  /** Lists the created records, and no others; files have no list. */
  page: string | null;
  make(staff: StaffClient, name: string): Promise<{ id: string }>;
  /** Name of a complete record; throws for an incomplete one. */
  nameOf(staff: StaffClient, id: string): Promise<string>;
}

/** Kinds with several rows, an expensive password, and a file beside the row. */
export function kindsOver({ orgId, typeId, roleIds: [roleIds = []] }: Fixture): Kind[] {
  return [
    {
      operationId: "articlesSave",
      page: "/api/dtArticle/page?keyword=acknowledged",
      make: (staff, title) =>
        staff.call("POST /api/dtArticle/save", { title, typeId, content: `<p>${title}</p>` }),
      async nameOf(staff, id) {
        const [article, versions] = await Promise.all([
          staff.call<{ title: string; content: string }>(`GET /api/dtArticle/get/${id}`),
          staff.call<Page<{ title: string }>>(`GET /api/dtArticle/versions/${id}`),
        ]);
        const { title, content } = article;
        const titles = versions.records.map((version) => version.title);
        if (content !== `<p>${title}</p>` || titles.join() !== title) throw torn(title);
        return title;
      },
    },
    {
      operationId: "usersAdd",
      page: "/user/page?keyword=acknowledged",
      make: (staff, username) => {
        const fields = { name: "Acknowledged", password: "Kept-for-good-1", orgId, roleIds };
        return staff.call("POST /user/add", { username, ...fields });
      },
      async nameOf(staff, id) {
        const user = await staff.call<{ username: string; roleIds: string[] }>(`GET /user/${id}`);
        if (user.roleIds.toSorted().join() !== roleIds.join()) throw torn(user.username);
        return user.username;
      },
    },
    {
      operationId: "filesUpload",
      page: null,
      make: (staff, name) => staff.upload(`${name}.txt`, contentOf(name)),
      async nameOf(staff, id) {
        const file = await staff.call<{ name: string; url: string }>(`GET /api/file/get/${id}`);
        const name = file.name.replace(".txt", "");
        if ((await staff.read(file.url)) !== contentOf(name)) throw torn(name);
        return name;
      },
    },
  ];
}

/** A file's content follows from its name, and its name is its first line, so that a torn one shows. */
export function contentOf(name: string): string {
  return `${name}\n`.repeat(20_000);
}

/** Creates records of a kind, and knows what must exist. */
export class Maker {
  readonly kind: Kind;
  /** Names of acknowledged records. */
  readonly acknowledged = new Set<string>();
  /** Names of records in flight when the server died: each may exist or not. */
  readonly unsure = new Set<string>();

  constructor(kind: Kind) {
    this.kind = kind;
  }

  /** Creates records until the server dies. */
  async writeOn(staff: StaffClient): Promise<void> {
    for (;;) {
      const name = `acknowledged-${this.acknowledged.size + this.unsure.size}`;
      this.unsure.add(name);
      try {
        await this.kind.make(staff, name);
        this.acknowledged.add(name);
        this.unsure.delete(name);
      } catch (error) {
        if (staff.closed) return;
        throw error;
      }
    }
  }

  /** Names of all records in the operation log, once for each entry. */
  async found(staff: StaffClient): Promise<string[]> {
    const names: string[] = [];
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
      const query = `operationId=${this.kind.operationId}&keyword=acknowledged&success=true&pageSize=20&pageNo=${pageNo}`;
      const page = await staff.call<Page<{ targetId: string }>>(
        `GET /api/operationLog/page?${query}`,
      );
      const named = page.records.map(({ targetId }) => this.kind.nameOf(staff, targetId));
      names.push(...(await Promise.all(named)));
      pages = page.pages;
    }
    return names.toSorted();
  }

  /** null where there is no list. */
  async count(staff: StaffClient): Promise<number | null> {
    if (this.kind.page === null) return null;
    return (await staff.call<{ total: number }>(`GET ${this.kind.page}`)).total;
  }
}

interface Page<Row> {
  pages: number;
  records: Row[];
}

function torn(name: string): Error {
  return new Error(`${name} is there by halves`);
}
