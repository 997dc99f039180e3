import type { Theme } from "vitepress";
import theme from "vitepress/theme";
import { defineAsyncComponent } from "vue";
import "./style.css";

/** Loaded by the one page that has it. */
const Playground = defineAsyncComponent(() =>
  import("./playground.ts").then((module) => module.Playground),
);

export default {
  extends: theme,
  enhanceApp: ({ app }) => void app.component("Playground", Playground),
} satisfies Theme;
