import type { AdminMessages } from "../admin-en.ts";

/** Messages of the sheet of keyboard shortcuts. */
export const shortcuts: AdminMessages["shortcuts"] = {
  title: "键盘快捷键",
  groups: {
    anywhere: "任何位置",
    lists: "列表",
    selection: "在列表行上",
    forms: "表单和侧栏",
  },
  names: {
    palette: "查找页面、操作和记录",
    sheet: "显示这些快捷键",
    notice: "转到最新的通知（如“撤销”）",
    focus: "开启或关闭专注模式",
    reopen: "重新打开最近关闭的标签页",
    search: "搜索列表",
    create: "新建",
    next: "下一行",
    previous: "上一行",
    open: "打开该行",
    select: "选中或取消选中",
    range: "选中到下一行",
    all: "选中本页全部",
    save: "保存",
    leave: "关闭；有未保存的内容时会先询问",
  },
  singleKeys: "单键快捷键",
  singleKeysHelp:
    "输入文字时不会触发。如果您使用语音输入，或容易误触按键，可以将其关闭；带 Ctrl 的快捷键不受影响。",
};
