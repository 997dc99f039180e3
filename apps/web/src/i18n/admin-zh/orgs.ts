import type { AdminMessages } from "../admin-en.ts";

/** Messages of the organisations. */
export const orgs: AdminMessages["orgs"] = {
  title: "组织",
  pageDescription: "公司、部门和团队，以及人员的归属。",
  permission: "查看组织",
  tree: "全部组织",
  new: "新建组织",
  newBelow: "新建下级",
  edit: "编辑组织",
  emptyTitle: "还没有组织",
  emptyText: "先新建公司，再在其下添加部门和团队。",
  chooseTitle: "请选择组织",
  chooseText: "这里显示它的负责人、人员和其他信息。",
  name: "名称",
  code: "编码",
  codeHelp: "供程序使用：字母、数字、点、连字符和下划线。",
  type: "类型",
  parent: "上级",
  leader: "负责人",
  phone: "电话",
  email: "邮箱",
  orderByHelp: "数字小的排在前面。",
  people: "人员",
  peopleCount: ({ count }) => (count === 0 ? "无人员" : `${count} 人`),
  peopleNote: "仅直属人员，不含下级",
  inUse: ({ count }) => `其中有 ${count} 人，请先将其移到其他组织。`,
};
