/**
 * Normalises a name to what the eye sees: no case, width or invisible characters, single spaces. Unique names are
 * unique in this form.
 */
export function nameKey(name: string): string {
  const visible = name
    .normalize("NFKC")
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "");
  return visible.replaceAll(/\s+/g, " ").trim().toLowerCase();
}
