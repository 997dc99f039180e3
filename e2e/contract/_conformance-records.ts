/** Scenarios about records, permissions and accounts. */
import type { Sdk } from "@atrium/sdk";
import { conflictOf, facts, outcomeOf, type Scenario, type Site } from "./_conformance-site.ts";

async function plainRecords(site: Site): Promise<unknown> {
  const sdk = await site.as("publisher");
  const made = [];
  for (const [name, orderBy] of [
    ["Lighthouse", 3],
    ["Anchor", 1],
    ["Harbour light", 2],
  ] as const) {
    made.push(await sdk.friendlyLinks.save({ name, url: "https://a.example", orderBy }));
  }
  const [first] = made;
  const id = first?.id ?? "";
  const names = async (query: Parameters<Sdk["friendlyLinks"]["page"]>[0]) => {
    const { records, total, pages, pageNo } = await sdk.friendlyLinks.page(query);
    return [records.map(({ name }) => name), total, pages, pageNo];
  };
  const changed = await sdk.friendlyLinks.update({ id, version: 1, status: "disabled" });
  return {
    versions: made.map(({ version }) => version),
    read: facts(await sdk.friendlyLinks.get(id)),
    changed: changed.version,
    order: await names({}),
    sorted: await names({ sortField: "name", sortOrder: "desc" }),
    second: await names({ pageNo: 2, pageSize: 2 }),
    far: await names({ pageNo: 9 }),
    keyword: await names({ keyword: "LIGHT" }),
    disabled: await names({ status: "disabled" }),
    list: (await sdk.friendlyLinks.list({ status: "enabled" })).map(({ name }) => name),
    stale: await outcomeOf(sdk.friendlyLinks.update({ id, version: 1, name: "Buoy" })),
    current: facts(
      Object(
        Reflect.get(
          Object(await conflictOf(sdk.friendlyLinks.update({ id, version: 1, name: "Buoy" }))),
          "current",
        ),
      ),
    ),
    staleDelete: await outcomeOf(sdk.friendlyLinks.delete({ id, version: 1 })),
    delete: await outcomeOf(sdk.friendlyLinks.delete({ id, version: 2 })),
    gone: await outcomeOf(sdk.friendlyLinks.get(id)),
    unknown: await outcomeOf(sdk.friendlyLinks.update({ id: "nobody", version: 1 })),
    invalid: await outcomeOf(sdk.friendlyLinks.save({ name: " ", url: "javascript:1" })),
    visitors: (await (await site.as()).site.getFriendlyLinkList()).map(({ name }) => name),
  };
}

async function permissionsByRole(site: Site): Promise<unknown> {
  const seen: Record<string, unknown> = {};
  for (const role of [
    undefined,
    "admin",
    "editor",
    "reviewer",
    "publisher",
    "moderator",
    "auditor",
  ]) {
    const sdk = await site.as(role);
    seen[role ?? "visitor"] = [
      await outcomeOf(sdk.articles.page()),
      await outcomeOf(sdk.roles.page()),
      await outcomeOf(sdk.banners.page()),
      await outcomeOf(sdk.comments.page()),
      await outcomeOf(sdk.users.list()),
      await outcomeOf(sdk.files.page()),
      await outcomeOf(sdk.dicts.save({ code: "", name: "" })),
      await outcomeOf(sdk.users.current()),
    ];
  }
  return seen;
}

async function signingIn(site: Site): Promise<unknown> {
  const visitor = await site.as();
  const editor = await site.as("editor");
  const { username, roles, permissions, mustChangePassword } = await editor.users.current();
  const before = { username, roles, permissions: [...permissions].sort(), mustChangePassword };
  return {
    before,
    wrong: await outcomeOf(visitor.session.login({ username: "editor", password: "no, not it" })),
    nobody: await outcomeOf(visitor.session.login({ username: "ghost", password: "no, not it" })),
    logout: await outcomeOf(editor.session.logout()),
    after: await outcomeOf(editor.users.current()),
  };
}

async function menus(site: Site): Promise<unknown> {
  const seen: Record<string, unknown> = {};
  for (const role of ["admin", "editor", "moderator"]) {
    const titles = (entries: Awaited<ReturnType<Sdk["menus"]["currentUser"]>>): unknown[] =>
      entries.map(({ title, component, permissionButtons = [], children }) => [
        title,
        component,
        [...permissionButtons].sort(),
        titles(children),
      ]);
    seen[role] = titles(await (await site.as(role)).menus.currentUser());
  }
  return seen;
}

