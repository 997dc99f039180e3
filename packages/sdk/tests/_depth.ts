/** How often something is tried: ten times as often when `npm run test:full` asks for the full depth. */
export function times(quick: number): number {
  return process.env["TEST_DEPTH"] === "full" ? quick * 10 : quick;
}
