import type { AdminMessages } from "../admin-en.ts";

/** Messages of the frame of the back office: menu, header, tabs, states of whole pages. */
export const shell: AdminMessages["shell"] = {
  newTab: "（在新标签页中打开）",
  openMenu: "打开菜单",
  expandMenu: "展开菜单",
  collapseMenu: "收起菜单",
  tasksWaiting: (p) => `有 ${p.count} 项任务待您处理`,
  noTasks: "没有待处理的任务",
  theme: "主题",
  themeDark: "深色",
  themeLight: "浅色",
  themeSystem: "跟随系统",
  language: "语言",
  account: (p) => `${p.name}的账号`,
  help: "帮助",
  yourAccount: "我的账号",
  publicSite: "打开公开网站",
  signOut: "退出登录",

  viewMissingTitle: "页面未安装",
  viewMissingText: (p) =>
    `菜单指向页面“${p.component}”，但当前版本的后台没有此页面。请联系管理员修正菜单或安装该页面。`,
  forbiddenTitle: "无权查看此页面",
  forbiddenText: (p) => `此页面仅对以下角色开放：${p.roles}。可联系管理员为您分配。`,
  forbiddenPageText: (p) =>
    `${p.path} 是后台页面，但您的角色均不包含它。可联系管理员将其加入您的角色。`,
  permissionGrantedBy: "管理员",
  chunkFailedTitle: "页面加载失败",
  chunkFailedText: "应用的部分内容未能加载，可能是网络中断或已安装新版本。",
  viewFailedTitle: "页面出错",
  viewFailedText: "其他标签页中的内容不受影响。请重新打开此页，或在其他标签页继续。",
  tryAgain: "重试",
  offline: "您已离线，恢复网络连接后会自动加载。",
  reload: "重新加载应用",
  startAgain: "重新打开",
  loadFailedTitle: "无法打开后台",
  loadFailedText: "您已登录，但账号数据未能加载。",
  notFoundTitle: "页面不存在",
  notFoundText: (p) =>
    `后台没有 ${p.path} 这个页面，可能已移动、停用或删除。可在侧边菜单或按 Ctrl+K 查找现有页面。`,
  pageWithdrawn: "您已无权访问此页面。在此标签页关闭前，您填写的内容会保留；可联系管理员恢复权限。",
  firstPage: "前往首个页面",
  tabsGone: (p) => `已关闭标签页${p.titles}：对应的页面已不在您的菜单中。`,
  unsavedTitle: (p) =>
    p.count === 1 ? "放弃未保存的修改" : `放弃 ${p.count} 个标签页中未保存的修改`,
  unsavedText: (p) => `${p.titles}中的修改将会丢失。`,
  unsavedConfirm: "放弃",
  unsavedSaveTitle: "先保存修改？",
  unsavedSaveText: (p) => `${p.titles}中有未保存的修改。`,
  logOutUnsavedTitle: "将未保存的修改留在本设备上？",
  logOutUnsavedText: (p) =>
    `服务器尚未保存${p.titles}中的全部内容。留在本设备上的文章会在您下次登录时提供恢复，其他表单的内容将丢失。`,
  logOutKeep: "保留并退出",
  bell: "通知",
  bellUnread: (p) => `通知，${p.count} 条未读`,
};
