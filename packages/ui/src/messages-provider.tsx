"use client";

import { createContext, use, useMemo, type ReactNode } from "react";
import { defaultMessages, type UiMessages } from "./messages.ts";

const MessagesContext = createContext<UiMessages>(defaultMessages);
const LocaleContext = createContext<string | undefined>(undefined);

export interface UiMessagesProviderProps {
  /** The messages to replace; missing ones come from the provider above, else they are English. */
  messages: Partial<UiMessages>;
  /** Of dates and numbers, as a BCP 47 tag; absent, that of the provider above, else the browser's. */
  locale?: string | undefined;
  children: ReactNode;
}

/**
 * Replaces messages of the kit for its descendants.
 *
 * @example <UiMessagesProvider messages={zhCN} locale="zh-CN">…</UiMessagesProvider>
 */
export function UiMessagesProvider({ messages, locale, children }: UiMessagesProviderProps) {
  const outerLocale = use(LocaleContext);
  const outer = use(MessagesContext);
  const merged = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return (
    <LocaleContext value={locale ?? outerLocale}>
      <MessagesContext value={merged}>{children}</MessagesContext>
    </LocaleContext>
  );
}

/** The catalogue in force here. Works without a provider. */
export function useUiMessages(): UiMessages {
  return use(MessagesContext);
}

/** The locale of dates and numbers in force here; undefined for the browser's. */
export function useUiLocale(): string | undefined {
  return use(LocaleContext);
}
