import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { times } from "../../tests/_depth.ts";
import { compareDocuments } from "./compare-operations.ts";
import { verdictOf, type ContractVerdict } from "./contract-change.ts";
import type { ContractDocument, DocumentOperation, Schema } from "./document.ts";
import { contractSurface } from "./generated/surface.ts";

interface Document extends ContractDocument {
  components: { schemas: Record<string, Schema>; parameters: Record<string, object> };
}

const contract = () => JSON.parse(contractSurface) as Document;
const original = contract();

function operation(document: ContractDocument, id: string): DocumentOperation {
  const found = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`There is no operation ${id}`);
  return found;
}

/** The schema of a component, or of a field inside it, through the parts of its `allOf`. */
function schema(document: Document, name: string, ...fields: string[]): Schema {
  let at = document.components.schemas[name];
  for (const field of fields) {
    const part = [at, ...(at?.allOf ?? [])].find((one) => one?.properties?.[field]);
    at = part?.properties?.[field];
  }
  if (!at) throw new Error(`There is no ${[name, ...fields].join(".")}`);
  return at;
}

function verdicts(change: (document: Document) => void): [ContractVerdict, ContractVerdict] {
  const changed = contract();
  change(changed);
  return [
    verdictOf(compareDocuments(original, changed)),
    verdictOf(compareDocuments(changed, original)),
  ];
}

type Row = [
  what: string,
  change: (document: Document) => void,
  /** What it means for clients of the contract as it is, and of the changed one. */
  forth: ContractVerdict,
  back: ContractVerdict,
];

const operations: Row[] = [
  ["an operation less", (d) => delete d.paths["/roles/page"], "breaking", "additive"],
  [
    "another method",
    (d) => {
      const { put } = d.paths["/roles/update"] ?? {};
      d.paths["/roles/update"] = { post: put as DocumentOperation };
    },
    "breaking",
    "breaking",
  ],
  [
    "another name of the operation and of its path's parameter",
    (d) => {
      const item = d.paths["/roles/role/{id}"];
      delete d.paths["/roles/role/{id}"];
      const get = { ...item?.["get"], operationId: "rolesRead" } as DocumentOperation;
      get.parameters = [{ name: "roleId", in: "path", required: true, schema: { $ref: id } }];
      d.paths["/roles/role/{roleId}"] = { get };
    },
    "same",
    "same",
  ],
  [
    "a session that is needed",
    (d) => delete operation(d, "siteTypeTree").security,
    "breaking",
    "additive",
  ],
  [
    "another error code",
    (d) => operation(d, "siteTypeTree")["x-error-codes"]?.push("GONE"),
    "additive",
    "additive",
  ],
  [
    "error codes that are not declared",
    (d) => delete operation(d, "siteTypeTree")["x-error-codes"],
    "same",
    "same",
  ],
];

const id = "#/components/schemas/Id";
const shade = { name: "shade", in: "query", schema: { type: "string" } };

const parameters: Row[] = [
  [
    "an optional parameter more",
    (d) => operation(d, "rolesPage").parameters?.push(shade),
    "additive",
    "breaking",
  ],
  [
    "a needed parameter more",
    (d) => operation(d, "rolesPage").parameters?.push({ ...shade, required: true }),
    "breaking",
    "breaking",
  ],
  [
    "a parameter that need not be sent any more",
    (d) => Object.assign(operation(d, "rolesListMenus").parameters?.[0] ?? {}, { required: false }),
    "additive",
    "breaking",
  ],
  [
    "a shared parameter that takes less",
    (d) => {
      d.components.parameters["PageSize"] = {
        name: "pageSize",
        in: "query",
        schema: { type: "integer", minimum: 1, maximum: 100 },
      };
    },
    "breaking",
    "additive",
  ],
  [
    "a value less to sort by",
    (d) => {
      const { parameters = [] } = operation(d, "articlesPage");
      const sortField = parameters.find((one) => "name" in one && one.name === "sortField");
      if (!sortField || !("schema" in sortField)) throw new Error("no sortField");
      sortField.schema?.enum?.pop();
    },
    "breaking",
    "additive",
  ],
];

