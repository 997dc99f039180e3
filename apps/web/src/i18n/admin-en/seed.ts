import { operations } from "./operations.ts";

type Messages = Readonly<Record<string, string>>;

/** Translations of seeded menus, dictionaries, operations and roles, keyed by their English names. */
export interface SeedTranslations {
  /** Titles of menus. */
  readonly menus: Messages;
  /** Names of dictionaries. */
  readonly dictionaries: Messages;
  /** Labels of values, by the dictionary's code. */
  readonly labels: Readonly<Record<string, Messages>>;
  /** What operations do, in the operation log and as names of permissions. */
  readonly operations: Messages;
  /** Names and descriptions of roles. */
  readonly roles: Messages;
  /** Names of the stages of a review that has no flow of its own. */
  readonly stages: Messages;
}

/** Seeded names are in English; only those of permissions are put into words. */
export const seed: SeedTranslations = {
  menus: {},
  dictionaries: {},
  labels: {},
  operations,
  roles: {},
  stages: {},
};
