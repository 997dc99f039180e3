import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  publish,
  publishType,
  result,
  signInStaff,
  type StaffClient,
} from "../../../tests/_content.ts";
import { changeProduct, createProductLine } from "../../../tests/_products.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import type { components } from "../../generated/schema.ts";

type Section = components["schemas"]["HomePageSection"];
type Action = components["schemas"]["HomePageAction"];

const path = "/api/dtHomePage";
const id = "home-en";

let server: TestServer;
let staff: StaffClient;

beforeEach(async () => {
  server = await startTestServer();
  staff = await signInStaff(server);
});
afterEach(() => server[Symbol.asyncDispose]());

const hero = (heading = "We measure how high the water stands"): Section => ({
  key: "hero",
  kind: "hero",
  visible: true,
  hero: {
    heading,
    text: null,
    actionLabel: null,
    actionUrl: null,
    picture: null,
    pictureAlt: null,
  },
});
const quote = (visible = true): Section => ({
  key: "quote",
  kind: "quote",
  visible,
  quote: { text: "It told us four hours earlier.", person: "Ann", role: null },
});

type Who = "admin" | "editor" | "reviewer" | "publisher";

async function get(pageId = id) {
  const token = staff.admin;
  return result(await server.call<"homePagesGet">(`GET ${path}/get/${pageId}`, { token }));
}

async function save(sections: Section[], who: Who = "editor", pageId = id) {
  const { version } = await get(pageId);
  const body = { id: pageId, version, sections };
  return server.call<"homePagesUpdate">(`PUT ${path}/update`, { token: staff[who], body });
}

async function act(who: Who, action: Action, more: object = {}, pageId = id) {
  const { version } = await get(pageId);
  const body = { bizId: pageId, version, action, ...more };
  return server.call<"homePagesAct">(`POST ${path}/act`, { token: staff[who], body });
}

async function publishSections(sections: Section[], pageId = id): Promise<void> {
  result(await save(sections, "editor", pageId));
  result(await act("editor", "submit", {}, pageId));
  result(await act("reviewer", "approve", {}, pageId));
  result(await act("publisher", "publish", {}, pageId));
}

async function shown(lang?: string): Promise<components["schemas"]["PublicHome"]> {
  const query = lang === undefined ? "" : `?lang=${lang}`;
  return result(await server.call<"siteGetHome">(`GET /api/app/other/getHome${query}`));
}

async function headings(): Promise<(string | undefined)[]> {
  return (await shown()).sections.map((section) => section.hero?.heading ?? section.kind);
}

