import type { Result } from "@atrium/sdk";
import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { queryClient } from "../shared/api.ts";
import { remarkQueries } from "./article-remarks.ts";
import { createEventReceiver, unreadNotices } from "./notifications.ts";

it("asks for the remarks on the article that its author has open when a notice comes", async () => {
  let asked = 0;
  const queryFn = async () => {
    asked += 1;
    return [];
  };
  const { queryKey } = remarkQueries.list({ articleId: "1" });
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  const stop = observer.subscribe(() => {});
  const receive = createEventReceiver();
  receive({ name: "notices", data: { unread: 0 } });
  receive({ name: "notices", data: { unread: 1 } });
  await expect.poll(() => asked).toBe(2);
  stop();
  queryClient.clear();
});

it("asks again when notices change while their number is asked for the first time", async () => {
  const answers: ((unread: number) => void)[] = [];
  const queryFn = () =>
    new Promise<Result<"notificationsPage">>((resolve) => {
      const page = { records: [], total: 50, pageNo: 1, pageSize: 1, pages: 50 };
      answers.push((unread) => resolve({ ...page, unread }));
    });
  const observer = new QueryObserver(queryClient, { ...unreadNotices, queryFn });
  const stop = observer.subscribe(() => {});
  const receive = createEventReceiver();
  receive({ name: "notices", data: { unread: 50 } });
  receive({ name: "notices", data: { unread: 0 } });
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.(50);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(0);
  await expect.poll(() => observer.getCurrentResult().data).toBe(0);
  stop();
  queryClient.clear();
});
