import { Moon, Sun, SunMoon } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import { nextTheme, themes, themeSwitch } from "../theme.ts";

const pictures = { dark: Moon, light: Sun, system: SunMoon };

/**
 * A button that cycles through the dark, light and system theme. The script in the page's head does the work, and the style
 * sheet shows the label of the theme that the page has.
 */
export function ThemeSwitch() {
  const { theme: messages } = useMessages();
  return (
    <button type="button" className="icon-link needs-script" {...{ [themeSwitch]: "" }}>
      {themes.map((theme) => {
        const Picture = pictures[theme];
        const label = messages.switchFrom(messages[theme], messages[nextTheme(theme)]);
        return (
          <span key={theme} className="theme-choice" data-for={theme} title={label}>
            <Picture size={18} aria-hidden />
            <span className="visually-hidden">{label}</span>
          </span>
        );
      })}
    </button>
  );
}
