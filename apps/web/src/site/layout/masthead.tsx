import { Link } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import type { Chrome } from "../loaders/chrome.ts";
import { TypeLink } from "../parts/type-link.tsx";
import { CatalogueItem } from "../products/catalogue-link.tsx";
import { navTypes } from "../type-address.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { SectionMenu } from "./section-menu.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { Icon } from "../parts/icon.tsx";

/** The line at the top: who we are, the sections, search and colours. It steps aside while the reader scrolls down. */
export function Masthead({ chrome }: { chrome: Chrome }) {
  const { layout } = useMessages();
  const { setting, types } = chrome;
  return (
    <header className="masthead">
      <div className="masthead-line">
        <Link to="/index" className="brand">
          {setting.logo === null ? null : (
            <img
              src={setting.logo}
              alt=""
              width={32}
              height={32}
              // The page has larger things to show first.
              fetchPriority="low"
              className="brand-logo"
            />
          )}
          <span className="brand-name">{setting.companyName}</span>
        </Link>
        <nav className="masthead-nav" aria-label={layout.mainSections}>
          <ul>
            <CatalogueItem chrome={chrome} />
            {navTypes(types).map((type) => (
              <li key={type.id} lang={langOf(type.name)}>
                <TypeLink type={type} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="masthead-tools">
          <Link
            to="/search-list"
            className="icon-link"
            aria-label={layout.search}
            aria-keyshortcuts="/"
          >
            <Icon name="search" size={18} />
            <span className="tool-label">{layout.search}</span>
          </Link>
          <div className="masthead-settings">
            <ThemeSwitch />
            <LanguageSwitch />
          </div>
          <SectionMenu chrome={chrome} />
        </div>
      </div>
    </header>
  );
}
