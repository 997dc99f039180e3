import type { menus } from "../db/schema/index.ts";

type Columns = typeof menus.$inferInsert;

/** A built-in menu and its children. */
export interface ShippedMenu {
  type: Columns["type"];
  title: string;
  name?: string;
  icon?: string;
  url?: string;
  component?: string;
  /** The permission that the page needs; everybody sees a menu without one. */
  permissionCode?: string;
  /** Prefixes of the permissions whose buttons are on its page. */
  permissions?: string[];
  affix?: boolean;
  noCache?: boolean;
  activeMenu?: string;
  badgeKey?: Columns["badgeKey"];
  children?: ShippedMenu[];
}

/** Ordered; `component` names a view of the web app. */
export const shippedMenus: ShippedMenu[] = [
  {
    ...page("Dashboard", "Dashboard", "layout-dashboard", "/dashboard", "dashboard/index"),
    affix: true,
    // Lists are on many pages, this one is everybody's.
    permissions: ["system:savedView:"],
  },
  {
    ...directory("Content", "newspaper", "/content"),
    children: [
      {
        ...guarded("content:article:page", ["content:article:"]),
        ...page("Articles", "Articles", "file-text", "/content/articles", "content/article/index"),
      },
      editor("ArticleNew", "New article", "/content/articles/new"),
      editor("ArticleEdit", "Edit article", "/content/articles/edit/:id"),
      {
        ...hidden("ArticleView", "Article", "/content/articles/view/:id", "content/article/view"),
        activeMenu: "/content/articles",
        permissionCode: "content:article:view",
      },
      {
        ...page(
          "Calendar",
          "Calendar",
          "calendar-days",
          "/content/calendar",
          "content/calendar/index",
        ),
        permissionCode: "content:article:page",
      },
      {
        ...guarded("content:release:page", ["content:release:"]),
        ...page(
          "Releases",
          "Releases",
          "package-check",
          "/content/releases",
          "content/release/index",
        ),
      },
      {
        ...guarded("content:articleType:page", ["content:articleType:"]),
        ...page(
          "ArticleTypes",
          "Article types",
          "folder-tree",
          "/content/types",
          "content/article-type/index",
        ),
      },
      {
        ...guarded("content:homePage:view", ["content:homePage:"]),
        ...page("HomePages", "Home page", "house", "/content/home", "content/home-page/index"),
      },
      {
        ...guarded("content:file:page", ["content:file:"]),
        ...page("Media", "Media", "image", "/content/media", "content/media/index"),
      },
      part("Recommends", "Recommendations", "star", "recommend"),
      part("Banners", "Banners", "images", "banner"),
      part("FriendlyLinks", "Friendly links", "handshake", "friendlyLink"),
      part("QuickLinks", "Quick links", "link", "quickLink"),
      {
        ...part("Comments", "Comments", "message-square", "comment"),
        badgeKey: "pendingComments",
      },
      { ...part("Messages", "Messages", "mail", "message"), badgeKey: "newMessages" },
      part("ReplyTemplates", "Reply templates", "message-square-quote", "replyTemplate"),
      {
        ...guarded("content:article:trash", [
          "content:article:trash",
          "content:article:restore",
          "content:article:purge",
        ]),
        ...page("Trash", "Trash", "trash-2", "/content/trash", "content/trash/index"),
      },
      {
        ...guarded("content:siteSetting:view", ["content:siteSetting:"]),
        ...page(
          "SiteSetting",
          "Site settings",
          "globe",
          "/content/site-setting",
          "content/site-setting/index",
        ),
      },
    ],
  },
  {
    ...directory("Tasks", "list-checks", "/tasks"),
    children: [
      {
        ...page("TasksWaiting", "To review", "inbox", "/tasks/wait-handle", "task/wait-handle"),
        badgeKey: "waitToHandle",
      },
      page("TasksHandled", "Reviewed", "circle-check", "/tasks/handled", "task/handled"),
      {
        ...page("TasksToRead", "To read", "book-open", "/tasks/wait-read", "task/wait-read"),
        badgeKey: "waitToRead",
      },
      page("TasksRead", "Read", "book-check", "/tasks/read", "task/read"),
      {
        ...hidden("TaskDetail", "Task", "/tasks/detail/:id", "task/detail"),
        activeMenu: "/tasks/wait-handle",
      },
    ],
  },
  {
    ...guarded("product:product:page", ["product:product:"]),
    ...page("Products", "Products", "package", "/products", "product/index"),
  },
  {
    ...hidden("ProductNew", "New product", "/products/new", "product/edit"),
    activeMenu: "/products",
    permissionCode: "product:product:save",
  },
  {
    ...hidden("ProductEdit", "Product", "/products/edit/:id", "product/edit"),
    activeMenu: "/products",
    permissionCode: "product:product:update",
  },
  {
    ...directory("System", "settings", "/system"),
    children: [
      system("Users", "Users", "users", "user", "page"),
      system("Roles", "Roles", "shield", "role", "page"),
      system("Menus", "Menus", "menu", "menu", "view"),
      system("Permissions", "Permissions", "key", "auth", "page"),
      {
        ...system("Workgroups", "Workgroups", "users-round", "workgroup", "view"),
        permissions: ["system:workgroup:", "system:workgroupMember:"],
      },
      system("Orgs", "Organisations", "building-2", "org", "view"),
      {
        ...system("Dicts", "Dictionaries", "book-a", "dict", "page"),
        permissions: ["system:dict:", "system:dictItem:"],
      },
      system("Webhooks", "Webhooks", "webhook", "webhook", "page"),
    ],
  },
  {
    ...directory("Monitor", "activity", "/monitor"),
    children: [
      {
        ...monitor("OperationLogs", "Operation log", "history", "operationLog"),
        permissions: ["monitor:operationLog:", "monitor:revision:"],
      },
      monitor("SignInLogs", "Sign-in log", "log-in", "signInLog"),
      monitor("LiveSessions", "Sessions", "monitor", "liveSession"),
      {
        ...guarded("monitor:systemHealth:view", ["monitor:systemHealth:"]),
        ...page(
          "SystemHealth",
          "System health",
          "gauge",
          "/monitor/health",
          "monitor/health/index",
        ),
      },
    ],
  },
  hidden("Profile", "Profile", "/profile", "profile/index"),
];

