import type { Messages } from "./messages.ts";

/**
 * The messages in Simplified Chinese.
 *
 * @example
 * const session = createSession({ api, storage, navigation, notices, messages: zhCN });
 */
export const zhCN: Messages = {
  identityExpired: () => "登录已过期，请重新登录",
  signedOutElsewhere: () => "您已在另一个标签页退出登录，未完成的内容仍保留在此",
  otherUserSignedIn: () => "已有其他用户登录，此前未发送的内容已丢弃",
  notConfirmed: () => "未确认身份，没有做任何更改",
  userInfoFailed: () => "获取用户信息失败",
  dynamicMenusFailed: () => "加载菜单失败",
  dictionariesFailed: () => "加载字典失败",
  unnamedMenu: () => "未命名菜单",
  chooseFile: () => "请选择文件",
  fileFormat: () => "文件格式不符合要求",
  fileSpecialCharacters: () => "文件名包含特殊字符",
  fileTooLarge: ({ n }) => `文件大小不能超过 ${n}M`,
  imageOnly: () => "只能上传图片文件",
  fileLimit: ({ limit }) => `最多上传 ${limit} 个文件`,
  imageLimit: ({ limit }) => `最多上传 ${limit} 张图片`,
  uploadFailed: ({ reason }) => (reason === undefined ? "上传失败" : `上传失败：${reason}`),
  fileDeleted: () => "删除成功",
};
