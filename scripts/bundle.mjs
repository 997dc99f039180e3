/**
 * `pnpm bundle`: `atrium-<version>.tar.gz`, which runs with Node alone. It holds the built program, the site and the packages
 * that they need, for the platform that it is made on.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { pnpm } from "./bootstrap/pnpm.mjs";
import { ensureAppsBuilt, ensureInstalled } from "./bootstrap/prepare.mjs";
import { root, runCommand, runLogged } from "./bootstrap/run.mjs";
import { copyFiles } from "./bundle/copy-files.mjs";
import { bundledFiles } from "./bundle/bundled-files.mjs";

await runCommand(async () => {
  await ensureInstalled();
  await ensureAppsBuilt();
  const name = `atrium-${version()}`;
  const parent = join(root, ".atrium/bundle");
  const folder = join(parent, name);
  rmSync(parent, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFiles(root, folder, bundledFiles());
  copyFiles(join(root, "deploy/bundle"), folder, [
    "README.md",
    "bin/atrium",
    "bin/healthcheck.mjs",
    "package.json",
  ]);
  await runLogged("Listing what it is made of", "sbom", ...billOfMaterials(folder));
  const archive = `${folder}.tar.gz`;
  await runLogged("Packing", "bundle", "tar", ["-czf", archive, "-C", parent, name]);
  console.log(`  ${relative(root, archive)}`);
});

/** `sbom.cdx.json`: a software bill of materials (CycloneDX) of the program and of the site's scripts. */
function billOfMaterials(folder) {
  const options = "--sbom-format cyclonedx --sbom-type application --prod".split(" ");
  const chosen = ["--filter", "@atrium/server", "--filter", "@atrium/web"];
  return pnpm(...chosen, "sbom", ...options, "--out", join(folder, "sbom.cdx.json"));
}

/** The contract's version is the product's. */
function version() {
  const contract = JSON.parse(readFileSync(join(root, "openapi/dist/openapi.json"), "utf8"));
  return contract.info.version;
}
