/** The sentences of mails, in each language that an account may choose. */
export interface MailMessages {
  /** What happened, by kind of notice. */
  sentences: Record<string, (notice: MailNotice) => string>;
  subject(notices: number): string;
  greeting(name: string): string;
  reason(text: string): string;
  /** Why an approval ended, by the code that is the notice's detail. */
  approvalEnds: Record<string, string>;
  open: string;
  more(count: number): string;
  /** Why they get the mail, and how to get none. */
  footer: string;
  dateLocale: string;
  /** Mails with a link to choose a password. */
  passwordLink: {
    invitation: PasswordLinkMessages;
    reset: PasswordLinkMessages;
    open: string;
    until(date: string): string;
    /** What to do with a mail that nobody expects. */
    ignore: string;
  };
}

interface PasswordLinkMessages {
  subject(systemName: string): string;
  lead(sender: { by: string; systemName: string }): string;
}

export interface MailNotice {
  title: string;
  detail: string | null;
  actor: string | null;
  /** `detail` as a date of the reader's language. */
  date(): string;
}

const someone = (actor: string | null, fallback: string) => actor ?? fallback;

const securityEn: Record<string, string> = {
  identityLinked: "Your account was linked with the identity provider",
  identityUnlinked: "Your account was unlinked from the identity provider",
  passkeyAdded: "A passkey was added to your account",
  passkeyRemoved: "A passkey was removed from your account",
  passwordChanged: "Your password was changed",
  passwordReset: "An administrator has reset your password",
  secondFactorAdded: "Two-step verification was turned on",
  secondFactorRemoved: "Two-step verification was turned off",
  secondFactorReset: "An administrator has reset your two-step verification",
  signInLocked: "Sign-in to your account was limited for a while after too many failed attempts",
};

const securityZh: Record<string, string> = {
  identityLinked: "您的账号已与身份提供方关联",
  identityUnlinked: "您的账号已与身份提供方解除关联",
  passkeyAdded: "您的账号添加了一个通行密钥",
  passkeyRemoved: "您的账号移除了一个通行密钥",
  passwordChanged: "您的密码已修改",
  passwordReset: "管理员已重置您的密码",
  secondFactorAdded: "双重验证已启用",
  secondFactorRemoved: "双重验证已停用",
  secondFactorReset: "管理员已重置您的双重验证",
  signInLocked: "登录失败次数过多，您的账号登录已被暂时限制",
};

const en: MailMessages = {
  sentences: {
    taskAssigned: ({ title, actor }) =>
      `${someone(actor, "Somebody")} asks you to review “${title}”`,
    returned: ({ title, actor }) => `${someone(actor, "A reviewer")} returned “${title}” to you`,
    rejected: ({ title, actor }) => `${someone(actor, "A reviewer")} rejected “${title}”`,
    approved: ({ title }) => `“${title}” was approved`,
    readyToPublish: ({ title }) => `“${title}” is ready to publish`,
    published: ({ title }) => `“${title}” was published`,
    scheduled: ({ title, date }) => `“${title}” will be published on ${date()}`,
    offline: ({ title }) => `“${title}” was taken offline`,
    expired: ({ title }) => `“${title}” has expired`,
    approvalEnded: ({ title }) => `“${title}” must be submitted for review again`,
    released: ({ title }) => `The release “${title}” went live`,
    releaseBlocked: ({ title }) => `The release “${title}” was taken out of the schedule`,
    circulated: ({ title, actor }) => `${someone(actor, "Somebody")} sent you “${title}” to read`,
    reminded: ({ title, actor }) => `${someone(actor, "Somebody")} reminds you to read “${title}”`,
    mention: ({ title, actor }) => `${someone(actor, "Somebody")} mentioned you in “${title}”`,
    remark: ({ title, actor }) => `${someone(actor, "Somebody")} remarked on “${title}”`,
    commentWaiting: ({ title }) => `A comment on “${title}” waits for moderation`,
    messageWaiting: ({ title }) => `A visitor left a message: “${title}”`,
    assigned: ({ title, actor }) => `${someone(actor, "Somebody")} assigned “${title}” to you`,
    security: ({ detail }) => securityEn[detail ?? ""] ?? "Your account was changed",
  },
  subject: (notices) => `${notices} new notices`,
  greeting: (name) => `Hello ${name},`,
  reason: (text) => `“${text}”`,
  approvalEnds: {
    edited: "It was edited after the decision.",
    moved: "It was moved to a type with other reviewers.",
    flowChanged: "The review of its type was changed.",
    fileReplaced: "A file that it shows was replaced.",
    imported: "It was imported, and nobody here approved it.",
  },
  open: "Open",
  more: (count) => `and ${count} more`,
  footer:
    "You get this mail because of your notification preferences. Change them in your profile.",
  dateLocale: "en",
  passwordLink: {
    invitation: {
      subject: (systemName) => `Your account for ${systemName}`,
      lead: ({ by, systemName }) =>
        `${by} invites you to ${systemName}. Choose a password to sign in with:`,
    },
    reset: {
      subject: (systemName) => `A new password for ${systemName}`,
      lead: ({ by, systemName }) =>
        `${by} sends you this link, with which you choose a new password for ${systemName}. Until then nothing changes:`,
    },
    open: "Choose a password",
    until: (date) => `The link works once, until ${date} (UTC).`,
    ignore: "If you did not expect this mail, ignore it, and do not pass the link on.",
  },
};

