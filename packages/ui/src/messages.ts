import type { RichTextMessages } from "./patterns/rich-text-editor/rich-text-messages.ts";

/**
 * Every word the kit itself shows or speaks, in English. A second language is an object of the same shape given to
 * `UiMessagesProvider`; functions take one object, so any message library's functions fit.
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
  noRightTitle: "You may not see this",
  noRightText: (p: { right: string; grantedBy?: string | undefined }) =>
    p.grantedBy
      ? `It needs the right “${p.right}”. ${p.grantedBy} can grant it.`
      : `It needs the right “${p.right}”.`,
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
  densityRegular: "Regular",
  moveUp: (p: { name: string }) => `Move ${p.name} up`,
  moveDown: (p: { name: string }) => `Move ${p.name} down`,
  movedTo: (p: { name: string; position: number; count: number }) =>
    `${p.name} moved to place ${p.position} of ${p.count}`,

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

  openTabs: "Open tabs",
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
  saveSaving: "Saving",
  saveSavedAt: (p: { time: string }) => `Saved at ${p.time}`,
  saveConflict: "Someone else saved a newer version",

  errorSummaryTitle: (p: { count: number }) =>
    p.count === 1 ? "One thing needs your attention" : `${p.count} things need your attention`,

  expand: (p: { name: string }) => `Expand ${p.name}`,
  collapse: (p: { name: string }) => `Collapse ${p.name}`,
  choose: "Choose",
  treeFilter: "Filter",
  treeNothingFound: "No entry with this name",
  treeMoveHint: "Alt with the arrow keys moves it",
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
  openPicture: (p: { name: string }) => `Open picture ${p.name}`,
  pictureCount: (p: { count: number }) => `${p.count} pictures`,
  uploading: (p: { name: string; percent: number }) => `Uploading ${p.name}, ${p.percent} %`,
  uploadFailed: "upload failed",
  openFile: (p: { name: string }) => `Open ${p.name}`,
  pictureOfCount: (p: { number: number; count: number }) => `${p.number} of ${p.count}`,
  previousPicture: "Previous picture",
  nextPicture: "Next picture",
  cancelUpload: (p: { name: string }) => `Cancel upload of ${p.name}`,

  choices: "Choices",
  chosen: "Chosen",
  tagsFull: (p: { limit: number }) => `No more than ${p.limit}`,
  fromDay: "From",
  toDay: "To",
  colors: "Colours",
  otherColor: "Another colour",
  colorNumber: "Colour as a number",

  commands: "Commands",
  commandPlaceholder: "Type what you want to do",

  field: "Field",
  before: "Before",
  after: "After",
  noValue: "none",
  nothingChanged: "Nothing changed",

  showTable: "Show as a table",
  showChart: "Show as a chart",
  chartEmpty: "No numbers for this choice",
};

/** The shape of a catalogue: strings, and functions of one object. */
export type UiMessages = typeof defaultMessages & {
  /** The words of the rich-text editor. Its English ones come with it, so that only who writes loads them. */
  readonly richText?: RichTextMessages | undefined;
};
