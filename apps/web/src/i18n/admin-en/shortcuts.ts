/** Messages of the sheet of keyboard shortcuts. */
export const shortcuts = {
  title: "Keyboard shortcuts",
  groups: {
    anywhere: "Anywhere",
    lists: "Lists",
    selection: "On a row",
    forms: "Forms and sheets",
  },
  names: {
    palette: "Search pages, actions and records",
    sheet: "Show these shortcuts",
    notice: "Go to the latest notice, such as Undo",
    focus: "Focus mode on or off",
    reopen: "Reopen the tab closed last",
    search: "Search the list",
    create: "New entry",
    next: "Next row",
    previous: "Previous row",
    open: "Open the row",
    select: "Select or deselect",
    range: "Select up to the next row",
    all: "Select all on this page",
    save: "Save",
    leave: "Close; asks if something is unsaved",
  },
  singleKeys: "Single-key shortcuts",
  singleKeysHelp:
    "They never act while you type. Turn them off if you dictate or if keys are pressed by accident; shortcuts with Ctrl stay.",
};
