/** What a selection of rows opens; loaded apart from the lists. */
export { BatchDialog } from "./batch-dialog.tsx";
export { BulkEditDialog } from "./bulk-edit/bulk-edit-dialog.tsx";
