/**
 * The context of the examples in the docstrings: an application around them. `examples.test.ts` compiles each
 * example as a function with these names and all exports of the package in reach.
 */
import type { Result, Sdk } from "@atrium/sdk";
import type { QueryClient } from "@tanstack/react-query";
import type { FunctionComponent, ReactNode } from "react";
import type { Atrium } from "./atrium/atrium.ts";
import type { Dictionaries } from "./dictionary/dictionaries.ts";
import type { MenuEntry } from "./menu/menu-entry.ts";
import type { RouteMatch } from "./menu/match-route.ts";
import type { Navigation } from "./menu/navigation.ts";
import type { NavigationPort } from "./ports/navigation.ts";
import type { NoticesPort } from "./ports/notices.ts";
import type { StoragePort } from "./ports/storage.ts";
import type { JournalEntry } from "./resource/journal-entry.ts";
import type { JournalStore } from "./resource/journal.ts";
import type { RecordEditor } from "./resource/record-editor.ts";
import type { Session } from "./session/session.ts";
import type { SessionApi, SessionContent } from "./session/session-types.ts";
import type { TabSnapshot } from "./tabs/tab-types.ts";
import type { TabsStore } from "./tabs/tabs-store.ts";
import type { UploadCall, UploadStore } from "./upload/upload-store.ts";

export { useMutation, useQuery } from "@tanstack/react-query";
export { useEffect, useState } from "react";

export declare const sdk: Sdk;
export declare const queryClient: QueryClient;

export declare const navigation: NavigationPort;
export declare const notices: NoticesPort;
export declare const storage: StoragePort;

export declare const atrium: Atrium;
export declare const api: SessionApi;
export declare const session: Session;
export declare const content: SessionContent;
export declare const dictionaries: Dictionaries;

/** Of the user, as the server sent them. */
export declare const menus: readonly MenuEntry[];
export declare const navigationOf: (menus: readonly MenuEntry[]) => Navigation;
/** Path, query and hash of the address shown, and the route it leads to. */
export declare const href: string;
export declare const match: RouteMatch;

export declare const tabs: TabsStore;
export declare const snapshot: TabSnapshot;

/** What the user chose, and how it is sent. */
export declare const file: File;
export declare const files: readonly File[];
export declare const sendFile: UploadCall;
export declare const upload: UploadStore;

/** Records on the screen. */
export declare const role: Result<"rolesGet">;
export declare const article: { readonly id: string; readonly allowedActions: readonly string[] };

/** A record that is edited, and what earlier visits left behind of it. */
export declare const editor: RecordEditor<{ title: string }>;
export declare const journalStore: JournalStore;
export declare const entries: readonly JournalEntry<{ title: string }>[];

export declare const App: FunctionComponent;
export declare const Button: FunctionComponent<{ onClick?: () => void; children?: ReactNode }>;
/** Something big that outlives the view that shows it. */
export declare const createEditor: () => { destroy: () => void };
/** Asks the user; resolves to the choice. */
export declare const ask: (question: string) => Promise<boolean>;
