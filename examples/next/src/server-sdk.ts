import { createSdk } from "@atrium/sdk";

const { ATRIUM_URL: atrium = "http://127.0.0.1:3000" } = process.env;

/** Of server components: nobody is signed in there. */
export const sdk = createSdk({ baseUrl: `${atrium}/rest` });