describe("a home page", () => {
  test("exists empty in each language, and the public sees no sections", async () => {
    const list = result(
      await server.call<"homePagesList">(`GET ${path}/list`, { token: staff.editor }),
    );
    expect(list.map(({ language, sections }) => [language, sections])).toEqual([
      ["en", []],
      ["zh-CN", []],
    ]);
    expect(await shown()).toEqual({ language: "en", sections: [] });
    expect((await act("editor", "submit")).body.fieldErrors).toMatchObject([{ field: "sections" }]);
  });

  test("shows visitors what was published, never the draft", async () => {
    await publishSections([hero("First"), quote(false)]);
    expect(await headings()).toEqual(["First"]);
    result(await save([quote(), hero("Second")]));
    expect(await headings()).toEqual(["First"]);
    expect(await get()).toMatchObject({ displayStatus: "publishedChanged", status: "published" });
    result(await act("editor", "submit"));
    result(await act("reviewer", "approve"));
    expect(await headings()).toEqual(["First"]);
    result(await act("publisher", "publish"));
    expect(await headings()).toEqual(["quote", "Second"]);
    result(await act("publisher", "offline"));
    expect(await headings()).toEqual([]);
  });

  test("has a page of its own in each language", async () => {
    await publishSections([hero("English")]);
    await publishSections([hero("中文")], "home-zh-CN");
    expect(await headings()).toEqual(["English"]);
    expect((await shown("zh-CN")).sections[0]?.hero?.heading).toBe("中文");
  });

  test("is published only as it was approved, by whoever may publish", async () => {
    result(await save([hero()]));
    expect((await act("publisher", "publish")).body.errorCode).toBe("NOT_APPROVED_VERSION");
    result(await act("editor", "submit"));
    expect((await save([quote()])).body.errorCode).toBe("REVIEW_RUNNING");
    expect((await act("editor", "approve")).status).toBe(403);
    expect((await act("reviewer", "return")).body.errorCode).toBe("COMMENT_REQUIRED");
    result(await act("reviewer", "approve"));
    expect((await act("editor", "publish")).status).toBe(403);
    result(await save([hero("Changed after the approval")], "publisher"));
    expect((await act("publisher", "publish")).body.errorCode).toBe("NOT_APPROVED_VERSION");
    expect(await headings()).toEqual([]);
  });

  test("offers each account what it may do", async () => {
    result(await save([hero()]));
    const offered = async (who: Who) => {
      const token = staff[who];
      const page = await server.call<"homePagesGet">(`GET ${path}/get/${id}`, { token });
      return result(page).allowedActions;
    };
    expect(await offered("editor")).toEqual(["submit", "update"]);
    expect(await offered("reviewer")).toEqual([]);
    result(await act("editor", "submit"));
    expect(await offered("reviewer")).toEqual(["approve", "reject", "return"]);
    result(await act("reviewer", "approve"));
    expect(await offered("publisher")).toEqual(["publish", "update"]);
    expect(await offered("admin")).toEqual(["publish", "update"]);
  });

  test("is not decided by whoever wrote it, a restored version included", async () => {
    result(await save([hero("By the administrator")], "admin"));
    result(await save([hero("By the editor")]));
    const { version } = await get();
    const body = { id, version, versionNo: 2 };
    result(
      await server.call<"homePagesRestore">(`POST ${path}/restore`, { token: staff.editor, body }),
    );
    expect(await get()).toMatchObject({
      headVersionNo: 4,
      sections: [hero("By the administrator")],
    });
    result(await act("editor", "submit"));
    expect((await act("admin", "approve")).body.errorCode).toBe("SELF_APPROVAL");
  });

  test("keeps every version and its timeline", async () => {
    await publishSections([hero("First")]);
    result(await save([hero("Second")]));
    const token = staff.reviewer;
    const versions = await server.call<"homePagesVersions">(`GET ${path}/versions/${id}`, {
      token,
    });
    expect(
      result(versions).records.map(({ versionNo, published }) => [versionNo, published]),
    ).toEqual([
      [3, false],
      [2, true],
      [1, false],
    ]);
    const second = await server.call<"homePagesVersion">(`GET ${path}/version/${id}?versionNo=2`, {
      token,
    });
    expect(result(second)).toMatchObject({ approved: true, sections: [hero("First")] });
    const history = await server.call<"homePagesHistory">(`GET ${path}/history/${id}`, { token });
    expect(result(history).map(({ action }) => action)).toEqual([
      "update",
      "publish",
      "approve",
      "submit",
      "update",
    ]);
  });

  test("returns 409 with the present page when the version is stale", async () => {
    const { version } = await get();
    result(await save([hero("Newer")]));
    const body = { id, version, sections: [quote()] };
    const reply = await server.call<"homePagesUpdate">(`PUT ${path}/update`, {
      token: staff.editor,
      body,
    });
    expect([reply.status, reply.body.errorCode]).toEqual([409, "VERSION_CONFLICT"]);
    expect(reply.body.result).toMatchObject({ current: { sections: [hero("Newer")] } });
  });

  test("reaches its reviewer as a task, as a notice and on the first page", async () => {
    const token = staff.reviewer;
    const counted = async () =>
      result(await server.call<"usersCurrent">("GET /user/current", { token })).counters
        .waitToHandle;
    const tasksIn = async (list: "waitMeToHandleTasks" | "myHandledTasks") =>
      result(await server.call<"homePagesWaitMeToHandleTasks">(`GET ${path}/${list}`, { token }))
        .records;
    const before = await counted();
    result(await save([hero()]));
    result(await act("editor", "submit", { comment: "For Monday" }));
    expect(await counted()).toBe(before + 1);
    expect(await tasksIn("waitMeToHandleTasks")).toMatchObject([
      {
        bizType: "homePage",
        bizId: id,
        title: "Home page",
        typeName: null,
        initiatorNote: "For Monday",
        allowedActions: ["approve", "reject", "return"],
      },
    ]);
    const notices = await server.call<"notificationsPage">("GET /api/notification/page", { token });
    const [notice] = result(notices).records;
    expect(notice).toMatchObject({ kind: "taskAssigned", bizType: "homePage", title: "Home page" });
    expect(notice?.place).toContain(`/content/home?page=${id}&task=`);
    const home = result(await server.call<"homeGet">("GET /api/home/get", { token }));
    expect(home.sections.find(({ bizType }) => bizType === "homePage")).toMatchObject({
      key: "toDecide",
      total: 1,
      records: [{ bizId: id, note: "For Monday" }],
    });
    result(await act("reviewer", "approve"));
    expect(await counted()).toBe(before);
    expect(await tasksIn("waitMeToHandleTasks")).toEqual([]);
    expect(await tasksIn("myHandledTasks")).toMatchObject([{ bizId: id, status: "approved" }]);
    const after = await server.call<"notificationsPage">("GET /api/notification/page", { token });
    expect(result(after).records[0]?.readAt).not.toBeNull();
  });
});

