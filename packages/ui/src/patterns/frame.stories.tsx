import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileText, Home, Settings } from "lucide-react";
import { useState } from "react";
import { AppShell } from "./app-shell.tsx";
import { SideMenu, type SideMenuItem } from "./side-menu.tsx";
import { TabStrip } from "./tab-strip.tsx";

export default { title: "Patterns/Frame", parameters: { layout: "fullscreen" } } satisfies Meta;

const noop = () => undefined;

const menu: SideMenuItem[] = [
  { id: "home", label: "Dashboard", href: "#home", icon: <Home /> },
  {
    id: "content",
    label: "Content",
    icon: <FileText />,
    badge: 3,
    children: [
      { id: "articles", label: "Articles", href: "#articles" },
      { id: "types", label: "Types", href: "#types" },
    ],
  },
  {
    id: "system",
    label: "System",
    icon: <Settings />,
    children: [{ id: "users", label: "Users", href: "#users" }],
  },
];

function Menu({ collapsed }: { collapsed: boolean }) {
  return (
    <SideMenu
      items={menu}
      currentId="articles"
      collapsed={collapsed}
      renderLink={(item, props) => <a href={item.href} {...props} />}
    />
  );
}

function Frame({ collapsed = false }: { collapsed?: boolean }) {
  const [active, setActive] = useState("articles");
  return (
    <div className="h-[32rem]">
      <AppShell
        logo={(place) => (place.collapsed ? "A" : "Atrium")}
        sideMenu={(place) => <Menu collapsed={place.collapsed} />}
        header={<span className="px-4">Content / Articles</span>}
        tabStrip={
          <TabStrip
            items={[
              { id: "home", label: "Dashboard", affix: true },
              { id: "articles", label: "Articles" },
              { id: "draft", label: "A harbour for small boats", dirty: true },
            ]}
            activeId={active}
            onSelect={setActive}
            onAction={noop}
          />
        }
        collapsed={collapsed}
        drawerOpen={false}
        onDrawerOpenChange={noop}
      >
        <h1 className="m-4 text-2xl">Articles</h1>
      </AppShell>
    </div>
  );
}

export const Whole: StoryObj = { render: () => <Frame /> };

export const Icons: StoryObj = { render: () => <Frame collapsed /> };
