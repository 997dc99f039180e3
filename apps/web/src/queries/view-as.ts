import { config, sdk } from "../shared/api.ts";

/** Looks through these roles from now on: everything on screen is loaded again as they see it. */
export async function beginViewAs(roleIds: readonly string[]): Promise<void> {
  await sdk.session.beginViewAs({ roleIds: [...roleIds] }, { silent: true });
  openAgain();
}

/** Looks through one's own roles again. */
export async function endViewAs(): Promise<void> {
  await sdk.session.endViewAs(undefined, { silent: true });
  openAgain();
}

/** A new page: nothing that other roles have loaded is left, and a page with unsaved work asks first. */
function openAgain(): void {
  globalThis.location.assign(`${config.basePath}admin`);
}
