import { build } from "vite";
import { expect, test } from "vitest";
import { latinText } from "./latin-text.ts";

test("the server's bundle says the same in Latin-1", async () => {
  const source = 'export const words = ["说明 …", /[；]/.test("；"), "\\u{1f3e0}🏠"];';
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { ssr: "words", write: false, rolldownOptions: { input: "words" } },
    plugins: [latinText(), { name: "words", resolveId: (id) => id, load: () => source }],
  });
  const [output] = [built].flat();
  const code = output && "output" in output ? output.output[0].code : "";
  expect(code).not.toMatch(/[^\0-\xff]/);
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  expect(await import(/* @vite-ignore */ url)).toMatchObject({ words: ["说明 …", true, "🏠🏠"] });
});
