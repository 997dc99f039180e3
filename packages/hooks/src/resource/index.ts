export { autosaveDelay, isRetryable, type AutosaveOptions } from "./autosave.ts";
export { conflictingRecord, type Versioned } from "./conflicting-record.ts";
export { editReducer, type EditRules } from "./edit-reducer.ts";
export {
  untouched,
  type Creation,
  type EditEvent,
  type EditState,
  type FieldErrors,
  type UnsavedEdits,
} from "./edit-state.ts";
export {
  dirtyFields,
  type FieldDescriptor,
  type FieldMerge,
  type FieldName,
  type FieldTable,
} from "./field-table.ts";
export { invalidate } from "./invalidate.ts";
export {
  keepJournal,
  type Journal,
  type JournalOptions,
  type JournalStatus,
  type JournalStore,
} from "./journal.ts";
export {
  hasUnsavedEdits,
  newestPerRecord,
  isOutdated,
  journalEntry,
  type JournalEntry,
  type JournalSubject,
  type JournaledEdits,
} from "./journal-entry.ts";
export {
  listStateToQuery,
  listStateToQueryString,
  listStateToSearch,
  parseListState,
  replaceListState,
  withFilters,
  withPageSize,
  withSort,
  type ListSort,
  type ListSpec,
  type ListState,
  type SearchValues,
} from "./list-state.ts";
export { changeCached, type RecordChange } from "./record-change.ts";
export { allRecords, nextPageNo, type RecordPage } from "./record-pages.ts";
export {
  createRecordEditor,
  type RecordEditor,
  type RecordEditorOptions,
  type RecordPatch,
} from "./record-editor.ts";
export { randomKey } from "./random-key.ts";
export {
  createRecordWindows,
  type RecordPlace,
  type RecordWindow,
  type RecordWindows,
} from "./record-windows.ts";
export { resourceKeys, type ResourceKeys } from "./resource-keys.ts";
export type { ResourceCall } from "./resource-call.ts";
export type {
  MutationAdditions,
  MutationCallbacks,
  ResourceMutation,
} from "./resource-mutation.ts";
export {
  resourceQueries,
  type InfiniteResourceQuery,
  type ResourceOptions,
  type ResourceQueries,
  type ResourceQuery,
  type ResourceVerbs,
} from "./resource-queries.ts";
export {
  droppedFields,
  resolveConflict,
  threeWayMerge,
  type Conflict,
  type ConflictChoice,
  type ConflictChoices,
  type ConflictSide,
  type ThreeWayMerge,
} from "./three-way-merge.ts";
export { useListState, type AddressPort, type ListControls } from "./use-list-state.ts";
export { useRecordEditor } from "./use-record-editor.ts";
export { mayHaveChanged } from "./write-outcome.ts";
