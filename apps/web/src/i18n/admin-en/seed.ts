type Messages = Readonly<Record<string, string>>;

/** A language's words for the menus, dictionaries and operations that come with the product, by the English ones they come with. */
export interface SeedTranslations {
  /** Titles of menus. */
  readonly menus: Messages;
  /** Names of dictionaries. */
  readonly dictionaries: Messages;
  /** Labels of values, by the dictionary's code. */
  readonly labels: Readonly<Record<string, Messages>>;
  /** What operations do, in the operation log and as names of permissions. */
  readonly operations: Messages;
}

/** None: what is shipped is in English. */
export const seed: SeedTranslations = {
  menus: {},
  dictionaries: {},
  labels: {},
  operations: {},
};
