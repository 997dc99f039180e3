import { defineConfig } from "tsup";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    resource: "src/resource/index.ts",
    tabs: "src/tabs/index.ts",
    upload: "src/upload/index.ts",
    "zh-CN": "src/zh-cn.ts",
  },
  format: ["esm", "cjs"],
  // What the entries share exists once.
  splitting: true,
  target: "es2022",
  dts: true,
  clean: true,
  sourcemap: true,
  external: ["react", "@tanstack/react-query", "@atrium/sdk"],
});
