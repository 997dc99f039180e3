export {
  compareVersions,
  conflictingRecord,
  settleConflict,
  type Conflict,
  type ConflictChoices,
  type ConflictSide,
  type Versioned,
} from "./conflict.ts";
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
export { createRecordSave, type RecordSave, type RecordSaveOptions } from "./record-save.ts";
export { resourceKeys, type ResourceKeys } from "./resource-keys.ts";
export {
  resourceQueries,
  type InfiniteResourceQuery,
  type MutationAdditions,
  type MutationCallbacks,
  type ResourceCall,
  type ResourceMutation,
  type ResourceOptions,
  type ResourceQueries,
  type ResourceQuery,
  type ResourceVerbs,
} from "./resource-queries.ts";
export { saveReducer, type SaveEvent, type SaveState } from "./save-state.ts";
export { useListState, type AddressPort, type ListControls } from "./use-list-state.ts";
export { useRecordSave } from "./use-record-save.ts";
export { mayHaveChanged } from "./write-outcome.ts";
