import { describe, expect, it, test } from "vitest";
import { operations } from "../tests/_contract.ts";
import { operationTable } from "./generated/operations.ts";
import { SDK_MESSAGES } from "./messages.ts";
import { mapGroup, routeInput, type Operation } from "./operation.ts";
import { readResponse, readDownload } from "./read-response.ts";

/** The table as the SDK reads it, by operationId. */
function decodeTable(): Map<string, Operation> {
  const groups = Object.entries(operationTable).flatMap(([group, row]) =>
    Object.entries(mapGroup(row, (operation) => operation)).map(
      ([name, operation]): [string, Operation] => [
        group + name.charAt(0).toUpperCase() + name.slice(1),
        operation,
      ],
    ),
  );
  return new Map(groups);
}

describe("the table", () => {
  const table = decodeTable();

  it("has exactly the contract's operations", () => {
    expect([...table.keys()].sort()).toEqual([...operations.keys()].sort());
  });

  it.each([...operations])("describes %s as the contract does", (id, contract) => {
    const writes = contract.method === "POST" || contract.method === "PUT";
    const query = contract.parameters.filter((parameter) => writes && parameter.in === "query");
    const search = query.map(({ name }) => `${name}={${name}}`).join("&");
    const content = Object.keys(contract.requestBody?.content ?? {});
    const answers = Object.keys(contract.responses["200"]?.content ?? {});
    expect(table.get(id)).toEqual({
      method: contract.method,
      path: contract.path + (search && `?${search}`),
      kind: content.includes("multipart/form-data")
        ? "form"
        : answers.includes("application/json")
          ? ""
          : "blob",
    });
    // The row has no way to say that a query parameter of a write may be missing.
    expect(query.filter((parameter) => !parameter.required)).toEqual([]);
    expect(writes || content.length === 0).toBe(true);
  });
});

describe("an input", () => {
  const route = (method: string, path: string, input: unknown, kind = "") =>
    routeInput({ method, path, kind }, input, SDK_MESSAGES);

  test("becomes path and query in a GET or DELETE", () => {
    const get = route("GET", "/x/{id}", { id: "a", keyword: "k" });
    expect(get).toMatchObject({ path: "/x/a", query: { keyword: "k" }, body: undefined });
    const deletion = route("DELETE", "/x/{id}", { id: "a", force: true });
    expect(deletion).toMatchObject({ path: "/x/a", query: { force: true }, body: undefined });
  });

  test("becomes path and body in a write", () => {
    const write = route("PUT", "/x/{id}", { id: "a", name: "n", list: [""] });
    expect(write).toMatchObject({ path: "/x/a", query: {}, body: { name: "n", list: [""] } });
  });

  test("is the id when it is a bare string", () => {
    expect(route("DELETE", "/x/{id}", "a")).toMatchObject({ path: "/x/a", query: {} });
  });

  test("becomes an empty body when it is missing, or none when the path uses it all", () => {
    expect(route("POST", "/x/page", undefined)).toMatchObject({ query: {}, body: {} });
    expect(route("GET", "/x/page", null)).toMatchObject({ query: {}, body: undefined });
    expect(route("PUT", "/x?id={id}", { id: "a b" })).toMatchObject({
      path: "/x?id=a%20b",
      query: {},
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

  test("selects an envelope, or a file where the table says so", () => {
    expect(route("GET", "/x", {}).read).toBe(readResponse);
    expect(route("GET", "/x", {}, "blob").read).toBe(readDownload);
  });

  test("is not mutated", () => {
    const input = Object.freeze({ id: "a", name: "n" });
    route("PUT", "/x/{id}", input);
    expect(input).toEqual({ id: "a", name: "n" });
  });
});
