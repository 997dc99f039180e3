import { linkPage, type LinkTargets } from "../links.ts";
import type { Page } from "../page.ts";
import { guide, readSettings } from "./settings.ts";

/** The page of the server's settings, and what the guide leaves out. */
export function settingPage(targets: LinkTargets): { page: Page; problems: string[] } {
  const { settings, problems } = readSettings();
  const parts = settings.map(({ name, defaultText, rule, meaning, file }) =>
    [
      `## ${name} {#${name}}`,
      `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.`,
      `Default: ${defaultText}. Value: ${rule.replace(/^must be /, "")}.`,
      ...(file === undefined ? [] : [`A secret: \`${file}\` may name a file that has it instead.`]),
    ].join("\n\n"),
  );
  const text = [
    "# Settings",
    "Every environment variable that the server reads, with the rule by which it accepts a value. " +
      "[Deploying](/operating/deploying) says how they work together.",
    ...parts,
  ].join("\n\n");
  // What they mean is said, and linked, by the guide.
  const { markdown } = linkPage(guide, text, targets);
  return { page: { path: "reference/settings", title: "Settings", markdown }, problems };
}
