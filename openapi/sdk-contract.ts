/** Writes what the SDK knows of the contract it was made from. */
import { contractSurface, type SurfaceContract } from "./contract-surface.ts";

/** The source of `packages/sdk/src/generated/contract.ts`. */
export function writeContractName(version: string, hash: string): string {
  return (
    "/** The contract that this package was made from: its version, and a hash over all of it that a client can notice. */\n" +
    `export const CONTRACT = { version: "${version}", hash: "${hash}" };\n`
  );
}

/** The source of `packages/sdk/src/contract/generated/surface.ts`. */
export function writeContractSurface(contract: SurfaceContract): string {
  const text = JSON.stringify(contractSurface(contract));
  const literal = text.replaceAll("\\", "\\\\").replaceAll("'", "\\'");
  return (
    "/** The contract without its words, as JSON: nobody needs it parsed or type-checked before it is compared. */\n" +
    `export const contractSurface = '${literal}';\n`
  );
}
