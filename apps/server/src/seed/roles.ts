export interface ShippedRole {
  code: string;
  name: string;
  description: string;
  /** Codes of its permissions; one that ends with `:` is a prefix. */
  permissions: string[];
}

/** What pickers need: colleagues, groups, roles and departments. */
const pickers = [
  "system:user:pick",
  "system:role:view",
  "system:org:view",
  "system:workgroup:view",
  "system:workgroupMember:view",
];

const readArticles = ["content:article:page", "content:article:view", "content:articleType:view"];

const readReleases = ["content:release:page", "content:release:view"];

/** Enough to mark circulated content as read; every other action needs a permission of its own. */
const readCirculated = ["content:article:act", "content:articleType:act"];

/** The administrator's permissions come from the role itself. */
export const shippedRoles: ShippedRole[] = [
  {
    code: "admin",
    name: "Administrator",
    description: "Has every permission and cannot be taken away.",
    permissions: [""],
  },
  {
    code: "editor",
    name: "Editor",
    description: "Writes articles and submits them for review.",
    permissions: [
      ...readArticles,
      ...readCirculated,
      ...readReleases,
      "content:article:save",
      "content:article:update",
      "content:article:delete",
      "content:article:circulate",
      "content:article:share",
      "content:article:trash",
      "content:article:restore",
      "content:homePage:view",
      "content:homePage:act",
      "content:homePage:update",
      "content:file:",
      ...pickers,
    ],
  },
  {
    code: "reviewer",
    name: "Reviewer",
    description: "Reads what was submitted and approves it or sends it back.",
    permissions: [
      ...readArticles,
      ...readCirculated,
      "content:article:approve",
      ...readReleases,
      "content:article:circulate",
      "content:article:share",
      "content:articleType:page",
      "content:articleType:approve",
      "content:articleType:circulate",
      "content:homePage:view",
      "content:homePage:act",
      "content:homePage:approve",
      "content:file:view",
      ...pickers,
    ],
  },
  {
    code: "publisher",
    name: "Publisher",
    description: "Puts approved articles on the site and arranges what surrounds them.",
    permissions: [
      ...readArticles,
      ...readCirculated,
      "content:article:publish",
      "content:article:circulate",
      "content:article:share",
      "content:article:delete",
      "content:article:trash",
      "content:article:restore",
      "content:article:purge",
      "content:articleType:page",
      "content:articleType:save",
      "content:articleType:update",
      "content:articleType:delete",
      "content:articleType:publish",
      "content:articleType:circulate",
      "content:homePage:view",
      "content:homePage:act",
      "content:homePage:update",
      "content:homePage:publish",
      "content:release:",
      "content:banner:",
      "content:recommend:",
      "content:friendlyLink:",
      "content:quickLink:",
      "content:siteSetting:",
      "content:file:",
      "product:",
      "monitor:revision:view",
      ...pickers,
    ],
  },
  {
    code: "moderator",
    name: "Moderator",
    description: "Approves comments and answers messages.",
    permissions: [
      ...readArticles,
      ...readCirculated,
      "content:comment:",
      "content:message:",
      "content:replyTemplate:",
      "monitor:revision:view",
    ],
  },
  {
    code: "auditor",
    name: "Auditor",
    description: "Reads articles and the logs, and changes nothing.",
    permissions: [
      ...readArticles,
      ...readCirculated,
      "monitor:operationLog:page",
      "monitor:revision:view",
      "monitor:signInLog:page",
      "monitor:liveSession:page",
      ...pickers,
    ],
  },
];

export function roleHolds(role: ShippedRole, code: string): boolean {
  return role.permissions.some((held) =>
    held === "" || held.endsWith(":") ? code.startsWith(held) : code === held,
  );
}