async function dictionaries(site: Site): Promise<unknown> {
  const sdk = await site.as("admin");
  const items = await sdk.dictItems.list({ dictCode: "contentStatus" });
  const { id } = await sdk.dicts.save({ code: "tide", name: "Tide" });
  const item = await sdk.dictItems.save({ dictId: id, label: "Ebb", value: "ebb" });
  return {
    items: items.map(({ label, value, color }) => [label, value, color]),
    codes: (await sdk.dicts.list()).map(({ code }) => code),
    again: await outcomeOf(sdk.dicts.save({ code: "tide", name: "Tide 2" })),
    sameValue: await outcomeOf(sdk.dictItems.save({ dictId: id, label: "Low", value: "ebb" })),
    nowhere: await outcomeOf(sdk.dictItems.save({ dictId: "none", label: "Low", value: "low" })),
    used: await outcomeOf(sdk.dicts.delete({ id, version: 1 })),
    emptied: await outcomeOf(sdk.dictItems.delete({ id: item.id, version: 1 })),
    deleted: await outcomeOf(sdk.dicts.delete({ id, version: 1 })),
    builtIn: await outcomeOf(sdk.dicts.delete({ id: items[0]?.dictId ?? "", version: 1 })),
  };
}

async function people(site: Site): Promise<unknown> {
  const sdk = await site.as("admin");
  const [org] = await sdk.orgs.tree();
  const orgId = org?.id ?? "";
  const role = await sdk.roles.create({ code: "pilot", name: "Pilot" });
  const base = { name: "Ada", orgId, roleIds: [role.id], password: "A-quiet-harbour-9" };
  const user = await sdk.users.add({ ...base, username: "ada" });
  const child = await sdk.orgs.create({ parentId: orgId, name: "Docks", code: "docks" });
  return {
    role: facts(await sdk.roles.get(role.id)),
    user: facts(await sdk.users.get(user.id), "orgId", "roleIds", "lastLoginAt"),
    twice: await outcomeOf(sdk.users.add({ ...base, username: "ADA" })),
    roleTwice: await outcomeOf(sdk.roles.create({ code: "pilot", name: "Other" })),
    nameTwice: await outcomeOf(sdk.roles.create({ code: "other", name: "PILOT" })),
    noOrg: await outcomeOf(sdk.users.add({ ...base, username: "eve", orgId: "none" })),
    roleInUse: await outcomeOf(sdk.roles.delete({ id: role.id, version: 1 })),
    orgInUse: await outcomeOf(sdk.orgs.delete({ id: orgId, version: org?.version ?? 1 })),
    child: facts(await sdk.orgs.get(child.id), "parentId", "path"),
    cycle: await outcomeOf(
      sdk.orgs.update({ id: orgId, version: org?.version ?? 1, parentId: child.id }),
    ),
    byRole: (await sdk.users.page({ roleId: role.id })).records.map(({ username }) => username),
    keyword: (await sdk.users.page({ keyword: "AD" })).records.map(({ username }) => username),
    deleted: await outcomeOf(sdk.users.delete({ id: user.id, version: 1 })),
    reset: await outcomeOf(sdk.users.resetPwd({ id: (await sdk.users.current()).id })),
  };
}

async function catalogue(site: Site): Promise<unknown> {
  const sdk = await site.as("publisher");
  const visitor = await site.as();
  const line = await sdk.products.save({ kind: "category", name: "Ropes", status: "onShelf" });
  const parentId = line.id;
  const series = await sdk.products.save({
    kind: "series",
    name: "Hemp",
    parentId,
    status: "onShelf",
  });
  const rope = { kind: "product", parentId: series.id, status: "onShelf" } as const;
  const one = await sdk.products.save({ ...rope, name: "Thin", code: "R-1" });
  const two = await sdk.products.save({ ...rope, name: "Thick", code: "R-2" });
  const records = [
    { id: one.id, version: 1 },
    { id: two.id, version: 7 },
    { id: line.id, version: 1 },
  ];
  const batch = await sdk.products.deleteBatch({ records });
  return {
    code: await outcomeOf(sdk.products.save({ ...rope, name: "Other", code: "r-1" })),
    batch: [batch.deleted, batch.failed.map(({ errorCode }) => errorCode)],
    page: (await sdk.products.page({ parentId: series.id })).records.map(({ name }) => name),
    list: (await visitor.site.productList()).records.map(({ name, seriesName }) => [
      name,
      seriesName,
    ]),
    tree: (await visitor.site.productTree()).map(({ name, children }) => [name, children.length]),
  };
}

async function repeated(site: Site): Promise<unknown> {
  const sdk = await site.as("publisher");
  const link = { name: "Twice", url: "https://a.example" };
  const options = { idempotencyKey: "key-0123456789abcdef" };
  const first = await sdk.friendlyLinks.save(link, options);
  const second = await sdk.friendlyLinks.save(link, options);
  return {
    same: first.id === second.id,
    count: (await sdk.friendlyLinks.page({ keyword: "Twice" })).total,
    other: await outcomeOf(sdk.friendlyLinks.save({ ...link, name: "Thrice" }, options)),
  };
}

/** By what each of them is about. */
export const recordScenarios: Readonly<Record<string, Scenario>> = {
  "records of a plain resource": plainRecords,
  "permissions by role": permissionsByRole,
  "signing in and out": signingIn,
  "menus of an account": menus,
  dictionaries,
  "accounts, roles and organisations": people,
  "products, and a batch": catalogue,
  "a call that is sent twice": repeated,
};
