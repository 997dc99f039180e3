import { createSdk } from "@atrium/sdk";

/** Visitors have no session, so this is all there is to set up. */
export const sdk = createSdk({ baseUrl: "/rest" });
