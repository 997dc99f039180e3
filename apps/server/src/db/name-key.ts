/**
 * What makes a name the same as another to the eye: its letters without case, width and invisible characters, with
 * single spaces. Unique names are unique in this form.
 */
export function nameKey(name: string): string {
  const visible = name
    .normalize("NFKC")
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "");
  return visible.replaceAll(/\s+/g, " ").trim().toLowerCase();
}
