import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import type { Chrome } from "../loaders/chrome.ts";
import { TypeLink } from "../parts/type-link.tsx";
import { CatalogueItem } from "../products/catalogue-link.tsx";
import { navTypes } from "../type-address.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { Icon } from "../parts/icon.tsx";

const menuId = "section-menu";

/** All sections behind one button: a native popover, which opens without script. */
export function SectionMenu({ chrome }: { chrome: Chrome }) {
  const { layout } = useMessages();
  const router = useRouter();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(
    () => router.subscribe("onBeforeNavigate", () => menu.current?.hidePopover()),
    [router],
  );
  return (
    <>
      <button
        type="button"
        className="icon-link menu-button"
        popoverTarget={menuId}
        aria-label={layout.menu}
      >
        <Icon name="menu" size={18} />
        <span className="tool-label">{layout.menu}</span>
      </button>
      <div id={menuId} ref={menu} popover="auto" className="section-menu">
        <nav aria-label={layout.allSections}>
          <ul>
            <li>
              <Link to="/index">{layout.home}</Link>
            </li>
            <CatalogueItem chrome={chrome} />
            {navTypes(chrome.types).map((type) => (
              <li key={type.id} lang={langOf(type.name)}>
                <TypeLink type={type} />
                {type.children.length === 0 ? null : (
                  <ul>
                    {navTypes(type.children).map((child) => (
                      <li key={child.id} lang={langOf(child.name)}>
                        <TypeLink type={child} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="menu-settings">
          <ThemeSwitch />
          <LanguageSwitch explained />
        </div>
      </div>
    </>
  );
}
