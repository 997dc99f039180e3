import type { AdminMessages } from "../admin-en.ts";

/** Messages of the second factor: codes of an authenticator app. */
export const secondFactor: AdminMessages["secondFactor"] = {
  code: "验证码",
  codeHelp: "身份验证器中的六位数字，或一个恢复码。",
  appCodeHelp: "身份验证器中的六位数字。",
  required: "请填写此项。",
  back: "返回",
};
