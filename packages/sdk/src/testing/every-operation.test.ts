import { expect, it, test } from "vitest";
import { bodyValidator, operations, replyValidator } from "../../tests/_contract.ts";
import { methodOf } from "../../tests/_method-of.ts";
import { createSdk, type OperationId } from "../index.ts";
import { contract } from "./generated/contract.ts";
import { createTestServer, sampleInput } from "./index.ts";

const seeds = [1, 2, 3, 4, 5];
const ids = [...operations.keys()];
const downloads = ids.filter((id) => !replyValidator(id));

/** Calls an operation with an input made for it; gives the envelope that was sent and what the SDK made of it. */
async function call(id: OperationId, seed: number): Promise<{ sent: Response; result: unknown }> {
  const server = createTestServer({ seed });
  const sent: Response[] = [];
  const sdk = createSdk({
    baseUrl: "/rest",
    fetch: async (url, init) => {
      const response = await server.fetch(url, init);
      sent.push(response.clone());
      return response;
    },
  });
  const result = await methodOf(sdk, id)(sampleInput(id, { seed }));
  expect(server.problems).toEqual([]);
  expect(server.calls.map((call) => call.operationId)).toEqual([id]);
  const [response] = sent;
  if (!response) throw new Error("nothing was sent");
  return { sent: response, result };
}

test("has the operations of the contract", () => {
  expect(Object.keys(contract.operations)).toEqual(ids);
  expect(downloads).toEqual(["siteDownFile"]);
});

it.each(ids.filter((id) => !downloads.includes(id)))(
  "returns what the contract says for %s, through the SDK",
  async (id) => {
    const validate = replyValidator(id);
    for (const seed of seeds) {
      const { sent, result } = await call(id, seed);
      const envelope = (await sent.json()) as { result: unknown };
      expect([validate?.(envelope), validate?.errors]).toEqual([true, null]);
      expect(envelope.result).toEqual(result);
    }
  },
);

it.each(downloads)("%s answers with a named file, through the SDK", async (id) => {
  for (const seed of seeds) {
    const { result } = await call(id, seed);
    expect(result).toMatchObject({ blob: expect.any(Blob), fileName: expect.any(String) });
  }
});

it.each(ids.filter((id) => bodyValidator(id)))("samples valid bodies of %s", (id) => {
  const validate = bodyValidator(id);
  for (let seed = 1; seed <= 30; seed++) {
    const body: unknown = sampleInput(id, { seed });
    expect([body, validate?.(body), validate?.errors]).toEqual([body, true, null]);
  }
});

test("includes optional texts in some responses and omits them in others", async () => {
  const subTitles = await Promise.all(
    Array.from({ length: 40 }, async (_, seed) => {
      const { fetch } = createTestServer({ seed });
      return (await createSdk({ baseUrl: "/rest", fetch }).articles.get("a")).subTitle;
    }),
  );
  expect(new Set(subTitles.map((text) => typeof text))).toEqual(new Set(["string", "object"]));
});
