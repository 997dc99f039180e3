import type { identity as en } from "../admin-en/identity.ts";

/** 身份提供方关联的文字。 */
export const identity: typeof en = {
  title: "身份提供方",
  description: (p) => `您是否使用 ${p.name} 登录本站。`,
  linkedSince: "关联时间",
  none: (p) => `尚未关联。若您在 ${p.name} 的邮箱与此处一致，使用其登录后即自动关联。`,
  unlink: "解除关联",
  unlinkTitle: (p) => `解除您的账号与 ${p.name} 的关联？`,
  unlinkText: "您的其他会话将被结束。若有人以该账号的邮箱在那里登录，账号会再次关联。",
  unlinked: "已解除关联。",
  onlyWay: "没有其他方式可登录您的账号。解除前请先添加通行密钥，或请管理员发送设置密码的链接。",
};
