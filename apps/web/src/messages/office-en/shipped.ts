type Words = Readonly<Record<string, string>>;

/** A language's words for the menus, dictionaries and operations that come with the product, by the English ones they come with. */
export interface ShippedWords {
  /** Titles of menus. */
  readonly menus: Words;
  /** Names of dictionaries. */
  readonly dictionaries: Words;
  /** Labels of values, by the dictionary's code. */
  readonly labels: Readonly<Record<string, Words>>;
  /** What operations do, in the operation log and as names of permissions. */
  readonly operations: Words;
}

/** None: what is shipped is in English. */
export const shipped: ShippedWords = { menus: {}, dictionaries: {}, labels: {}, operations: {} };
