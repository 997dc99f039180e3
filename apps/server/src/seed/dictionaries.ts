import type { dictItems } from "../db/schema/index.ts";

type Color = NonNullable<(typeof dictItems.$inferInsert)["color"]>;

/** Value, words and, where a tag shows it, its tone. */
export type ShippedItem = readonly [value: string, label: string, color?: Color];

/** A dictionary that comes with the product. */
export interface ShippedDictionary {
  code: string;
  name: string;
  items: readonly ShippedItem[];
}

/** The words behind every code that a screen shows. A test compares them with the contract. */
export const shippedDictionaries: ShippedDictionary[] = [
  {
    code: "enabledStatus",
    name: "Status of settings",
    items: [
      ["enabled", "Enabled", "success"],
      ["disabled", "Disabled", "neutral"],
    ],
  },
  {
    code: "userStatus",
    name: "Status of an account",
    items: [
      ["active", "Active", "success"],
      ["disabled", "Disabled", "neutral"],
    ],
  },
  {
    code: "gender",
    name: "Gender",
    items: [
      ["female", "Female"],
      ["male", "Male"],
      ["other", "Other"],
    ],
  },
  {
    code: "orgType",
    name: "Kind of organisation",
    items: [
      ["company", "Company", "accent"],
      ["department", "Department", "info"],
      ["team", "Team", "neutral"],
    ],
  },
  {
    code: "menuType",
    name: "Kind of menu",
    items: [
      ["directory", "Directory", "info"],
      ["menu", "Menu", "accent"],
      ["hidden-menu", "Hidden menu", "neutral"],
      ["api", "API", "warning"],
    ],
  },
  {
    code: "memberRole",
    name: "Role in a workgroup",
    items: [
      ["leader", "Leader", "accent"],
      ["member", "Member", "neutral"],
    ],
  },
  {
    code: "reviewMode",
    name: "Who decides in a group",
    items: [
      ["any", "Any one member"],
      ["all", "Every member"],
    ],
  },
  {
    code: "articleTypeKind",
    name: "Kind of article type",
    items: [
      ["list", "List of articles", "info"],
      ["single", "Single page", "accent"],
      ["link", "Link", "neutral"],
    ],
  },
  {
    code: "contentStatus",
    name: "Status of content",
    items: [
      ["draft", "Draft", "neutral"],
      ["approved", "Approved", "info"],
      ["scheduled", "Scheduled", "accent"],
      ["published", "Published", "success"],
      ["offline", "Offline", "warning"],
    ],
  },
  {
    code: "reviewStatus",
    name: "Status of a review",
    items: [
      ["none", "Not submitted", "neutral"],
      ["running", "In review", "info"],
      ["approved", "Approved", "success"],
      ["rejected", "Rejected", "danger"],
      ["returned", "Returned", "warning"],
      ["withdrawn", "Withdrawn", "neutral"],
    ],
  },
  {
    code: "displayStatus",
    name: "State of content",
    items: [
      ["draft", "Draft", "neutral"],
      ["reviewing", "In review", "info"],
      ["returned", "Returned", "warning"],
      ["rejected", "Rejected", "danger"],
      ["withdrawn", "Withdrawn", "neutral"],
      ["approved", "Approved", "info"],
      ["scheduled", "Scheduled", "accent"],
      ["published", "Published", "success"],
      ["publishedChanged", "Published, with changes", "success"],
      ["publishedReviewing", "Published, changes in review", "info"],
      ["offline", "Offline", "warning"],
    ],
  },
  {
    code: "historyAction",
    name: "What happened to content",
    items: [
      ["create", "Created"],
      ["update", "Changed"],
      ["restore", "Restored an earlier version"],
      ["submit", "Submitted", "info"],
      ["withdraw", "Withdrawn"],
      ["approve", "Approved", "success"],
      ["reject", "Rejected", "danger"],
      ["return", "Returned", "warning"],
      ["transfer", "Passed on"],
      ["circulate", "Circulated"],
      ["markRead", "Read"],
      ["publish", "Published", "success"],
      ["schedule", "Scheduled", "accent"],
      ["unschedule", "Taken off the schedule"],
      ["offline", "Taken offline", "warning"],
      ["delete", "Moved to the trash", "danger"],
      ["trashRestore", "Restored from the trash"],
    ],
  },
  {
    code: "taskStatus",
    name: "Status of a task",
    items: [
      ["pending", "Waiting", "info"],
      ["approved", "Approved", "success"],
      ["rejected", "Rejected", "danger"],
      ["returned", "Returned", "warning"],
      ["transferred", "Passed on", "neutral"],
      ["cancelled", "Cancelled", "neutral"],
      ["unread", "Unread", "info"],
      ["read", "Read", "neutral"],
    ],
  },
  {
    code: "commentStatus",
    name: "Status of a comment",
    items: [
      ["pending", "Waiting", "info"],
      ["approved", "Approved", "success"],
      ["rejected", "Rejected", "danger"],
      ["spam", "Spam", "warning"],
    ],
  },
  {
    code: "messageStatus",
    name: "Status of a message",
    items: [
      ["new", "New", "info"],
      ["processing", "In progress", "accent"],
      ["closed", "Closed", "neutral"],
      ["spam", "Spam", "warning"],
    ],
  },
  {
    code: "positionType",
    name: "Place on the site",
    items: [
      ["home", "Home page", "accent"],
      ["sidebar", "Beside articles", "info"],
    ],
  },
  {
    code: "productKind",
    name: "Kind of product entry",
    items: [
      ["category", "Category", "info"],
      ["series", "Series", "accent"],
      ["product", "Product", "neutral"],
    ],
  },
  {
    code: "productStatus",
    name: "Status of a product",
    items: [
      ["draft", "Draft", "neutral"],
      ["onShelf", "On offer", "success"],
      ["offShelf", "Withdrawn", "warning"],
    ],
  },
  {
    code: "productImageType",
    name: "Picture in place of a missing one",
    items: [
      ["none", "None"],
      ["person", "Person"],
      ["car", "Car"],
    ],
  },
  {
    code: "signInEvent",
    name: "Event of the sign-in log",
    items: [
      ["signIn", "Sign-in", "info"],
      ["signOut", "Sign-out", "neutral"],
    ],
  },
];