function directory(title: string, icon: string, url: string): ShippedMenu {
  return { type: "directory", title, icon, url };
}

function page(name: string, title: string, icon: string, url: string, component: string) {
  return { type: "menu", name, title, icon, url, component } satisfies ShippedMenu;
}

function hidden(name: string, title: string, url: string, component: string) {
  return { type: "hidden-menu", name, title, url, component } satisfies ShippedMenu;
}

function guarded(permissionCode: string, permissions: string[]) {
  return { permissionCode, permissions };
}

function editor(name: string, title: string, url: string): ShippedMenu {
  return {
    ...hidden(name, title, url, "content/article/edit"),
    activeMenu: "/content/articles",
    permissionCode: "content:article:save",
  };
}

/** A page of Content about one resource, with URL and view named after it. */
function part(name: string, title: string, icon: string, resource: string): ShippedMenu {
  const path = kebab(resource);
  return {
    ...guarded(`content:${resource}:page`, [`content:${resource}:`]),
    ...page(name, title, icon, `/content/${path}s`, `content/${path}/index`),
  };
}

function system(
  name: string,
  title: string,
  icon: string,
  resource: string,
  verb: string,
): ShippedMenu {
  return {
    ...guarded(`system:${resource}:${verb}`, [`system:${resource}:`]),
    ...page(name, title, icon, `/system/${resource}s`, `system/${resource}/index`),
  };
}

function monitor(name: string, title: string, icon: string, resource: string): ShippedMenu {
  const path = kebab(resource);
  return {
    ...guarded(`monitor:${resource}:page`, [`monitor:${resource}:`]),
    ...page(name, title, icon, `/monitor/${path}s`, `monitor/${path}/index`),
  };
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