describe("the sections of a home page", () => {
  const refused: [string, Section[], string][] = [
    ["the same key twice", [quote(), quote()], "sections"],
    ["two visible openings", [hero(), { ...hero(), key: "other" }], "sections"],
    ["nothing of its kind", [{ key: "a", kind: "quote", visible: true }], "sections.0.quote"],
    ["the part of another kind", [{ ...quote(), ...hero(), kind: "quote" }], "sections.0.hero"],
    [
      "a label without an address",
      [{ ...hero(), hero: { ...heroPart(), actionLabel: "Go" } }],
      "sections.0.hero.actionUrl",
    ],
    [
      "a script as an address",
      [{ ...hero(), hero: { ...heroPart(), actionLabel: "Go", actionUrl: "javascript:alert(1)" } }],
      "sections.0.hero.actionUrl",
    ],
    [
      "a proof of nothing",
      [
        {
          key: "proof",
          kind: "proof",
          visible: true,
          proof: { heading: "Proof", figures: [], customers: [], certificates: [] },
        },
      ],
      "sections.0.proof.figures",
    ],
    ["an unknown product", [range(["nowhere"])], "sections.0.range.productIds"],
    ["an unknown type", [articles({ typeIds: ["nowhere"] })], "sections.0.articles.typeIds"],
  ];

  function heroPart() {
    return {
      heading: "A",
      text: null,
      actionLabel: null,
      actionUrl: null,
      picture: null,
      pictureAlt: null,
    };
  }

  function range(productIds: string[]): Section {
    return {
      key: "range",
      kind: "range",
      visible: true,
      range: {
        heading: "What we make",
        text: null,
        productIds,
        actionLabel: null,
        actionUrl: null,
      },
    };
  }

  function articles(fields: Partial<components["schemas"]["HomeArticles"]> = {}): Section {
    return {
      key: "journal",
      kind: "articles",
      visible: true,
      articles: { heading: "Journal", typeIds: [], limit: 2, featured: false, ...fields },
    };
  }

  test.each(refused)("refuse %s", async (_what, sections, field) => {
    const reply = await save(sections);
    expect([reply.status, reply.body.fieldErrors?.[0]?.field]).toEqual([400, field]);
  });

  test("show products and their lowest prices while they are on the shelf", async () => {
    const price = { priceAmount: "1280.00", priceCurrency: "EUR" };
    const gauge = await createProductLine(server, staff.admin, "Gauge", price);
    const probe = await createProductLine(server, staff.admin, "Probe");
    await publishSections([range([probe.product, gauge.category, gauge.product])]);
    const items = async () =>
      (await shown()).sections[0]?.range?.items.map((item) => [
        item.name,
        item.priceAmount,
        item.onRequest,
      ]);
    expect(await items()).toEqual([
      ["Probe product", null, true],
      ["Gauge", "1280.00", false],
      ["Gauge product", "1280.00", false],
    ]);
    await changeProduct(server, staff.admin, gauge.series, { status: "offShelf" });
    expect(await items()).toEqual([
      ["Probe product", null, true],
      ["Gauge", null, false],
    ]);
  });

  test("show the latest articles of the chosen types, with the journal around them where asked", async () => {
    const typeId = await publishType(staff, { code: "notes", name: "Notes" });
    await publish(staff, { title: "A quay" });
    await publish(staff, { title: "A note", typeId });
    const banner = {
      position: "home",
      title: "A lead",
      image: "/files/a.webp",
      imageAlt: "A quay",
    };
    await server.call("POST /api/dtBanner/save", { token: staff.admin, body: banner });
    await publishSections([
      articles({ typeIds: [typeId] }),
      { ...articles({ featured: true }), key: "all" },
    ]);
    const { sections } = await shown();
    const titles = sections.map((section) => section.articles?.latest.map(({ title }) => title));
    expect(titles).toEqual([["A note"], ["A note", "A quay"]]);
    expect(sections.map((section) => section.articles?.banners.length)).toEqual([0, 1]);
  });

  test("are previewed without being saved", async () => {
    const body = { language: "en", sections: [hero("Not saved"), quote(false)] } as const;
    const token = staff.editor;
    const preview = await server.call<"homePagesPreview">(`POST ${path}/preview`, { token, body });
    expect(result(preview).sections).toMatchObject([{ hero: { heading: "Not saved" } }]);
    expect((await get()).headVersionNo).toBe(1);
  });
});