const bodies: Row[] = [
  [
    "an optional field more",
    (d) => Object.assign(fields(d, "AuthFields"), { shade: { type: "string" } }),
    "additive",
    "breaking",
  ],
  [
    "a needed field more",
    (d) => {
      Object.assign(fields(d, "AuthFields"), { shade: { type: "string" } });
      schema(d, "AuthAddBody").required?.push("shade");
    },
    "breaking",
    "breaking",
  ],
  [
    "a field that need not be sent any more",
    (d) => schema(d, "AuthAddBody").required?.pop(),
    "additive",
    "breaking",
  ],
  [
    "a shorter text",
    (d) => (schema(d, "AuthFields", "name")["maxLength"] = 32),
    "breaking",
    "additive",
  ],
  ["a higher minimum", (d) => (schema(d, "Version")["minimum"] = 2), "breaking", "additive"],
  [
    "another pattern",
    (d) => (schema(d, "AuthFields", "name")["pattern"] = "^\\S+$"),
    "breaking",
    "breaking",
  ],
  ["no pattern", (d) => delete schema(d, "AuthFields", "name")["pattern"], "additive", "breaking"],
  [
    "a null that is refused",
    (d) => (schema(d, "AuthFields", "menuId").type = "string"),
    "breaking",
    "additive",
  ],
  [
    "another type",
    (d) => (schema(d, "AuthFields", "name").type = "integer"),
    "breaking",
    "breaking",
  ],
  [
    "any number",
    (d) => (schema(d, "SiteSettingUpdateBody", "socialLinks").type = ["array", "number"]),
    "additive",
    "breaking",
  ],
  ["items that may repeat", (d) => delete schema(d, "Ids")["uniqueItems"], "additive", "breaking"],
  [
    "fields that nobody named",
    (d) => delete schema(d, "AuthAddBody").unevaluatedProperties,
    "additive",
    "breaking",
  ],
  [
    "a condition less",
    (d) => {
      for (const part of schema(d, "MessageBody").allOf ?? []) delete part.anyOf;
    },
    "additive",
    "breaking",
  ],
  [
    "a body that need not be sent any more",
    (d) => Object.assign(operation(d, "authsAdd").requestBody ?? {}, { required: false }),
    "additive",
    "breaking",
  ],
  ["no body", (d) => delete operation(d, "authsAdd").requestBody, "breaking", "breaking"],
  [
    "a form in place of JSON",
    (d) => {
      const { requestBody } = operation(d, "authsAdd");
      if (requestBody) requestBody.content = { "multipart/form-data": {} };
    },
    "breaking",
    "breaking",
  ],
];

const results: Row[] = [
  ["a field less", (d) => delete fields(d, "Auth", 1)["menuTitle"], "breaking", "additive"],
  [
    "a field that may be missing",
    (d) => schema(d, "Auth").allOf?.[1]?.required?.pop(),
    "breaking",
    "additive",
  ],
  [
    "a field that may be null",
    (d) => (schema(d, "Auth", "name").type = ["string", "null"]),
    "breaking",
    "additive",
  ],
  ["another type", (d) => (schema(d, "Auth", "name").type = "number"), "breaking", "breaking"],
  [
    "any number for an integer",
    (d) => (schema(d, "Auth", "orderBy").type = "number"),
    "breaking",
    "additive",
  ],
  ["a value more", (d) => (schema(d, "Auth", "action").enum = ["add"]), "additive", "breaking"],
  [
    "any value for one of a few",
    (d) => delete schema(d, "ReviewMode").enum,
    "breaking",
    "breaking",
  ],
  ["another format", (d) => (schema(d, "DateTime")["format"] = "date"), "breaking", "breaking"],
  ["a longer text", (d) => (schema(d, "Auth", "name")["maxLength"] = 10), "same", "same"],
  [
    "items of another sort",
    (d) => (schema(d, "CurrentUser", "roles").items = { type: "integer" }),
    "breaking",
    "breaking",
  ],
  [
    "items of any sort",
    (d) => delete schema(d, "CurrentUser", "roles").items,
    "breaking",
    "additive",
  ],
  [
    "no fields of any name",
    (d) => delete schema(d, "ChartRow").additionalProperties,
    "breaking",
    "same",
  ],
  [
    "a file in place of JSON",
    (d) => (operation(d, "authsList").responses = { 200: { content: { "*/*": {} } } }),
    "breaking",
    "breaking",
  ],
];

function fields(document: Document, name: string, part?: number): Record<string, Schema> {
  const whole = schema(document, name);
  const at = part === undefined ? whole : whole.allOf?.[part];
  if (!at?.properties) throw new Error(`${name} has no fields there`);
  return at.properties;
}

