/** hey-api's client for our contract, generated at run time: it is a measured peer, not a part of the product. */
import { createClient } from "@hey-api/openapi-ts";
import { join } from "node:path";
import type { HeyApiClient } from "./contestants/hey-api.ts";
import { contractFile, generatedFolder } from "./folders.ts";

/** Where the generated client lies. */
export const heyApiFolder = join(generatedFolder, "hey-api");

/** Generates the client with one function for each operation. */
export async function generateHeyApi(): Promise<void> {
  await createClient({
    input: contractFile,
    output: { path: heyApiFolder, module: { extension: ".ts" } },
    plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"],
    logs: { level: "silent" },
  });
}

/** Loads what {@link generateHeyApi} wrote. */
export async function loadHeyApi(): Promise<HeyApiClient> {
  const load = (file: string): Promise<HeyApiClient> => import(join(heyApiFolder, file));
  const { client } = await load("client.gen.ts");
  const { articlesPage } = await load("sdk.gen.ts");
  return { client, articlesPage };
}
