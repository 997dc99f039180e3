import type { AdminMessages } from "../admin-en.ts";

/** Messages of the roles. */
export const roles: AdminMessages["roles"] = {
  title: "角色",
  pageDescription: "角色决定可以打开哪些页面、执行哪些操作。一个人拥有其全部角色的权限。",
  new: "新建角色",
  role: "角色",
  search: "搜索角色",
  permission: "查看角色",
  emptyTitle: "还没有角色",
  emptyText: "可为每类工作建立一个角色，再分配给相应的人员。",

  name: "名称",
  code: "编码",
  codeHelp: "供程序使用，只能包含字母、数字和 _ -，创建后不能修改。",
  description: "说明",
  orderByHelp: "数字小的排在前面。",
  builtIn: "内置",
  people: "人员",
  peopleCount: (p) => `${p.name}：${p.count} 人`,
  menus: "页面",
  permissions: "权限",
  tabs: "角色的各部分",
  createdNext: "接下来请选择页面和权限。",

  builtInReadonly:
    "管理员可以打开所有页面并拥有全部权限。此设置不能修改，以确保始终有人可以处理问题。",
  ownReadonly: "您本人拥有此角色，其权限须由他人修改。",
  readonly: "您可以查看，但不能修改。",

  menusDescription:
    "此角色可以打开的页面。带横线的标记表示该页面或目录已打开，但其下并非全部打开。",
  menusSearch: "搜索页面",
  viewMenus: "查看菜单列表",
  menusSaved: (p) => `“${p.name}”的页面已保存。`,
  missing: "只能分配您自己拥有的内容，其余显示为灰色。",

  permissionsDescription: "拥有此角色的人在各页面上可以执行的操作。",
  viewPermissions: "查看权限列表",
  permissionsSaved: (p) => `“${p.name}”的权限已保存。`,
  permissionsSearch: "搜索页面、名称或编码",
  permissionsChosen: (p) => `${p.chosen} / ${p.count}`,
  permissionsAll: (p) => `${p.page}的全部权限`,
  permissionsNoPage: "不属于任何页面",
  permissionsNotFound: "没有页面、名称或编码包含这些文字的权限。",
  permissionDisabled: "已停用",

  viewPeople: "查看人员",
  peopleNone: "没有人拥有此角色",
  peopleNoneText: "可在用户的账号中分配此角色。",
  peopleOpen: "在用户列表中查看",
};
