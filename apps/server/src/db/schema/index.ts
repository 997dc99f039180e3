export { auths } from "./auths.ts";
export { dictItems, dicts } from "./dicts.ts";
export { menus } from "./menus.ts";
export { orgs } from "./orgs.ts";
export { roleAuths, roleMenus, roles } from "./roles.ts";
export { operationLogs, sessions, signInLimits, signInLogs } from "./sessions.ts";
export { userRoles, users } from "./users.ts";
export { workgroupMembers, workgroups } from "./workgroups.ts";
