/** Where the suite finds and leaves its files. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** This suite. */
export const suiteFolder = dirname(fileURLToPath(import.meta.url));

/** Everything that is generated for a run; git knows nothing of it. */
export const generatedFolder = join(suiteFolder, "generated");

const root = join(suiteFolder, "../..");

/** The package that is measured. */
export const sdkFolder = join(root, "packages/sdk");

/** The bundled contract. */
export const contractFile = join(root, "openapi/dist/openapi.json");
