/**
 * What a program needs to fill a database from outside: the tables, the base data, and the pure functions that compute
 * stored values. `bench/server` creates a million articles with them.
 */
export { hashToken } from "./auth/tokens.ts";
export { nameQuery } from "./content/name-tokens.ts";
export { toTsQuery } from "./content/search-index.ts";
export { searchTerms, requiredTokens } from "./content/search-tokens.ts";
export type { Db } from "./db/db.ts";
export type { ArticleSnapshot } from "./db/schema/content-versions.ts";
export { openPostgres } from "./db/postgres/open-postgres.ts";
export * as schema from "./db/schema/index.ts";
export { createAccount } from "./seed/create-account.ts";
export { seedBase } from "./seed/seed-base.ts";
export { stampCreate } from "./db/stamp.ts";
export { PasswordHasher } from "./auth/password-hasher.ts";
export { articleTypeKind } from "./modules/article-types/type-kind.ts";
export { createType } from "./modules/article-types/save-type.ts";
export { textTasks } from "./content/text-tasks.ts";
export { searchRow } from "./modules/articles/index-article.ts";
export { newSnapshot, snapshotColumns } from "./modules/articles/article-fields.ts";
export { publicCopy, type PublicCopy } from "./modules/articles/public-copy.ts";
export type { Actor } from "./modules/workflow/content-kind.ts";
export { performAction } from "./modules/workflow/perform-action.ts";
