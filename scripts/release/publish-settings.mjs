/** What a published package says about the repository it comes from. Manifests in the repository say none of it. */
import { posix } from "node:path";
import { CommandError } from "../bootstrap/run.mjs";

/**
 * Asks pnpm for a provenance statement where the runner can prove who it is: in GitHub Actions with the permission
 * `id-token: write`. pnpm does not read npm's own variable (`NPM_CONFIG_PROVENANCE`).
 */
export function provenanceEnv(env) {
  return env.ACTIONS_ID_TOKEN_REQUEST_URL ? { PNPM_CONFIG_PROVENANCE: "true" } : {};
}

/**
 * The repository's URL for people, as GitHub Actions names it. A URL kept in the manifests would be wrong in every other
 * copy of the repository, and the registry compares it with the provenance statement.
 *
 * @throws CommandError where the variables are missing.
 */
export function repositoryUrl(env) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = env;
  if (server && name) return `${server}/${name}`;
  throw new CommandError(
    "GITHUB_SERVER_URL and GITHUB_REPOSITORY (owner/name) must say where the repository is: the packages link to it. GitHub Actions sets both.",
  );
}

/** The fields of a manifest that link to a package's folder in the repository. */
export function repositoryFields(url, directory) {
  return {
    homepage: `${url}/tree/HEAD/${directory}#readme`,
    bugs: { url: `${url}/issues` },
    repository: { type: "git", url: `git+${url}.git`, directory },
  };
}

/** A README whose relative links lead to the repository, at the commit given: a package page has no files beside it. */
export function withAbsoluteLinks(markdown, url, commit, directory) {
  const isCode = /(```[\s\S]*?```|`[^`\n]*`)/;
  const relativeLink = /\]\((?![a-z]+:|#)([^)\s]+)\)/g;
  const toRepository = (_, path) => `](${url}/blob/${commit}/${posix.join(directory, path)})`;
  return markdown
    .split(isCode)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(relativeLink, toRepository)))
    .join("");
}
