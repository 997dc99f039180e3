import { defineConfig } from "vitest/config";

const { MUTATE: folders = "{session,menu,tabs,upload}" } = process.env;

/** The tests that a mutation run repeats: those beside what is mutated. */
export default defineConfig({
  resolve: { conditions: ["@atrium/source"] },
  ssr: { resolve: { conditions: ["@atrium/source"] } },
  test: { include: [`src/${folders}/*.test.ts`] },
});
