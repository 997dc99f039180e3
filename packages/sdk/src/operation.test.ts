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

  it("has the contract's operations, no more and no fewer", () => {
    expect([...table.keys()].sort()).toEqual([...operations.keys()].sort());
  });

  it.each([...operations])("says of %s what the contract says", (id, contract) => {
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

  test("of a GET or DELETE is path and query", () => {
    const get = route("GET", "/x/{id}", { id: "a", keyword: "k" });
    expect(get).toMatchObject({ path: "/x/a", query: { keyword: "k" }, body: undefined });
    const deletion = route("DELETE", "/x/{id}", { id: "a", force: true });
    expect(deletion).toMatchObject({ path: "/x/a", query: { force: true }, body: undefined });
  });

  test("of a write is path and body", () => {
    const write = route("PUT", "/x/{id}", { id: "a", name: "n", list: [""] });
    expect(write).toMatchObject({ path: "/x/a", query: {}, body: { name: "n", list: [""] } });
  });

  test("that is bare is the id", () => {
    expect(route("DELETE", "/x/{id}", "a")).toMatchObject({ path: "/x/a", query: {} });
  });

  test("that is missing makes an empty body, or none when the path takes it all", () => {
    expect(route("POST", "/x/page", undefined)).toMatchObject({ query: {}, body: {} });
    expect(route("GET", "/x/page", null)).toMatchObject({ query: {}, body: undefined });
    expect(route("PUT", "/x?id={id}", { id: "a b" })).toMatchObject({
      path: "/x?id=a%20b",
      query: {},
      body: undefined,
    });
  });

  test("of a form keeps files as they are and leaves out what is not there", () => {
    const file = new File(["x"], "a.png");
    const { body } = route("POST", "/x", { file, size: 0, no: undefined }, "form");
    const form = body as FormData;
    expect([...form.keys()]).toEqual(["file", "size"]);
    expect([(form.get("file") as File).name, form.get("size")]).toEqual(["a.png", "0"]);
  });

  test("is answered by an envelope, or by a file where the table says so", () => {
    expect(route("GET", "/x", {}).read).toBe(readResponse);
    expect(route("GET", "/x", {}, "blob").read).toBe(readDownload);
  });

  test("is not changed", () => {
    const input = Object.freeze({ id: "a", name: "n" });
    route("PUT", "/x/{id}", input);
    expect(input).toEqual({ id: "a", name: "n" });
  });
});
