const symbols: Readonly<Record<string, string>> = { ArrowUp: "↑", ArrowDown: "↓" };
const appleSymbols: Readonly<Record<string, string>> = { Mod: "⌘", Alt: "⌥", Shift: "⇧" };

/**
 * A combination of keys as the keyboard at hand writes it.
 *
 * @example keyLabel("Mod-Shift-8") // "Ctrl+Shift+8", on Apple's keyboards "⌘⇧8"
 */
export function keyLabel(keys: string): string {
  const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
  const names = keys
    .split("-")
    .map((key) => symbols[key] ?? (isApple ? appleSymbols[key] : undefined) ?? key);
  return isApple ? names.join("") : names.join("+").replace("Mod", "Ctrl");
}
