import { useNavigation, useSessionState, useSessionUser, type MenuNode } from "@atrium/hooks";
import { useTabs, type Tab } from "@atrium/hooks/tabs";
import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { navigationOf, session, tabs } from "./atrium.ts";
import { SignInForm } from "./sign-in.tsx";

/** Menu, tabs and the page; over it the sign-in when the session has expired. */
export function Layout({ children }: { children: ReactNode }) {
  const user = useSessionUser();
  const { menu } = useNavigation(navigationOf);
  const expired = useSessionState((state) => state.status === "expired");
  return (
    <>
      {expired && <SignInAgain />}
      <header>
        <strong>Admin</strong> {user?.name}{" "}
        <button type="button" onClick={() => void session.signOut()}>
          Sign out
        </button>
      </header>
      <nav aria-label="Menu">
        <Menu nodes={menu} />
      </nav>
      <TabStrip />
      <main>{children}</main>
    </>
  );
}

/** What is on the page stays under it. */
function SignInAgain() {
  return (
    <section aria-label="Sign in again">
      <p>Your session has ended. Sign in to go on.</p>
      <SignInForm />
    </section>
  );
}

function Menu({ nodes }: { nodes: readonly MenuNode[] }) {
  return (
    <ul>
      {nodes.map(({ id, title, path, children }) => (
        <li key={id}>
          {children.length > 0 || path === undefined ? title : <Link href={path}>{title}</Link>}
          {children.length > 0 && <Menu nodes={children} />}
        </li>
      ))}
    </ul>
  );
}

function TabStrip() {
  const open = useTabs(tabs, (state) => state.tabs);
  return (
    <ul aria-label="Open pages">
      {open.map((tab) => (
        <TabItem key={tab.key} tab={tab} />
      ))}
    </ul>
  );
}

function TabItem({ tab }: { tab: Tab }) {
  const [pathname, navigate] = useLocation();
  const close = async () => {
    if (!(await tabs.close(tab.key)) || tab.key !== pathname) return;
    const { tabs: left, activeKey } = tabs.get();
    navigate(left.find(({ key }) => key === activeKey)?.snapshot.href ?? "/");
  };
  return (
    <li>
      <Link href={tab.snapshot.href} aria-current={tab.key === pathname ? "page" : undefined}>
        {tab.title}
        {tab.unsaved && " (not saved)"}
      </Link>
      {!tab.affix && (
        <button type="button" aria-label={`Close ${tab.title}`} onClick={() => void close()}>
          ×
        </button>
      )}
    </li>
  );
}
