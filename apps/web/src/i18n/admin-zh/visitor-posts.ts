import type { AdminMessages } from "../admin-en.ts";

/** Messages that comments and messages of visitors share. */
export const visitorPosts: AdminMessages["visitorPosts"] = {
  assignment: "分派",
  allAssignments: "全部分派",
  assignee: "处理人",
  assignedTo: (p) => `处理人：${p.name}`,
  nobody: "未分派",
  assignToMe: "分派给我",
  assigned: "已分派。",
  unassigned: "已取消分派。",
  spamReasons: "垃圾信息迹象",
  spamScore: (p) => `垃圾信息迹象：${p.score} 分（5 分起归入垃圾）`,
  points: (p) => `${p.points} 分`,
  reasons: {
    links: (p) => `包含 ${p.detail} 个链接。`,
    blockedWord: (p) => `包含屏蔽词“${p.detail}”。`,
    repetition: () => "重复相同的字符或词语。",
    duplicate: (p) =>
      p.detail === "1" ? "相同内容曾发送过。" : `相同内容已发送过至少 ${p.detail} 次。`,
    capitals: () => "几乎全部使用大写字母。",
    tooFast: (p) => `打开表单 ${p.detail} 秒后即提交。`,
    spamEmail: () => "此邮箱曾被标为垃圾信息来源。",
    spamNetwork: () => "来自同一网络的内容曾被标为垃圾信息。",
    spamSite: (p) => `链接到曾出现在垃圾信息中的网站 ${p.detail}。`,
  },
  templates: "回复模板",
  manageTemplates: "管理回复模板…",
  noTemplates: "还没有回复模板",
  templatesFailed: "无法加载回复模板。",
};
