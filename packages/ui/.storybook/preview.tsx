import type { Preview } from "@storybook/react-vite";
import { useEffect } from "react";
import { loadOverlays } from "../src/components/load-overlays.ts";
import "./preview.css";
import { setTheme } from "./set-theme.ts";

/** Every story is drawn on the page's background, in the theme selected in the toolbar. */
const preview: Preview = {
  // As in an application that has been idle for a while: stories show what opens, not how it loads.
  loaders: [loadOverlays],
  parameters: {
    a11y: { test: "error" },
    controls: { disable: true },
    layout: "padded",
  },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "contrast",
        items: [
          { value: "dark", title: "Dark" },
          { value: "light", title: "Light" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: "dark" },
  decorators: [
    (Story, { globals, parameters }) => {
      const theme = String(globals["theme"]);
      useEffect(() => {
        setTheme(theme);
        document.documentElement.lang = "en";
      }, [theme]);
      // In a test Storybook's own margin is not there.
      const className = parameters["layout"] === "fullscreen" ? "" : "p-4";
      return (
        <div className={className}>
          <Story />
        </div>
      );
    },
  ],
};

export default preview;
