import { useNavigation, useSessionUser, type MenuNode } from "@atrium/hooks";
import { useAtrium } from "@atrium/hooks/atrium";
import { useTabs } from "@atrium/hooks/tabs";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";

/** Header, side menu and tabs around a page. */
export function Layout({ children }: { children: ReactNode }) {
  const { session, navigationOf } = useAtrium();
  const { menu } = useNavigation(navigationOf);
  const user = useSessionUser();
  return (
    <div className="layout">
      <header>
        <Link to="/">Harbour Office</Link>
        <span>{user?.name}</span>
        <button onClick={() => void session.signOut()}>Sign out</button>
      </header>
      <nav aria-label="Menu">
        <Menu nodes={menu} />
      </nav>
      <main>
        <Tabs />
        {children}
      </main>
    </div>
  );
}

function Menu({ nodes }: { nodes: readonly MenuNode[] }) {
  return (
    <ul>
      {nodes.map(({ id, title, path, children }) => (
        <li key={id}>
          {children.length > 0 || path === undefined ? title : <NavLink to={path}>{title}</NavLink>}
          {children.length > 0 && <Menu nodes={children} />}
        </li>
      ))}
    </ul>
  );
}

function Tabs() {
  const { tabs } = useAtrium();
  const open = useTabs(tabs, (state) => state.tabs);
  return (
    <ul className="tabs" aria-label="Open pages">
      {open.map(({ key, title, affix, snapshot }) => (
        <li key={key}>
          <NavLink to={snapshot.href} end>
            {title}
          </NavLink>
          {!affix && (
            <button aria-label={`Close ${title}`} onClick={() => void tabs.close(key)}>
              ×
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
