/** Which steps a call of `pnpm check` means. */

/**
 * @template {{ name: string, needs: string[], inputs?: string[] }} Step
 * @param {Step[]} steps
 * @param {{ only?: string[], changedFiles?: string[] }} wanted Names; files that changed, when only what they touch is
 *   wanted.
 * @returns {Step[]} The steps that are wanted, and those that they need.
 */
export function selectSteps(steps, { only, changedFiles }) {
  const chosen = steps.filter(
    (step) =>
      (only === undefined || only.includes(step.name)) &&
      (changedFiles === undefined || isTouched(step, changedFiles)),
  );
  const names = withNeeds(steps, chosen);
  return steps.filter(({ name }) => names.has(name));
}

function withNeeds(steps, chosen, names = new Set()) {
  for (const { name, needs } of chosen) {
    if (names.has(name)) continue;
    names.add(name);
    withNeeds(
      steps,
      steps.filter((step) => needs.includes(step.name)),
      names,
    );
  }
  return names;
}

function isTouched({ inputs }, files) {
  if (inputs === undefined || inputs.includes(".")) return true;
  return files.some((file) => inputs.some((path) => file === path || file.startsWith(`${path}/`)));
}
