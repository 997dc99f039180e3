import type { AdminMessages } from "../admin-en.ts";

/** Messages of the form and the dialogs of an account. */
export const accountForms: AdminMessages["accountForms"] = {
  usernameHelp: "用于登录，只能包含小写字母、数字和 . _ -，创建后不能修改。",
  password: "初始密码",
  passwordHelp: (p) => `${p.min} 到 ${p.max} 个字符。请当面告知本人，之后不再显示。`,
  generatePassword: "自动生成",
  mustChangePassword: "下次登录时必须修改密码",
  genderNone: "未填写",
  roleDisabled: "已停用",
  remarkHelp: "仅供管理账号的同事查看。",

  disabled: (p) => `${p.name}已不能登录。`,
  disableTitle: (p) => `停用${p.name}`,

  emailKept: "此邮箱可用于进入账号，仅有权重置密码的人可以更改。",
  unlinkIdentityTitle: (p) => `解除${p.name}与身份提供方的关联？`,
  unlinkIdentityText:
    "其所有会话将被结束。若有人以该账号的邮箱在那里登录，账号会再次关联；邮箱有误时请先更正。",
  identityUnlinked: (p) => `已解除${p.name}与身份提供方的关联。`,
  resetFactorTitle: (p) => `重置${p.name}的双重验证`,
  resetFactorText:
    "仅在对方丢失手机和恢复码时使用。该用户在所有设备上都会退出登录，重新设置之前只需密码即可登录。",
  factorRemoved: (p) => `已移除${p.name}的双重验证。`,
  resetTitle: (p) => `重置${p.name}的密码`,
  resetText: "将生成一个临时密码，该用户在所有设备上都会退出登录；如果账号已锁定，将同时解锁。",
  temporaryTitle: (p) => `${p.name}的临时密码`,
  temporaryLabel: "临时密码",
  temporaryText:
    "临时密码只在此时显示一次。请当面或通过电话告知本人，72 小时内有效，下次登录时必须修改。",
  openWork: (p) => `${p.name}名下未完成的工作`,
  workKinds: {
    reviewTask: (p) => `${p.count} 项待审核`,
    article: (p) => `${p.count} 篇未发布的文章`,
    circulation: (p) => `${p.count} 篇待阅`,
    comment: (p) => `${p.count} 条待处理的评论`,
    message: (p) => `${p.count} 条待处理的留言`,
    release: (p) => `${p.count} 个未发布的发布包`,
    org: (p) => `负责 ${p.count} 个组织`,
    workgroup: (p) => `负责 ${p.count} 个工作组`,
  },
  moreWork: (p) => `等，另有 ${p.count} 项`,
  handOver: "移交",
  leaveWork: "不移交",
  handOverTo: "移交给",
  mustHandOver: "未移交前不能删除账号。",
  handOverFirst: "请先移交阻止删除的工作，或改为停用账号。",

  inviteSwitch: "邀请本人自行设置密码",
  inviteHelp:
    "对方会收到带有链接的邮件。如果网站未配置邮件或账号没有邮箱，链接会显示给您，由您转交。",
  inviteTitle: (p) => `向${p.name}发送邀请`,
  inviteText: "对方通过链接自行设置密码。链接仅可使用一次，72 小时内有效，之前的链接随即失效。",
  invitationTitle: (p) => `${p.name}的邀请`,
  sendLinkTitle: (p) => `向${p.name}发送设置新密码的链接`,
  sendLinkText: "链接仅可使用一次，1 小时内有效。使用之前，原密码和登录会话保持不变。",
  linkTitle: (p) => `${p.name}的密码链接`,
  linkLabel: "链接",
  linkText: (p) =>
    `链接只在此时显示一次。请确保只转交给本人：持有者可在 ${p.until} 之前设置一次密码。`,
  copy: "复制",
  copied: "已复制",
  copyFailed: "浏览器不允许在此复制，请选中文字后手动复制。",
  done: "完成",

  sessionsTitle: (p) => `${p.name}的登录会话`,
};
