import { useMessages } from "../../i18n/index.ts";
import { nextTheme, themes, themeSwitch } from "../theme.ts";
import { Icon } from "../parts/icon.tsx";

const pictures = { dark: "moon", light: "sun", system: "contrast" } as const;

/**
 * A button that cycles through the dark, light and system theme. The script in the page's head does the work, and the style
 * sheet shows the label of the theme that the page has.
 */
export function ThemeSwitch() {
  const { theme: messages } = useMessages();
  return (
    <button type="button" className="icon-link needs-script" {...{ [themeSwitch]: "" }}>
      {themes.map((theme) => {
        const label = messages.switchFrom(messages[theme], messages[nextTheme(theme)]);
        return (
          <span key={theme} className="theme-choice" data-for={theme} title={label}>
            <Icon name={pictures[theme]} size={18} />
            <span className="visually-hidden">{label}</span>
          </span>
        );
      })}
    </button>
  );
}
