import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { adminEn } from "../src/i18n/admin-en.ts";
import { en } from "../src/i18n/en.ts";
import { catalogueName, partFiles, partsNamed } from "./split-messages.ts";

const sources = join(import.meta.dirname, "../src");
const filesOf = (catalogue: string) =>
  partFiles(readFileSync(join(sources, "i18n", catalogue), "utf8"), join(sources, "i18n"));
const files = filesOf("admin-en.ts");
const partsOf = (code: string) => partsNamed(code, "page.tsx", files);

describe("the parts of the catalogue that a module reads", () => {
  it("are those it takes out of the catalogue", () => {
    expect(partsOf("const { users: messages, form } = useMessages();")).toEqual(["form", "users"]);
    expect(partsOf("const { users } = useMessages(), list = 1;")).toEqual(["users"]);
  });

  it("are those it reads as a member", () => {
    expect(partsOf("const text = useMessages().orgs.title;")).toEqual(["orgs"]);
    expect(partsOf("const text = messages.get().admin.dicts.title;")).toEqual(["dicts"]);
    expect(partsOf('const admin = lazyMessages("admin"); admin.media.title;')).toEqual(["media"]);
  });

  it("are those that a function takes out of what it is given", () => {
    expect(partsOf("const label = ({ roles }) => roles.new;")).toEqual(["roles"]);
    expect(partsOf("function columns({ logs: messages }: AdminMessages) {}")).toEqual(["logs"]);
    expect(partsOf("function Fields({ form }: FieldsProps) {}")).toEqual([]);
  });

  it("are no members of anything else", () => {
    expect(partsOf("sdk.users.list(); router.history.back(); phrases.list();")).toEqual([]);
    expect(partsOf("const { users, history } = record;")).toEqual([]);
  });
});

it("finds the file of every part", () => {
  expect([...files.keys()].sort()).toEqual(Object.keys(adminEn).sort());
  expect([...filesOf("en.ts").keys()].sort()).toEqual(Object.keys(en).sort());
});

it("recognizes the catalogue in every module by what it is called", () => {
  const binding =
    /(\w+)(?: = useMessages\(\);| = lazyMessages\("admin"\)|\??: (?:AdminMessages\b(?!\[)|Pick<AdminMessages\b))/g;
  const modules = globSync("{app,features,routes,shared,site}/**/*.{ts,tsx}", { cwd: sources });
  const names = modules.flatMap((file) =>
    [...readFileSync(join(sources, file), "utf8").matchAll(binding)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(name).toMatch(catalogueName);
});
