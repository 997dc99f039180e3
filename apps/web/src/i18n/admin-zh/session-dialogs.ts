import type { AdminMessages } from "../admin-en.ts";

/** Messages of what asks for a password again, and of the links to choose one. */
export const sessionDialogs: AdminMessages["sessionDialogs"] = {
  expiredText: (p) => `登录已过期。您输入的内容仍保留在此，请以${p.name}的身份重新登录后继续。`,
  signedOutText: (p) =>
    `您已在另一个标签页退出登录。此标签页中未保存的内容仍保留在此：请以${p.name}的身份登录后继续。`,
  logOutInstead: "退出登录",
  stepUpTitle: "请确认是您本人",
  stepUpText:
    "此更改涉及账号、权限或整个网站，或会永久删除内容。请输入密码后继续；过一段时间会再次询问。",
  stepUpConfirm: "确认",
  stepUpCodeText: "密码正确。请再输入双重验证的验证码。",

  linkOf: (p) => `${p.name}，登录时请使用用户名“${p.username}”和您在此设置的密码。`,
  linkChecking: "正在检查链接",
  linkGone: "此链接已失效：可能已过期、已使用或已被新的链接取代。请向管理员索取新链接。",
};
