import { sql } from "drizzle-orm";
import { queryRows } from "../src/db/query-rows.ts";
import type { OperationId } from "../src/kernel/contract.ts";
import { publish, result, signInStaff, type StaffClient } from "./_content.ts";
import { companyId, makeUser, roleId } from "./_people.ts";
import type { TestServer } from "./_server.ts";

/** How an operation creates a record: another one for each number. */
export interface Creation {
  /** The table whose rows are counted. */
  table: string;
  /** A JSON body, or a form. */
  body(n: number): object;
}

/** An input for each operation that creates records. Works with a server that has nothing yet but its seeds. */
export async function creations(
  server: TestServer,
): Promise<{ staff: StaffClient; byOperation: Partial<Record<OperationId, Creation>> }> {
  const staff = await signInStaff(server);
  const token = staff.admin;
  const save = async (path: string, body: object) =>
    result(await server.call<"dictsSave">(`POST ${path}`, { token, body })).id;
  const articleId = await publish(staff, { title: "Quay" });
  const post = { articleId, nickname: "Ann", content: "First" };
  await server.call("POST /api/app/other/comment", { body: post });
  const [comment] = result(
    await server.call<"commentsPage">("GET /api/dtComment/page", { token }),
  ).records;
  const dictId = await save("/api/lcdpDict/save", { code: "tides", name: "Tides" });
  const workgroupId = await save("/workgroup/create", { name: "Crew", code: "crew" });
  const orgId = await companyId(server);
  const roleIds = [await roleId(server, "editor")];
  const members: string[] = [];
  for (const n of [1, 2, 3, 4]) {
    members.push(await makeUser(server, token, `member${n}`, roleIds));
  }
  const picture = { image: "/files/a.webp", imageAlt: "A quay" };
  const person = { password: "a quiet harbour at dawn", orgId, roleIds };
  const byOperation: Partial<Record<OperationId, Creation>> = {
    siteComment: of("comments", (n) => ({ articleId, nickname: "Ben", content: `Text ${n}` })),
    siteLeaveMessage: of("messages", (n) => ({
      name: "Ben",
      email: "ben@example.com",
      content: `Text ${n}`,
    })),
    articleRemarksSave: of("article_remarks", (n) => ({
      articleId,
      versionNo: 1,
      field: "title",
      text: `Remark ${n}`,
    })),
    articlesSave: of("articles", (n) => ({ typeId: staff.typeId, title: `Pier ${n}` })),
    articleTypesSave: of("article_types", (n) => ({
      parentId: "0",
      kind: "list",
      name: `Type ${n}`,
      code: `type${n}`,
    })),
    bannersSave: of("banners", (n) => ({ position: "home", title: `Banner ${n}`, ...picture })),
    commentsReply: of("comments", (n) => ({ id: comment?.id, content: `Answer ${n}` })),
    friendlyLinksSave: of("friendly_links", (n) => ({
      name: `Link ${n}`,
      url: "https://example.org",
    })),
    releasesSave: of("releases", (n) => ({ name: `Release ${n}` })),
    quickLinksSave: of("quick_links", (n) => ({ title: `Link ${n}`, url: "/index" })),
    importsRun: of("dict_items", (n) => ({
      kind: "dictItems",
      dictId,
      dryRun: false,
      file: Buffer.from(`value,label\nimported${n},Imported ${n}\n`).toString("base64"),
    })),
    savedViewsSave: of("saved_views", (n) => ({
      list: "usersPage",
      name: `View ${n}`,
      search: "status=active",
    })),
    replyTemplatesSave: of("reply_templates", (n) => ({
      kind: "comment",
      language: "en",
      title: `Template ${n}`,
      content: "Thank you, {name}.",
    })),
    recommendsSave: of("recommends", (n) => ({ positionType: `home${n}`, articleId })),
    filesUpload: of("files", fileForm),
    dictsSave: of("dicts", (n) => ({ code: `dict${n}`, name: `Dict ${n}` })),
    dictItemsSave: of("dict_items", (n) => ({ dictId, label: `Item ${n}`, value: `item${n}` })),
    productsSave: of("products", (n) => ({ kind: "category", name: `Category ${n}` })),
    authsAdd: of("auths", (n) => ({ code: `test:thing:do${n}`, name: "Do", action: "do" })),
    menusCreate: of("menus", (n) => ({
      parentId: "0",
      type: "menu",
      name: `Menu${n}`,
      title: `Menu ${n}`,
      url: `/menu-${n}`,
      component: "report/index",
    })),
    orgsCreate: of("orgs", (n) => ({ parentId: orgId, name: `Org ${n}`, code: `org${n}` })),
    rolesCreate: of("roles", (n) => ({ name: `Role ${n}`, code: `role${n}` })),
    usersAdd: of("users", (n) => ({ username: `person${n}`, name: `Person ${n}`, ...person })),
    workgroupsCreate: of("workgroups", (n) => ({ name: `Group ${n}`, code: `group${n}` })),
    workgroupMembersAdd: of("workgroup_members", (n) => ({
      workgroupId,
      userIds: [members[n % members.length]],
    })),
  };
  return { staff, byOperation };
}

/** The number of rows of a table. */
export async function countRows({ db }: Pick<TestServer, "db">, table: string): Promise<number> {
  const statement = sql`select count(*)::int as rows from ${sql.identifier(table)}`;
  const [found] = await queryRows<{ rows: number }>(db, statement);
  return found?.rows ?? 0;
}

function of(table: string, body: Creation["body"]): Creation {
  return { table, body };
}

function fileForm(n: number): FormData {
  const form = new FormData();
  form.append("fileName", new Blob([`high water ${n}`]), `tides ${n}.txt`);
  return form;
}
