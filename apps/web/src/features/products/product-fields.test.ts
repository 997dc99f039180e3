import { afterEach, expect, test } from "vitest";
import { setLocale } from "../../shared/i18n.ts";
import { newProduct, productSchema } from "./product-fields.ts";

afterEach(() => setLocale("en"));

const variant = (code: string) => ({ code, name: "Raft", specs: [], priceAmount: null });
const problemsWith = (...codes: string[]) => {
  const product = { ...newProduct("en"), name: "Raft", variants: codes.map(variant) };
  return productSchema
    .safeParse(product)
    .error?.issues.map(({ path, message }) => [path.join("."), message]);
};

test("variants with one code are refused at the later one, in the reader's language", async () => {
  expect(problemsWith("R-1", "R-2")).toBeUndefined();
  expect(problemsWith("R-1", "R-2", "r-1")).toEqual([
    ["variants.2.code", "Another variant has the code r-1. Give each variant a code of its own."],
  ]);
  await setLocale("zh-CN");
  expect(problemsWith("R-1", "r-1")).toEqual([
    ["variants.1.code", expect.stringMatching(/^另一规格型号已使用编码 r-1/)],
  ]);
});
