/// <reference types="vite/client" />
import { composeStories } from "@storybook/react-vite";
import { createElement, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";

type Stories = Parameters<typeof composeStories>[0];

/** Each component in each of its states. */
const modules = import.meta.glob<Stories>("./**/*.stories.tsx", { eager: true });

describe.each(Object.entries(modules))("on a server, in %s", (_file, stories) => {
  it.each(Object.entries<ComponentType>(composeStories(stories)))(
    "%s is rendered",
    (_name, Story) => {
      expect(() => renderToString(createElement(Story))).not.toThrow();
    },
  );
});