describe.each([
  ["operations", operations],
  ["parameters", parameters],
  ["bodies", bodies],
  ["results", results],
])("a change of %s", (_part, rows) => {
  it.each(rows)("%s", (_what, change, forth, back) => {
    expect(verdicts(change)).toEqual([forth, back]);
  });
});

describe("a change", () => {
  function changesAfter(change: (document: Document) => void) {
    const changed = contract();
    change(changed);
    return compareDocuments(original, changed);
  }

  it("is reported once, as a sentence with a JSON pointer, however many operations share it", () => {
    expect(changesAfter((d) => delete fields(d, "Entity")["updatedByName"])).toEqual([
      {
        kind: "breaking",
        message: "Entity.updatedByName is no longer returned",
        place: "#/components/schemas/Entity/properties/updatedByName",
      },
    ]);
    expect(changesAfter((d) => operation(d, "rolesPage").parameters?.push(shade))).toEqual([
      {
        kind: "additive",
        message: "rolesPage (GET /roles/page), parameter shade is accepted",
        place: `#/paths/~1roles~1page/get/parameters/${operation(original, "rolesPage").parameters?.length}`,
      },
    ]);
  });

  it("is listed before additive ones when it breaks", () => {
    const changes = changesAfter((d) => {
      operation(d, "siteArticleList")["x-error-codes"]?.push("GONE");
      schema(d, "ReviewMode").enum = ["any", "all", "half"];
      delete d.paths["/user/list"];
    });
    expect(changes.map(({ kind, message }) => [kind, message])).toEqual([
      ["breaking", "usersList (GET /user/list) was removed"],
      ["additive", "siteArticleList (GET /api/app/other/articleList) may fail with GONE"],
      ["additive", 'ReviewMode also accepts "half"'],
      ["additive", 'ReviewMode may be "half" now'],
    ]);
  });

  it("is found in a recursive schema, and the search ends", () => {
    const inside = changesAfter((d) => delete fields(d, "OrgNode", 1)["children"]);
    expect(inside.map(({ message }) => message)).toEqual([
      "OrgNode.children is no longer returned",
    ]);
    const circle = () => {
      const document = contract();
      document.components.schemas["Auth"] = { allOf: [{ $ref: "#/components/schemas/Auth" }] };
      document.components.schemas["Role"] = { $ref: "#/components/schemas/Role" };
      return document;
    };
    expect(compareDocuments(circle(), circle())).toEqual([]);
  });

  it("is not reported when a document says the same in another way", () => {
    expect(
      changesAfter((d) => {
        for (const each of Object.values(d.components.schemas)) {
          Object.assign(each, { description: "Words.", examples: [] });
          each.allOf?.reverse();
          each.enum?.reverse();
          each.required?.reverse();
        }
        const reply = operation(d, "rolesGet").responses["200"]?.content?.["application/json"];
        Object.assign(reply ?? {}, { schema: structuredClone(schema(d, "RoleReply")) });
      }),
    ).toEqual([]);
  });
});

describe("the whole contract", () => {
  const names = Object.entries(original.components.schemas)
    .filter(([, { properties }]) => Object.keys(properties ?? {}).length > 0)
    .map(([name]) => name);
  const ids = Object.values(original.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  );

  it("equals itself", () => {
    expect(compareDocuments(contract(), contract())).toEqual([]);
  });

  it("breaks when a field is removed, anywhere, from input or output", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), (name, pick) => {
        const changed = contract();
        const properties = fields(changed, name);
        const field = Object.keys(properties)[pick % Object.keys(properties).length] ?? "";
        delete properties[field];
        const [first] = compareDocuments(original, changed);
        expect(first).toMatchObject({
          kind: "breaking",
          place: `#/components/schemas/${name}/properties/${field}`,
        });
        expect(compareDocuments(changed, original).length).toBeGreaterThan(0);
      }),
      { numRuns: times(10) },
    );
  });

  it("grows additively by an optional parameter, and breaks when it is removed", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ids), (operationId) => {
        const changed = contract();
        const at = operation(changed, operationId);
        at.parameters = [...(at.parameters ?? []), shade];
        expect(verdictOf(compareDocuments(original, changed))).toBe("additive");
        expect(verdictOf(compareDocuments(changed, original))).toBe("breaking");
      }),
      { numRuns: times(5) },
    );
  });
});
