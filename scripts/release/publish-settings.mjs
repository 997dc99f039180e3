/** What publishing needs to know of the machine it runs on. */

/**
 * Asks pnpm for a provenance statement where the runner can prove who it is: in GitHub Actions with the permission
 * `id-token: write`. pnpm does not read npm's own variable (`NPM_CONFIG_PROVENANCE`).
 */
export function provenanceEnv(env) {
  return env.ACTIONS_ID_TOKEN_REQUEST_URL ? { PNPM_CONFIG_PROVENANCE: "true" } : {};
}

/**
 * The `repository` of a manifest as GitHub Actions names it, undefined elsewhere. The registry compares it with the
 * provenance statement; a value kept in the manifest would be wrong in every other copy of the repository.
 */
export function repositoryField(env, directory) {
  if (!env.GITHUB_SERVER_URL || !env.GITHUB_REPOSITORY) return undefined;
  const url = `git+${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}.git`;
  return { type: "git", url, directory };
}

/** The text of an `.npmrc` that signs in to a registry with a token. */
export function npmrcFor(registry, token) {
  const { host, pathname } = new URL(registry);
  return `registry=${registry}\n//${host}${pathname.replace(/\/?$/, "/")}:_authToken=${token}\n`;
}
