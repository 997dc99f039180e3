import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { membersOf, operations } from "../../packages/sdk/tests/_contract.ts";
import { hoversOf, type Hover } from "../../packages/sdk/tests/_hover.ts";
import { createConsumer } from "./_consumer.ts";

/** The models that other teams use most. */
const models = [
  "Article",
  "ArticleSummary",
  "ArticleType",
  "Dict",
  "Menu",
  "Org",
  "Product",
  "Role",
  "SiteSetting",
  "User",
  "Workgroup",
];

/** What an editor shows over the marked names of a program that uses the packed SDK. */
let hovers: ReadonlyMap<string, Hover>;

beforeAll(async () => {
  using consumer = await createConsumer();
  consumer.write("hover.mts", program());
  hovers = hoversOf(join(consumer.folder, "hover.mts"));
});

function program(): string {
  const records = models.flatMap((model) => [
    `declare const record${model}: /*${model}*/${model};`,
    ...membersOf(model).map((member) => `record${model}./*${model}.${member}*/${member};`),
  ]);
  const methods = Array.from(operations.values(), ({ operationId, tags: [group = ""] }) => {
    const verb = operationId.slice(group.length);
    return `sdk.${group}./*${operationId}*/${verb.charAt(0).toLowerCase()}${verb.slice(1)};`;
  });
  return `
    import { createSdk, type ${models.join(", type ")} } from "@atrium/sdk";
    const sdk = createSdk({ baseUrl: "/rest" });
    const /*result*/page = await sdk.articles./*method*/page({ /*parameter*/pageNo: 2 });
    const /*record*/first = page.records[0];
    ${[...methods, ...records].join("\n")}`;
}

describe("an editor shows", () => {
  it("a call by the names of its input and its result", () => {
    expect(hovers.get("method")?.text).toBe(
      '(property) page: (input?: ArticlesPageParams, options?: CallOptions) => OperationCall<"articlesPage", Page<ArticleSummary>>',
    );
    expect(hovers.get("method")?.documentation).toContain("`GET /api/dtArticle/page`");
    expect(hovers.get("result")?.text).toBe("const page: Page<ArticleSummary>");
    expect(hovers.get("record")?.text).toBe("const first: ArticleSummary");
    expect(hovers.get("parameter")).toEqual({
      text: "(property) ArticlesPageParams.pageNo?: number",
      documentation: "Page to return, from 1.",
    });
  });

  it.each([...operations.keys()])("%s on one line of names", (operationId) => {
    expect(hovers.get(operationId)?.text).toMatch(
      /^\(property\) \w+: \(input\??: \w+(?: \| string)?, options\?: CallOptions\) => OperationCall<"\w+", [\w<>[\]]+>$/,
    );
  });

  it.each(models)("%s and its members with their types by name and what they mean", (model) => {
    expect(hovers.get(model)?.text).toContain(`interface ${model}`);
    expect(hovers.get(model)?.documentation).toMatch(/\.$/);
    for (const member of membersOf(model)) {
      const { text, documentation } = hovers.get(`${model}.${member}`) ?? {};
      expect(text).toMatch(/^\(property\) \w+\.\w+\??: [\w<>[\] |"()]+$/);
      expect([member, documentation]).toEqual([member, expect.stringMatching(/\.$/)]);
    }
  });
});
