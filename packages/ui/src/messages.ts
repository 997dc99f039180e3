import type { RichTextMessages } from "./patterns/rich-text-editor/rich-text-messages.ts";

/**
 * Every text the kit shows or announces, in English. Another language is an object of the same shape given to
 * `UiMessagesProvider`. Functions take one object, so any i18n library's functions fit.
 */
export const defaultMessages = {
  optional: "optional",
  loading: "Loading",
  close: "Close",
  cancel: "Cancel",
  clear: "Clear",
  remove: (p: { name: string }) => `Remove ${p.name}`,
  retry: "Try again",
  increase: "Increase",
  decrease: "Decrease",
  breadcrumb: "Breadcrumb",
  skipToContent: "Skip to content",
  mainMenu: "Main menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",

  emptyTitle: "Nothing here yet",
  nothingFoundTitle: "Nothing found",
  nothingFoundText: "No entry matches these filters. Remove one of them to see more.",
  failedTitle: "This could not be loaded",
  forbiddenTitle: "You do not have access",
  forbiddenText: (p: { permission: string; grantedBy?: string | undefined }) =>
    p.grantedBy
      ? `This needs the permission “${p.permission}”. ${p.grantedBy} can grant it.`
      : `This needs the permission “${p.permission}”.`,
  requestId: (p: { id: string }) => `Request ${p.id}`,

  selectAll: "Select all on this page",
  selection: "Selection",
  selectRow: (p: { name: string }) => `Select ${p.name}`,
  selectedCount: (p: { count: number }) => `${p.count} selected`,
  clearSelection: "Clear selection",
  rowActions: "Actions",
  refreshing: "Refreshing",
  columns: "Columns",
  resetColumns: "Reset",
  resizeColumn: (p: { name: string }) => `Width of ${p.name}`,
  density: "Row height",
  densityCompact: "Compact",
  densityRegular: "Comfortable",
  moveUp: (p: { name: string }) => `Move ${p.name} up`,
  moveDown: (p: { name: string }) => `Move ${p.name} down`,
  movedTo: (p: { name: string; position: number; count: number }) =>
    `${p.name} moved to position ${p.position} of ${p.count}`,

  pages: "Pages",
  page: (p: { page: number }) => `Page ${p.page}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  rangeOfTotal: (p: { from: number; to: number; total: number; truncated: boolean }) =>
    `${p.from}–${p.to} of ${p.truncated ? "more than " : ""}${p.total}`,
  noEntries: "No entries",
  pageSize: "Rows per page",

  filters: "Filters",
  activeFilters: "Active filters",
  moreFilters: "More",
  removeFilter: (p: { name: string }) => `Remove filter ${p.name}`,
  clearFilters: "Clear all",
  clearAllFilters: "Clear all filters",

  openTabs: "Open tabs",
  allTabs: (p: { count: number }) => `All ${p.count} open tabs`,
  tabHint: "Press Delete to close, the menu key for more",
  tabUnsaved: (p: { name: string }) => `${p.name}, unsaved changes`,
  refreshTab: "Refresh",
  closeTab: "Close",
  closeTabNamed: (p: { name: string }) => `Close ${p.name}`,
  closeOtherTabs: "Close others",
  closeTabsToLeft: "Close to the left",
  closeTabsToRight: "Close to the right",
  closeAllTabs: "Close all",
  pinTab: "Pin",
  unpinTab: "Unpin",
  reopenTab: "Reopen closed tab",
  scrollTabsLeft: "Scroll tabs left",
  scrollTabsRight: "Scroll tabs right",

  saveUnchanged: "No changes",
  saveUnsaved: "Unsaved changes",
  saveSaving: "Saving…",
  saveOffline: "Offline: kept on this device",
  saveOfflineUnstored: "Offline: not saved yet",
  saveFailed: (p: { reason: string }) => `Could not save: ${p.reason}`,
  saveSavedAt: (p: { time: string }) => `Saved at ${p.time}`,
  saveConflict: "Someone else saved a newer version",

  errorSummaryTitle: (p: { count: number }) =>
    p.count === 1 ? "One thing needs your attention" : `${p.count} things need your attention`,

  expand: (p: { name: string }) => `Expand ${p.name}`,
  collapse: (p: { name: string }) => `Collapse ${p.name}`,
  select: "Select",
  treeFilter: "Filter",
  treeNothingFound: "No matching entry",
  treeMoveHint: "Press Alt and an arrow key to move it",
  treeMove: (p: { name: string }) => `Move ${p.name}`,
  treeMoveUp: "Move up",
  treeMoveDown: "Move down",
  treeMoveUnder: (p: { parent: string }) => `Move under ${p.parent}`,
  treeMoveOut: (p: { parent: string }) => `Move out of ${p.parent}`,
  movedUnder: (p: { name: string; parent: string }) => `${p.name} moved under ${p.parent}`,
  movedToTop: (p: { name: string }) => `${p.name} moved to the top level`,
  moveRefused: (p: { name: string }) => `${p.name} cannot be moved there`,

  personPlaceholder: "Placeholder picture of a person",
  carPlaceholder: "Placeholder picture of a car",
  openImage: (p: { name: string }) => `Open picture ${p.name}`,
  imageCount: (p: { count: number }) => `${p.count} pictures`,
  uploading: (p: { name: string; percent: number }) => `Uploading ${p.name}, ${p.percent} %`,
  uploadFailed: "upload failed",
  openFile: (p: { name: string }) => `Open ${p.name}`,
  imageOfCount: (p: { number: number; count: number }) => `${p.number} of ${p.count}`,
  previousImage: "Previous picture",
  nextImage: "Next picture",
  cancelUpload: (p: { name: string }) => `Cancel upload of ${p.name}`,

  options: "Options",
  selected: "Selected",
  addTag: (p: { tag: string }) => `Add “${p.tag}”`,
  tagsFull: (p: { limit: number }) => `At most ${p.limit}`,
  fromDay: "From",
  toDay: "To",
  colors: "Colours",
  customColor: "Custom colour",
  colorHex: "Hex value",

  commands: "Commands",
  commandPlaceholder: "Type a command",

  field: "Field",
  before: "Before",
  after: "After",
  noValue: "none",
  noChanges: "No changes",

  showTable: "Show as a table",
  showChart: "Show as a chart",
  chartEmpty: "No data for this selection",
};

/** The shape of a catalogue: strings, and functions of one object. */
export type UiMessages = typeof defaultMessages & {
  /** The texts of the rich-text editor. Its English ones come with it, so that readers do not load them. */
  readonly richText?: RichTextMessages | undefined;
};
