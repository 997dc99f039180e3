import type { Theme } from "vitepress";
import theme from "vitepress/theme";
import { defineAsyncComponent } from "vue";
import { LiveStory } from "./live-story.ts";
import "./style.css";

/** Loaded by the one page that has it. */
const Playground = defineAsyncComponent(() =>
  import("./playground.ts").then((module) => module.Playground),
);

export default {
  extends: theme,
  enhanceApp: ({ app }) => {
    app.component("Playground", Playground);
    app.component("LiveStory", LiveStory);
  },
} satisfies Theme;
