export { createStore, type ReadableStore, type Store } from "./store/create-store.ts";
export { useStoreSelector } from "./store/use-store-selector.ts";

export { openBroadcastChannel, type ChannelPort } from "./ports/channel.ts";
export { systemClock, type Clock } from "./ports/clock.ts";
export type { NavigationPort } from "./ports/navigation.ts";
export { showErrors, type FailedCall, type NoticesPort } from "./ports/notices.ts";
export { openSharedWebLock, type SharedLockPort } from "./ports/shared-lock.ts";
export {
  memoryStorage,
  readJson,
  safeStorage,
  type StorageLike,
  type StoragePort,
} from "./ports/storage.ts";

export {
  defaultMessages,
  withMessages,
  type FileCount,
  type Messages,
  type RefusedFile,
} from "./messages.ts";

export { safeRedirect } from "./session/safe-redirect.ts";
export {
  anonymousSession,
  sessionContent,
  sessionReducer,
  sessionToken,
  type SessionEvent,
  type SessionState,
  type StepUp,
} from "./session/session-machine.ts";
export { SessionProvider } from "./session/session-provider.tsx";
export type { Session, SessionOptions } from "./session/session.ts";
export { createSession } from "./session/session-store.ts";
export type {
  CachedUser,
  Credentials,
  LoadStage,
  SecondFactorRequired,
  UnauthorizedRequest,
  SessionApi,
  SessionContent,
  SessionUser,
  StepUpProof,
} from "./session/session-types.ts";
export { useSession, useSessionState, useSessionUser } from "./session/use-session.ts";

export { activeMenuId, breadcrumbs, type Breadcrumb } from "./menu/breadcrumbs.ts";
export type { MenuNode } from "./menu/build-menu.ts";
export type { MenuRoute, RouteMeta } from "./menu/menu-route.ts";
export type { CheckOptions } from "./menu/check-menu.ts";
export {
  matchRoute,
  type PathPatterns,
  type RouteIndex,
  type RouteMatch,
} from "./menu/match-route.ts";
export { isMenuType, menuTypes, type MenuEntry, type MenuType } from "./menu/menu-entry.ts";
export type { MenuProblem } from "./menu/menu-problem.ts";
export type { MenuTreeNode } from "./menu/menu-tree.ts";
export { createNavigation, type Navigation, type NavigationOptions } from "./menu/navigation.ts";
export { pageTitle, type PageTitleParts } from "./menu/page-title.ts";
export { publicPaths } from "./menu/paths.ts";
export {
  resolveNavigation,
  type NavigationDecision,
  type NavigationRequest,
} from "./menu/resolve-navigation.ts";
export { filterRoutesByRoles } from "./menu/roles.ts";
export type { RoleRule } from "./menu/role-rule.ts";
export { useNavigation } from "./menu/use-navigation.ts";

export {
  camelCaseCode,
  dictionaryColor,
  dictionaryItem,
  dictionaryLabel,
  namedDictionaries,
  toDictionaries,
  type CamelCased,
  type Dictionaries,
  type DictionaryItem,
  type DictionaryRecord,
  type NamedDictionaries,
} from "./dictionary/dictionaries.ts";
export { useDictionaries, useDictionary } from "./dictionary/use-dictionary.ts";

export { can, canAll, canAny, type Allowed } from "./permission/can.ts";
export { useCan, useHasPermission } from "./permission/use-can.ts";

export {
  createPreferences,
  densityNames,
  pageSizes,
  resolveTheme,
  sizeNames,
  themeNames,
  type DensityName,
  type PageSize,
  type SizeName,
  type ThemeName,
  type Preferences,
  type PreferencesStore,
} from "./preferences/preferences.ts";

export {
  cancelable,
  deepClone,
  isInteger,
  joinImages,
  parseQueryString,
  splitImages,
  toQueryString,
  withHttpPrefix,
  type Cancelable,
  type QueryValue,
  type QueryValues,
} from "@atrium/sdk";
