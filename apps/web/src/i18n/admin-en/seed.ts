type Messages = Readonly<Record<string, string>>;

/** Translations of seeded menus, dictionaries and roles, keyed by their English names. */
export interface SeedTranslations {
  /** Titles of menus. */
  readonly menus: Messages;
  /** Names of dictionaries. */
  readonly dictionaries: Messages;
  /** Labels of values, by the dictionary's code. */
  readonly labels: Readonly<Record<string, Messages>>;
  /** Names and descriptions of roles. */
  readonly roles: Messages;
  /** Names of the stages of a review that has no flow of its own. */
  readonly stages: Messages;
}

/** Seeded names are in English. */
export const seed: SeedTranslations = {
  menus: {},
  dictionaries: {},
  labels: {},
  roles: {},
  stages: {},
};
