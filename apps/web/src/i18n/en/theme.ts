/** Messages of the switch between light and dark. */
export const theme = {
  dark: "Dark",
  light: "Light",
  system: "System",
  switchFrom: (now: string, next: string) => `Theme: ${now}. Switch to: ${next}`,
};
