/**
 * Bundles the contract to one document and generates from it everything that is committed:
 * the types of the SDK and of the server, the SDK's table of operations with its interface, the
 * constraints of the web application's forms, and the sites that texts may embed.
 *
 * `node generate.ts` writes; `node generate.ts --check` fails when a committed file is out of date.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { withBodyLimits } from "./body-limits.ts";
import { withContractHash, type SurfaceContract } from "./contract-surface.ts";
import { writeEmbedServices } from "./embed-services.ts";
import { withErrorCodes } from "./error-codes.ts";
import { writeTextRules } from "./text-rules.ts";
import { writeFormSchemas } from "./form-schemas.ts";
import { listOperations } from "./operations.ts";
import { writeContractName, writeContractSurface } from "./sdk-contract.ts";
import { writeSdkErrors } from "./sdk-errors.ts";
import { writeOperationTypes, writeSdkInterface } from "./sdk-interface.ts";
import { writeSdkSummaries } from "./sdk-summaries.ts";
import { writeTestContract } from "./test-contract.ts";
import { prepareTypes } from "./typed-contract.ts";
import { writeTypes } from "./types.ts";
import { writeVisitorRules } from "./visitor-rules.ts";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..");

const banner = "// Generated from openapi/ by `pnpm generate`. Do not edit.\n\n";

async function generate(): Promise<Map<string, string>> {
  const contract = bundle();
  const document = `${JSON.stringify(contract, null, 1)}\n`;
  const { version, "x-contract-hash": hash } = contract.info;
  const operations = listOperations(contract);
  const typed = prepareTypes(JSON.parse(document));
  const { schemas } = typed.components;
  const types = banner + (await writeTypes(typed, operations));
  return new Map([
    ["openapi/dist/openapi.json", document],
    ["packages/sdk/src/generated/schema.ts", types],
    ["packages/sdk/src/generated/operations.ts", banner + writeSdkInterface(operations, schemas)],
    [
      "packages/sdk/src/generated/operation-types.ts",
      banner + writeOperationTypes(operations, schemas),
    ],
    ["packages/sdk/src/generated/summaries.ts", banner + writeSdkSummaries(operations)],
    ["packages/sdk/src/generated/errors.ts", banner + writeSdkErrors(operations)],
    ["packages/sdk/src/generated/contract.ts", banner + writeContractName(version, hash)],
    ["packages/sdk/src/contract/generated/surface.ts", banner + writeContractSurface(contract)],
    [
      "packages/sdk/src/testing/generated/contract.ts",
      banner + writeTestContract(JSON.parse(document)),
    ],
    ["apps/server/src/generated/schema.ts", types],
    ["apps/server/src/generated/embed-services.ts", banner + writeEmbedServices()],
    ["apps/web/src/generated/embed-services.ts", banner + writeEmbedServices()],
    [
      "apps/web/src/generated/form-schemas.ts",
      banner + (await writeFormSchemas(JSON.parse(document))),
    ],
    ["apps/web/src/generated/text-rules.ts", banner + writeTextRules(JSON.parse(document))],
    ["apps/web/src/generated/visitor-rules.ts", banner + writeVisitorRules(JSON.parse(document))],
  ]);
}

/** The contract as one document, with what follows from it: complete error codes, body limits, and its hash. */
function bundle() {
  const target = join(mkdtempSync(join(tmpdir(), "atrium-contract-")), "openapi.json");
  const redocly = join(here, "node_modules/.bin/redocly");
  const run = spawnSync(redocly, ["bundle", "openapi.yaml", "--output", target], {
    cwd: here,
    encoding: "utf8",
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
  if (run.status !== 0) {
    console.error(run.stderr);
    throw new Error("The contract cannot be bundled; redocly says why above.");
  }
  const contract = JSON.parse(readFileSync(target, "utf8")) as SurfaceContract;
  return withContractHash(withBodyLimits(withErrorCodes(contract)));
}

const check = process.argv.includes("--check");
const stale: string[] = [];
for (const [path, content] of await generate()) {
  const file = join(root, path);
  const current = readOrEmpty(file);
  if (current === content) continue;
  stale.push(relative(root, file));
  if (!check) writeFileSync(file, content);
}
if (check && stale.length > 0) {
  console.error(`Out of date with openapi/: ${stale.join(", ")}. Run \`pnpm generate\`.`);
  process.exitCode = 1;
} else {
  console.log(
    stale.length === 0 ? "Generated files are up to date." : `Wrote ${stale.join(", ")}.`,
  );
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
