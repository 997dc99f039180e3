import { defineConfig } from "tsup";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    contract: "src/contract/index.ts",
    testing: "src/testing/index.ts",
    "zh-CN": "src/zh-cn.ts",
  },
  format: ["esm", "cjs"],
  // The entries share modules that must exist once: what belongs to an SDK is kept in a map in one of them.
  splitting: true,
  dts: true,
  clean: true,
  treeshake: true,
  target: "es2022",
});
