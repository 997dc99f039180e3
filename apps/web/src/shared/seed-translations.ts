import { useMemo } from "react";
import type { AdminMessages } from "../i18n/admin-en.ts";
import { useMessages } from "./messages.ts";

type Catalogue = AdminMessages["seed"];

/** Translates the seeded names of menus, dictionaries, roles and stages. */
export interface SeedTranslations {
  menu(title: string): string;
  dictionary(name: string): string;
  /** The label of a value of the dictionary with this code. */
  label(code: string, label: string): string;
  /** The name of a role, or its description. */
  role(text: string): string;
  /** The name of a stage of a review. */
  stage(name: string): string;
}

/**
 * Translates seeded names by a language's catalogue. Names that staff wrote are in no catalogue and are returned
 * unchanged.
 */
export function seedTranslations(seed: Catalogue): SeedTranslations {
  return {
    menu: (title) => getOwn(seed.menus, title) ?? title,
    dictionary: (name) => getOwn(seed.dictionaries, name) ?? name,
    label: (code, label) => getOwn(getOwn(seed.labels, code) ?? {}, label) ?? label,
    role: (text) => getOwn(seed.roles, text) ?? text,
    stage: (name) => getOwn(seed.stages, name) ?? name,
  };
}

/** The translations of seeded names in the reader's language. */
export function useSeedTranslations(): SeedTranslations {
  const { seed } = useMessages();
  return useMemo(() => seedTranslations(seed), [seed]);
}

/** A translation by its name: staff may call a menu "constructor". */
export function getOwn<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
