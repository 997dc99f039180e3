import type { dictItems } from "../db/schema/index.ts";

type Color = NonNullable<(typeof dictItems.$inferInsert)["color"]>;

/** Value, label and, where a tag shows it, its tone. */
export type ShippedItem = readonly [value: string, label: string, color?: Color];

export interface ShippedDictionary {
  code: string;
  name: string;
  items: readonly ShippedItem[];
}

/** Labels for every code that a screen shows. A test compares them with the contract. */
export const shippedDictionaries: ShippedDictionary[] = [
  {
    code: "enabledStatus",
    name: "Setting status",
    items: [
      ["enabled", "Enabled", "success"],
      ["disabled", "Disabled", "neutral"],
    ],
  },
  {
    code: "userStatus",
    name: "Account status",
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
    name: "Organisation type",
    items: [
      ["company", "Company", "accent"],
      ["department", "Department", "info"],
      ["team", "Team", "neutral"],
    ],
  },
  {
    code: "menuType",
    name: "Menu type",
    items: [
      ["directory", "Directory", "info"],
      ["menu", "Menu", "accent"],
      ["hidden-menu", "Hidden menu", "neutral"],
      ["api", "API", "warning"],
      ["link", "Link to another site", "success"],
    ],
  },
  {
    code: "memberRole",
    name: "Workgroup role",
    items: [
      ["leader", "Leader", "accent"],
      ["member", "Member", "neutral"],
    ],
  },
  {
    code: "reviewMode",
    name: "Workgroup approval rule",
    items: [
      ["any", "Any one member"],
      ["all", "All members"],
    ],
  },
  {
    code: "articleTypeKind",
    name: "Article type kind",
    items: [
      ["list", "Article list", "info"],
      ["single", "Single page", "accent"],
      ["link", "Link", "neutral"],
    ],
  },
  {
    code: "contentStatus",
    name: "Content status",
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
    name: "Review status",
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
    code: "releaseStatus",
    name: "Release status",
    items: [
      ["open", "Open", "neutral"],
      ["scheduled", "Scheduled", "accent"],
      ["released", "Released", "success"],
    ],
  },
  {
    code: "displayStatus",
    name: "Display status",
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
    name: "Content history",
    items: [
      ["create", "Created"],
      ["update", "Updated"],
      ["restore", "Restored an earlier version"],
      ["submit", "Submitted", "info"],
      ["withdraw", "Withdrawn"],
      ["approve", "Approved", "success"],
      ["reject", "Rejected", "danger"],
      ["return", "Returned", "warning"],
      ["transfer", "Reassigned"],
      ["circulate", "Circulated"],
      ["markRead", "Read"],
      ["publish", "Published", "success"],
      ["schedule", "Scheduled", "accent"],
      ["unschedule", "Schedule cancelled"],
      ["offline", "Taken offline", "warning"],
      ["delete", "Moved to the trash", "danger"],
      ["trashRestore", "Restored from the trash"],
      ["move", "Moved to another type"],
      ["approvalEnd", "Approval ended", "warning"],
    ],
  },
  {
    code: "taskStatus",
    name: "Task status",
    items: [
      ["pending", "Pending", "info"],
      ["approved", "Approved", "success"],
      ["rejected", "Rejected", "danger"],
      ["returned", "Returned", "warning"],
      ["transferred", "Reassigned", "neutral"],
      ["cancelled", "Cancelled", "neutral"],
      ["unread", "Unread", "info"],
      ["read", "Read", "neutral"],
    ],
  },
  {
    code: "commentStatus",
    name: "Comment status",
    items: [
      ["pending", "Pending", "info"],
      ["approved", "Approved", "success"],
      ["rejected", "Rejected", "danger"],
      ["spam", "Spam", "warning"],
    ],
  },
  {
    code: "assignment",
    name: "Assignment",
    items: [
      ["mine", "Assigned to me"],
      ["unassigned", "Unassigned"],
    ],
  },
  {
    code: "closingRule",
    name: "Closing of comments",
    items: [
      ["default", "Site default"],
      ["open", "Open"],
      ["closed", "Closed"],
      ["date", "Close on a date"],
    ],
  },
  {
    code: "replyTemplateKind",
    name: "Kind of reply template",
    items: [
      ["comment", "Comments"],
      ["message", "Messages"],
    ],
  },
  {
    code: "messageStatus",
    name: "Message status",
    items: [
      ["new", "New", "info"],
      ["processing", "In progress", "accent"],
      ["closed", "Closed", "neutral"],
      ["spam", "Spam", "warning"],
    ],
  },
  {
    code: "positionType",
    name: "Position on the site",
    items: [
      ["home", "Home page", "accent"],
      ["sidebar", "Article sidebar", "info"],
    ],
  },
  {
    code: "productKind",
    name: "Product kind",
    items: [
      ["category", "Category", "info"],
      ["series", "Series", "accent"],
      ["product", "Product", "neutral"],
    ],
  },
  {
    code: "productStatus",
    name: "Product status",
    items: [
      ["draft", "Draft", "neutral"],
      ["onShelf", "Published", "success"],
      ["offShelf", "Unpublished", "warning"],
      ["discontinued", "Discontinued", "neutral"],
    ],
  },
  {
    code: "productImageType",
    name: "Placeholder picture",
    items: [
      ["none", "None"],
      ["person", "Person"],
      ["car", "Car"],
    ],
  },
  {
    code: "signInEvent",
    name: "Sign-in event",
    items: [
      ["signIn", "Sign-in", "info"],
      ["signOut", "Sign-out", "neutral"],
    ],
  },
];
