let names: readonly string[] = [];

/** For the application, which alone knows all features. */
export function setInstalledViews(installed: readonly string[]): void {
  names = installed;
}

/** The names of the views there are, for a screen that lets people choose one. */
export function installedViews(): readonly string[] {
  return names;
}
