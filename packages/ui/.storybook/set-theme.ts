/** Chooses a theme in the kit's way, and in that of a project of shadcn's. */
export function setTheme(theme: string): void {
  const { dataset, classList } = document.documentElement;
  dataset["theme"] = theme;
  classList.remove("light", "dark");
  classList.add(theme);
}
