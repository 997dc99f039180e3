export { cn } from "./lib/utils.ts";
export { initials } from "./lib/initials.ts";
export { fromLocalInput, toLocalInput, utcOffsetAt } from "./lib/local-time.ts";
export { parseDigits } from "./lib/parse-digits.ts";
export { readableTextColor } from "./lib/readable-text-color.ts";
export { splitImageUrls } from "./lib/split-image-urls.ts";
export { defaultMessages, type UiMessages } from "./messages.ts";
export {
  UiMessagesProvider,
  useUiLocale,
  useUiMessages,
  type UiMessagesProviderProps,
} from "./messages-provider.tsx";

export { Avatar, type AvatarProps } from "./components/avatar.tsx";
export { Badge, type BadgeProps } from "./components/badge.tsx";
export { Button, buttonVariants, type ButtonProps } from "./components/button.tsx";
export { Checkbox, type CheckboxProps } from "./components/checkbox.tsx";
export { ColorInput, type ColorInputProps, type Swatch } from "./components/color-input.tsx";
export { Combobox, type ComboboxProps } from "./components/combobox.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./components/confirm-dialog.tsx";
export { ContextMenu, type ContextMenuProps } from "./components/context-menu.tsx";
export {
  DateInput,
  TimeInput,
  type DateInputProps,
  type TimeInputProps,
} from "./components/date-input.tsx";
export { DateRange, type DateRangeProps, type DateRangeValue } from "./components/date-range.tsx";
export { DateTimeInput, type DateTimeInputProps } from "./components/date-time-input.tsx";
export { Dialog } from "./components/dialog.tsx";
export type { DialogProps } from "./components/dialog-panel.tsx";
export { DropdownMenu } from "./components/dropdown-menu.tsx";
export type { DropdownMenuProps } from "./components/dropdown-panel.tsx";
export { useFieldControl, type FieldControlProps } from "./components/field-context.ts";
export { Field, FieldError, type FieldErrorProps, type FieldProps } from "./components/field.tsx";
export { FieldSet, type FieldSetProps } from "./components/field-set.tsx";
export { IconButton, type IconButtonProps } from "./components/icon-button.tsx";
export { ImageCell, type ImageCellProps } from "./components/image-cell.tsx";
export {
  ImageWithFallback,
  type ImageWithFallbackProps,
} from "./components/image-with-fallback.tsx";
export { Input, type InputProps } from "./components/input.tsx";
export { Kbd, type KbdProps } from "./components/kbd.tsx";
export { Label, type LabelProps } from "./components/label.tsx";
export type { ListOption, OptionSource } from "./components/list-options.ts";
export type { MenuEntry } from "./components/menu-entries.tsx";
export { loadOverlays } from "./components/load-overlays.ts";
export { MultiSelect, type MultiSelectProps } from "./components/multi-select.tsx";
export { NumberInput, type NumberInputProps } from "./components/number-input.tsx";
export {
  PlaceholderImage,
  type PlaceholderImageProps,
  type PlaceholderType,
} from "./components/placeholder-image.tsx";
export { Popover } from "./components/popover.tsx";
export type { PopoverProps } from "./components/popover-panel.tsx";
export { Progress, type ProgressProps } from "./components/progress.tsx";
export { Prose, type ProseProps } from "./components/prose.tsx";
export { Select, type SelectOption, type SelectProps } from "./components/select.tsx";
export { Skeleton, type SkeletonProps } from "./components/skeleton.tsx";
export { Spinner, type SpinnerProps } from "./components/spinner.tsx";
export {
  StatusBadge,
  StatusShape,
  type StatusBadgeProps,
  type StatusShapeProps,
  type StatusVariant,
} from "./components/status-badge.tsx";
export { Switch, type SwitchProps } from "./components/switch.tsx";
export { Tabs, type TabItem, type TabsProps } from "./components/tabs.tsx";
export { TagsInput, type TagsInputProps } from "./components/tags-input.tsx";
export { Textarea, type TextareaProps } from "./components/textarea.tsx";
export { Toaster, type Toast, type ToasterProps } from "./components/toaster.tsx";
export { Tooltip, type TooltipProps } from "./components/tooltip.tsx";
export { VisuallyHidden, type VisuallyHiddenProps } from "./components/visually-hidden.tsx";

export { AppShell, type AppShellProps } from "./patterns/app-shell.tsx";
export {
  Breadcrumb,
  type BreadcrumbItem,
  type BreadcrumbLinkProps,
  type BreadcrumbProps,
} from "./patterns/breadcrumb.tsx";
export { ColumnsMenu, type ColumnsMenuProps } from "./patterns/columns-menu.tsx";
export {
  columnLabel,
  defaultTableLayout,
  fitTableLayout,
  shownColumns,
  type DataTableLayout,
} from "./patterns/data-table-layout.ts";
export {
  CommandPalette,
  type CommandItem,
  type CommandPaletteProps,
} from "./patterns/command-palette.tsx";
export type {
  DataTableColumn,
  DataTableDensity,
  DataTableProps,
  DataTableRows,
  DataTableSelection,
  DataTableSort,
  DataTableState,
} from "./patterns/data-table-types.ts";
export { DataTable } from "./patterns/data-table.tsx";
export { DiffView, type DiffField, type DiffViewProps } from "./patterns/diff-view.tsx";
export {
  ErrorSummary,
  type ErrorSummaryItem,
  type ErrorSummaryProps,
} from "./patterns/error-summary.tsx";
export {
  FileTiles,
  type FileTile,
  type FileTilesPicker,
  type FileTilesProps,
} from "./patterns/file-tiles.tsx";
export { BottomBar, type BottomBarProps } from "./patterns/bottom-bar.tsx";
export { useIsNarrow } from "./lib/use-is-narrow.ts";
export {
  FilterBar,
  FilterChips,
  type FilterBarProps,
  type FilterChip,
  type FilterChipsProps,
} from "./patterns/filter-bar.tsx";
export { PageHeader, type PageHeaderProps } from "./patterns/page-header.tsx";
export { Pagination, type PageControlProps, type PaginationProps } from "./patterns/pagination.tsx";
export { PanelState, type PanelStateProps, type PanelStatus } from "./patterns/panel-state.tsx";
export { ImagePreview, type ImagePreviewProps } from "./patterns/image-preview.tsx";
export { SaveBar, type SaveBarProps, type SaveStatus } from "./patterns/save-bar.tsx";
export { SelectionBar, type SelectionBarProps } from "./patterns/selection-bar.tsx";
export {
  SideMenu,
  type SideMenuItem,
  type SideMenuLinkProps,
  type SideMenuProps,
} from "./patterns/side-menu.tsx";
export type { TabStripAction, TabStripItem, TabStripProps } from "./patterns/tab-strip-types.ts";
export { TabStrip } from "./patterns/tab-strip.tsx";
export { Timeline, type TimelineItem, type TimelineProps } from "./patterns/timeline.tsx";
export { TopProgress, type TopProgressProps } from "./patterns/top-progress.tsx";
export {
  deriveChecks,
  filterTree,
  toggleCheck,
  type TreeChecks,
  type TreeNode,
} from "./patterns/tree-model.ts";
export { isValidMove, moveNode, type TreeMove } from "./patterns/tree-move.ts";
export { TreeSelect, type TreeSelectProps } from "./patterns/tree-select.tsx";
export { Tree, type TreeProps } from "./patterns/tree.tsx";
export { parseHexColor } from "./lib/parse-hex-color.ts";
