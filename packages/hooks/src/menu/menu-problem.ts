/**
 * Something wrong with the menus a server sent. The rest of them still works.
 *
 * @example
 * const describeProblem = (problem: MenuProblem) =>
 *   problem.kind === "cycle" ? `in a circle: ${problem.ids.join(" > ")}` : `${problem.kind}: ${problem.id}`;
 */
export type MenuProblem =
  | { readonly kind: "duplicateId"; readonly id: string }
  | { readonly kind: "orphan"; readonly id: string; readonly parentId: string }
  /** The entries form a cycle; the first of them moved to the top level. */
  | { readonly kind: "cycle"; readonly ids: readonly string[] }
  | { readonly kind: "unknownType"; readonly id: string; readonly type: string }
  | { readonly kind: "duplicateName"; readonly id: string; readonly name: string }
  | { readonly kind: "duplicatePath"; readonly id: string; readonly path: string }
  | { readonly kind: "publicPathClash"; readonly id: string; readonly path: string }
  /** The url is not a path of this site, or that of a link not an https URL, so it was left out. */
  | { readonly kind: "invalidPath"; readonly id: string; readonly path: string }
  /** A menu without a view. */
  | { readonly kind: "missingComponent"; readonly id: string }
  /** A menu with neither component nor path: it was dropped, its children took its place. */
  | { readonly kind: "empty"; readonly id: string };
