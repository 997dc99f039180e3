import { afterEach as runAxe } from "@storybook/addon-a11y/preview";

type StoryContext = Parameters<typeof runAxe>[0];

/** A story that has run, as the addon for Vitest leaves it in the test's context. */
export type RunStory = Pick<StoryContext, "id" | "parameters" | "globals" | "reporting">;

/** The rules of axe whose outcome depends on colours. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** Runs these rules on the page as it is now; rejects when one is broken, as Storybook's own run of axe does. */
export async function checkColorsWithAxe(story: RunStory): Promise<void> {
  const { id, parameters, globals, reporting } = story;
  const a11y = { ...parameters["a11y"] };
  a11y.options = { ...a11y.options, runOnly: { type: "rule", values: colorRules } };
  const context = {
    id,
    globals,
    reporting,
    viewMode: "story",
    parameters: { ...parameters, a11y },
  };
  await runAxe(context as StoryContext);
}
