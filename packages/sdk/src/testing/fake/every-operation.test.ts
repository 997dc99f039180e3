import { expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { methodOf } from "../../../tests/_method-of.ts";
import { createSdk, isApiError } from "../../index.ts";
import { listOperations } from "../contract.ts";
import { sampleInput } from "../samples.ts";
import { createFakeServer } from "./create-fake-server.ts";
import { hasState } from "./operations.ts";

const ids = listOperations().map(([id]) => id);

it.each(ids)("responds to %s by the contract, or refuses it as the server may", async (id) => {
  for (const seed of [1, 2, 3]) {
    const server = createFakeServer({ seed: { articles: [{ title: "Tide" }] } });
    const token = server.signIn("admin");
    const { fetch } = server;
    const sdk = createSdk({ baseUrl: "/rest", fetch, getToken: () => token, retries: 0 });
    const call = methodOf(sdk, id)(sampleInput(id, { seed }));
    const error: unknown = await call.then(
      () => undefined,
      (cause: unknown) => cause,
    );
    if (error !== undefined && !isApiError(error)) throw error;
    expect(error?.errorCode).not.toBe("INTERNAL");
    expect(server.problems).toEqual([]);
  }
});

it("the README names every operation without state", () => {
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  const [, sentence = ""] = /These have no state in it[^:]*: ([^]+?)\.\n/.exec(readme) ?? [];
  const named = [...sentence.matchAll(/`([\w.*]+)`/g)].map(([, name = ""]) => name);
  const covered = new Set(named.flatMap((name) => ids.filter((id) => isNamed(id, name))));
  expect([...covered].sort()).toEqual(ids.filter((id) => !hasState(id)).sort());
});

/** `roles.*` names every operation of a tag, `roles.list` one. */
function isNamed(id: string, name: string): boolean {
  const [tag = "", verb = ""] = name.split(".");
  const rest = id.startsWith(tag) ? id.slice(tag.length) : "";
  if (verb === "*") return /^[A-Z]/.test(rest);
  return rest === verb.charAt(0).toUpperCase() + verb.slice(1);
}