const zhCN: MailMessages = {
  sentences: {
    taskAssigned: ({ title, actor }) => `${someone(actor, "有人")}请您审核《${title}》`,
    returned: ({ title, actor }) => `${someone(actor, "审核人")}退回了《${title}》`,
    rejected: ({ title, actor }) => `${someone(actor, "审核人")}驳回了《${title}》`,
    approved: ({ title }) => `《${title}》已通过审核`,
    readyToPublish: ({ title }) => `《${title}》可以发布了`,
    published: ({ title }) => `《${title}》已发布`,
    scheduled: ({ title, date }) => `《${title}》将于${date()}发布`,
    offline: ({ title }) => `《${title}》已下线`,
    expired: ({ title }) => `《${title}》已到期`,
    approvalEnded: ({ title }) => `《${title}》需要重新提交审核`,
    released: ({ title }) => `发布包“${title}”已发布`,
    releaseBlocked: ({ title }) => `发布包“${title}”已取消排期`,
    circulated: ({ title, actor }) => `${someone(actor, "有人")}将《${title}》传阅给您`,
    reminded: ({ title, actor }) => `${someone(actor, "有人")}提醒您阅读《${title}》`,
    mention: ({ title, actor }) => `${someone(actor, "有人")}在《${title}》中提到了您`,
    remark: ({ title, actor }) => `${someone(actor, "有人")}对《${title}》添加了批注`,
    commentWaiting: ({ title }) => `《${title}》有评论待审核`,
    messageWaiting: ({ title }) => `访客留言：“${title}”`,
    assigned: ({ title, actor }) => `${someone(actor, "有人")}将“${title}”分配给您`,
    security: ({ detail }) => securityZh[detail ?? ""] ?? "您的账号有变动",
  },
  subject: (notices) => `${notices} 条新通知`,
  greeting: (name) => `${name}，您好！`,
  reason: (text) => `“${text}”`,
  approvalEnds: {
    edited: "审核通过后内容又有修改。",
    moved: "已移到由其他人审核的类型。",
    flowChanged: "所属类型的审核流程已更改。",
    fileReplaced: "所用的文件已被替换。",
    imported: "内容由导入而来，未在此审核。",
  },
  open: "打开",
  more: (count) => `还有 ${count} 条`,
  footer: "您收到此邮件是因为您的通知设置。可在个人资料中修改。",
  dateLocale: "zh-CN",
  passwordLink: {
    invitation: {
      subject: (systemName) => `您的${systemName}账号`,
      lead: ({ by, systemName }) => `${by}邀请您使用${systemName}。请设置登录密码：`,
    },
    reset: {
      subject: (systemName) => `重设${systemName}的密码`,
      lead: ({ by, systemName }) =>
        `${by}向您发送了此链接，您可以用它为${systemName}设置新密码。在此之前原密码不变：`,
    },
    open: "设置密码",
    until: (date) => `链接仅可使用一次，有效期至 ${date}（UTC）。`,
    ignore: "如果您并未期待此邮件，请忽略，也不要转发链接。",
  },
};

export const mailMessages = { en, "zh-CN": zhCN } satisfies Record<string, MailMessages>;

export type MailLanguage = keyof typeof mailMessages;
