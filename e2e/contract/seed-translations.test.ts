import { expect, it } from "vitest";
import { shippedDictionaries } from "../../apps/server/src/seed/dictionaries.ts";
import { permissionsOf } from "../../apps/server/src/seed/permissions.ts";
import { isWrite } from "../../apps/server/src/http/record-refusals.ts";
import { readContract } from "../../apps/server/src/kernel/contract.ts";
import { messages } from "../../apps/server/src/kernel/messages/index.ts";
import { shippedMenus, type ShippedMenu } from "../../apps/server/src/seed/menus.ts";
import { adminEn, type AdminMessages } from "../../apps/web/src/i18n/admin-en.ts";
import { adminZh } from "../../apps/web/src/i18n/admin-zh.ts";
import { operations } from "../../apps/web/src/i18n/admin-zh/operations.ts";
import { seed } from "../../apps/web/src/i18n/admin-zh/seed.ts";
import { targetTypes } from "../../apps/web/src/features/operation-logs/operation-log-list.ts";
import { operationName } from "../../apps/web/src/shared/operation-name.ts";

function titlesOf(menus: readonly ShippedMenu[]): string[] {
  return menus.flatMap(({ title, children = [] }) => [title, ...titlesOf(children)]);
}

it("every translation is Chinese", () => {
  const { menus, dictionaries, labels } = seed;
  for (const words of [menus, dictionaries, operations, ...Object.values(labels)]) {
    for (const text of Object.values(words)) expect(text).toMatch(/^\p{Script=Han}/u);
  }
});

function sorted(words: readonly string[]): string[] {
  return [...new Set(words)].toSorted();
}

it("every shipped menu is translated, and no other", () => {
  expect(sorted(Object.keys(seed.menus))).toEqual(sorted(titlesOf(shippedMenus)));
});

it("every shipped dictionary is translated, and no other", () => {
  const names = shippedDictionaries.map(({ name }) => name);
  expect(sorted(Object.keys(seed.dictionaries))).toEqual(sorted(names));
  const codes = shippedDictionaries.map(({ code }) => code);
  expect(sorted(Object.keys(seed.labels))).toEqual(sorted(codes));
});

it.each(shippedDictionaries)("every value of $code is translated", (dict) => {
  const labels = dict.items.map(([, label]) => label);
  expect(sorted(Object.keys(seed.labels[dict.code] ?? {}))).toEqual(sorted(labels));
});

it("everything in the operation log and every shipped permission is translated, and nothing else", () => {
  const contract = readContract();
  const logged = contract.operations.filter(
    (operation) => operation.access !== "public" && isWrite(operation),
  );
  const summaries = logged.map(({ summary }) => summary);
  const names = permissionsOf(contract).map(({ name }) => name);
  const ofTheServer = Object.values(messages.operationLogs);
  const all = [...summaries, ...names, ...ofTheServer];
  expect(sorted(Object.keys(operations))).toEqual(sorted(all));
});

it.each([
  ["English", adminEn],
  ["Chinese", adminZh],
])("every kind of target in the operation log has its words in %s", (_language, messages) => {
  const kinds = readContract()
    .operations.filter((operation) => operation.access !== "public" && isWrite(operation))
    .map(({ tag }) => tag);
  // Retention deletes entries of the logs, which no operation changes.
  const all = sorted([...kinds, "operationLogs", "signInLogs"]);
  expect(sorted(Object.keys(messages.operationLogs.targets))).toEqual(all);
  expect(sorted(targetTypes)).toEqual(all);
});

/** The permission that a refused page names. */
const pagePermissions = {
  "content:article:page": ["articles", "calendar"],
  "content:articleType:page": ["articleTypes"],
  "content:article:trash": ["trash"],
  "content:banner:page": ["banners"],
  "content:comment:page": ["comments"],
  "content:file:page": ["media"],
  "content:friendlyLink:page": ["friendlyLinks"],
  "content:homePage:view": ["homePages"],
  "content:message:page": ["visitorMessages"],
  "content:quickLink:page": ["quickLinks"],
  "content:recommend:page": ["recommends"],
  "content:release:page": ["releases"],
  "content:replyTemplate:page": ["replyTemplates"],
  "content:siteSetting:view": ["siteSetting"],
  "monitor:liveSession:page": ["liveSessions", "accountSessions"],
  "monitor:operationLog:page": ["operationLogs"],
  "monitor:signInLog:page": ["signInLogs"],
  "monitor:systemHealth:view": ["systemHealth"],
  "product:product:page": ["products"],
  "system:auth:page": ["permissions"],
  "system:dict:page": ["dicts"],
  "system:menu:view": ["menus"],
  "system:org:view": ["orgs"],
  "system:role:page": ["roles", "access"],
  "system:user:page": ["users"],
  "system:webhook:page": ["webhooks"],
  "system:workgroup:view": ["workgroups"],
} as const satisfies Record<string, readonly (keyof AdminMessages)[]>;

it.each([
  ["English", adminEn],
  ["Chinese", adminZh],
])("a refused page names its permission as the role does, in %s", (_language, messages) => {
  const names = new Map(permissionsOf(readContract()).map(({ code, name }) => [code, name]));
  for (const [code, pages] of Object.entries(pagePermissions)) {
    const word = operationName(messages.operations, names.get(code) ?? "");
    for (const page of pages) expect([page, messages[page].permission]).toEqual([page, word]);
  }
});

it.each([
  ["English", adminEn],
  ["Chinese", adminZh],
])("no two shipped permissions have one name in %s", (_language, messages) => {
  const words = permissionsOf(readContract()).map(({ name }) =>
    operationName(messages.operations, name),
  );
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
