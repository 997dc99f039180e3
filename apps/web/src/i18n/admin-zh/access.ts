import type { AdminMessages } from "../admin-en.ts";

/** Messages about who may do what, and why. */
export const access: AdminMessages["access"] = {
  title: "权限诊断",
  description: "查看某人为什么可以或不可以执行某项操作：账号、角色、权限、所在页面以及记录的状态。",
  permission: "查看角色",
  person: "人员",
  what: "要执行的操作",
  whatHelp: "按钮、接口或审核步骤。可按名称、页面、权限编码或地址搜索。",
  record: "记录",
  recordHelp: "将在此记录上试行该操作并撤销，不会留下任何改动。",
  anArticle: "文章",
  anArticleType: "文章类型",
  noPage: "不属于任何页面",
  allowed: (p) => `${p.name}可以执行此操作。`,
  refused: (p) => `${p.name}不能执行此操作。`,
  openRole: (p) => `打开角色“${p.name}”`,
  effects: { allows: "允许：", refuses: "拒绝：", notes: "说明：" },
  reasons: {
    accountDisabled: ({ name }) => `${name}的账号已停用。`,
    signInLocked: ({ until }) =>
      `密码错误次数过多，${until} 之前此账号的登录受限。曾登录过此账号的浏览器仍可登录。`,
    passwordDue: ({ name }) => `${name}须先修改密码。`,
    everybody: () => "所有人都可以执行此操作，无需登录。",
    signedIn: () => "登录后即可执行此操作。",
    administrator: ({ subject }) => `管理员拥有全部权限，包括“${subject}”。`,
    roleGrants: ({ subject, roles }) => `角色“${roles}”授予“${subject}”权限。`,
    roleDisabled: ({ subject, roles }) => `角色“${roles}”可授予“${subject}”权限，但已停用。`,
    notGranted: ({ name, subject, roles }) =>
      `${name}的已启用角色均未授予“${subject}”权限。拥有此权限的角色：${roles}。`,
    permissionDisabled: ({ subject }) => `权限“${subject}”已停用。`,
    permissionMissing: ({ code }) => `没有编码为 ${code} 的权限。`,
    pageOpened: ({ subject, roles }) => `角色“${roles}”可以打开按钮所在的页面“${subject}”。`,
    pageNotOpened: ({ name, subject, roles }) =>
      `${name}的已启用角色均不能打开按钮所在的页面“${subject}”。可以打开的角色：${roles}。`,
    pageDisabled: ({ subject }) => `菜单“${subject}”已停用，它及其下的页面都无法打开。`,
    recordAllows: () => "记录的当前状态允许此操作。",
    recordRefuses: ({ refusal }) => `记录不允许此操作：${refusal}。`,
  },
};
