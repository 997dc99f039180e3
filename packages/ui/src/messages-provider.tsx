import { createContext, use, useMemo, type ReactNode } from "react";
import { defaultMessages, type UiMessages } from "./messages.ts";

const MessagesContext = createContext<UiMessages>(defaultMessages);

/** What `UiMessagesProvider` takes. */
export interface UiMessagesProviderProps {
  /** The messages to replace; what is absent keeps its value from the provider above, else English. */
  messages: Partial<UiMessages>;
  children: ReactNode;
}

/**
 * Replaces words of the kit for everything inside it.
 *
 * @example <UiMessagesProvider messages={{ close: "关闭" }}>…</UiMessagesProvider>
 */
export function UiMessagesProvider({ messages, children }: UiMessagesProviderProps) {
  const outer = use(MessagesContext);
  const merged = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return <MessagesContext value={merged}>{children}</MessagesContext>;
}

/** The catalogue in force here. Works without a provider. */
export function useUiMessages(): UiMessages {
  return use(MessagesContext);
}
