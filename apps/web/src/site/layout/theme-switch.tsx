import { Moon, Sun, SunMoon } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useMessages } from "../../i18n/index.ts";
import { nextTheme, readTheme, themeSwitch, type Theme } from "../theme.ts";

const pictures = { dark: Moon, light: Sun, system: SunMoon };

/** A button that cycles through the dark, light and system theme. The script in the page's head does the work. */
export function ThemeSwitch() {
  const { theme: messages } = useMessages();
  const theme = useSyncExternalStore<Theme>(
    watchTheme,
    () => readTheme(document),
    () => "dark",
  );
  const next = nextTheme(theme);
  const Picture = pictures[theme];
  const label = messages.switchFrom(messages[theme], messages[next]);
  return (
    <button
      type="button"
      className="icon-link needs-script"
      title={label}
      aria-label={label}
      {...{ [themeSwitch]: "" }}
    >
      <Picture size={18} aria-hidden />
    </button>
  );
}

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
