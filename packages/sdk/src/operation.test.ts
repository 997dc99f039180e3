import { describe, expect, it, test } from "vitest";
import { operations } from "../tests/_contract.ts";
import { operationTable } from "./generated/operations.ts";
import { mapGroup, routeInput, type Operation } from "./operation.ts";

/** The table as the SDK reads it, by operationId. */
function decodeTable(): Map<string, Operation> {
  const groups = Object.entries(operationTable).flatMap(([group, row]) =>
    Object.values(mapGroup(group, row, (operation) => operation)),
  );
  return new Map(groups.map((operation) => [operation.id, operation]));
}

describe("the table", () => {
  const table = decodeTable();

  it("has exactly the contract's operations", () => {
    expect([...table.keys()].sort()).toEqual([...operations.keys()].sort());
  });

  it.each([...operations])("describes %s as the contract does", (id, contract) => {
    const takesBody = contract.method === "POST" || contract.method === "PUT";
    const marked = contract.method !== "GET";
    const query = contract.parameters.filter((parameter) => marked && parameter.in === "query");
    const search = query.map(({ name }) => `${name}={${name}}`).join("&");
    const takesNothing = takesBody && contract.requestBody === undefined;
    const content = Object.keys(contract.requestBody?.content ?? {});
    const answers = Object.keys(contract.responses["200"]?.content ?? {});
    expect(table.get(id)).toEqual({
      id,
      method: contract.method,
      path: contract.path + (search || takesNothing ? `?${search}` : ""),
      kind: content.includes("multipart/form-data")
        ? "form"
        : answers.includes("application/json")
          ? ""
          : "blob",
    });
    expect(takesBody || content.length === 0).toBe(true);
  });
});

describe("an input", () => {
  const route = (method: string, path: string, input: unknown, kind = "") =>
    routeInput({ id: "articlesGet", method, path, kind }, input);

  test("is no body of a write that takes nothing", () => {
    expect(route("POST", "/x?", undefined)).toMatchObject({ path: "/x", body: undefined });
    expect(route("POST", "/x", undefined)).toMatchObject({ path: "/x", body: {} });
  });

  test("becomes path and query in a GET", () => {
    expect(route("GET", "/x/{id}", { id: "a", keyword: "k" })).toMatchObject({
      path: "/x/{id}",
      params: { path: { id: "a" }, query: { keyword: "k" } },
      body: undefined,
    });
  });

  test("becomes path and query in a DELETE, of its own parameters only", () => {
    const record = { id: "a", title: "t", moveTo: "b" };
    expect(route("DELETE", "/x/{id}?moveTo={moveTo}", record)).toMatchObject({
      path: "/x/{id}",
      params: { path: { id: "a" }, query: { moveTo: "b" } },
      body: undefined,
    });
    expect(route("DELETE", "/x/{id}", record).params).toEqual({ path: { id: "a" }, query: {} });
  });

  test("becomes path and body in a write", () => {
    expect(route("PUT", "/x/{id}", { id: "a", name: "n", list: [""] })).toMatchObject({
      params: { path: { id: "a" }, query: {} },
      body: { name: "n", list: [""] },
    });
  });

  test("is the id when it is a bare string", () => {
    expect(route("DELETE", "/x/{id}", "a").params).toEqual({ path: { id: "a" }, query: {} });
  });

  test("becomes an empty body when it is missing, or none when path and query use it all", () => {
    expect(route("POST", "/x/page", undefined)).toMatchObject({ params: { query: {} }, body: {} });
    expect(route("GET", "/x/page", null)).toMatchObject({ params: { query: {} }, body: undefined });
    expect(route("PUT", "/x?id={id}", { id: "a b" })).toMatchObject({
      path: "/x",
      params: { query: { id: "a b" } },
      body: undefined,
    });
  });

  test("keeps files of a form unchanged and omits missing fields", () => {
    const file = new File(["x"], "a.png");
    const { body } = route("POST", "/x", { file, size: 0, no: undefined }, "form");
    const form = body as FormData;
    expect([...form.keys()]).toEqual(["file", "size"]);
    expect([(form.get("file") as File).name, form.get("size")]).toEqual(["a.png", "0"]);
  });

  test("is not mutated", () => {
    const input = Object.freeze({ id: "a", name: "n" });
    route("PUT", "/x/{id}", input);
    expect(input).toEqual({ id: "a", name: "n" });
  });
});
