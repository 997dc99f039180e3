import type { AdminMessages } from "../admin-en.ts";

/** Messages of the flow a review goes through. */
export const reviewFlow: AdminMessages["reviewFlow"] = {
  title: "文章的审核",
  flow: "审核流程",
  stage: ({ number }) => `节点 ${number}`,
  stageName: "节点名称",
  stageNameExample: "初审",
  mode: "通过方式",
  modes: { any: "一人通过即可", all: "所有人都须通过" },
  assignees: "审核人",
  assigneesHelp: "工作组算作一个审核人，是否全体成员审核由工作组自身设定。",
  roles: "角色",
  workgroups: "工作组",
  people: "人员",
  nobody: "请至少指定一个角色、工作组或人员。",
  submitted: "作者提交",
  approved: "通过，可以发布",
  inherited: "没有自己的节点：沿用上级类型的节点；顶级类型由一名审核员审核。",
  notRequired: "无需审核时，这些节点暂不使用。",
  inForceHelp: "此开关和节点在该类型的这一版本发布后生效。",
  add: "添加节点",
  move: ({ stage }) => `移动${stage}：拖动或按方向键`,
  remove: ({ stage }) => `移除${stage}`,
  moved: ({ name, place, count }) => `“${name}”现在是第 ${place} 个节点，共 ${count} 个。`,
};
