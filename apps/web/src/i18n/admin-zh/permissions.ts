import type { AdminMessages } from "../admin-en.ts";

/** Messages of the permissions. */
export const permissions: AdminMessages["permissions"] = {
  title: "权限",
  pageDescription: "服务器保护的每项操作。角色拥有权限，页面显示相应的按钮。",
  new: "新建权限",
  edit: "编辑权限",
  search: "搜索权限",
  permission: "查看权限",
  emptyTitle: "还没有权限",
  emptyText: "服务器会为其保护的每项操作提供一项权限。",

  name: "名称",
  code: "编码",
  codeHelp: "由领域、资源和操作组成，例如 system:role:export。服务器按此编码检查，创建后不能修改。",
  menu: "页面",
  allMenus: "全部页面",
  noMenu: "不属于任何页面",
  menuHelp: "显示相应按钮的页面。",
  action: "操作",
  actionHelp: "页面按钮检查的单词，通常是编码的最后一段。",
  httpMethod: "请求方法",
  anyMethod: "无",
  apiPath: "路径",
  apiPathHelp: "所保护的接口，仅供辨认；服务器只按编码判断。",
  description: "说明",
  orderByHelp: "数字小的排在前面。",
  disableHelp: "停用期间，只有管理员可以执行此操作。",
  deleteText: "删除后，需要此编码的接口只对管理员开放。一段时间内可以从回收站恢复。",
};
