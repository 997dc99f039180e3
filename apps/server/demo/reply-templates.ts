import type { DemoReplyTemplate } from "./types.ts";

/** What the company answers visitors again and again. */
export const replyTemplates: readonly DemoReplyTemplate[] = [
  {
    kind: "comment",
    language: "en",
    title: "Thank you",
    content: "Thank you for your comment, {name}.",
  },
  {
    kind: "comment",
    language: "en",
    title: "Corrected",
    content: "Thank you, {name}. We have corrected the article.",
  },
  {
    kind: "comment",
    language: "zh-CN",
    title: "感谢评论",
    content: "{name}，感谢您的评论。",
  },
  {
    kind: "message",
    language: "en",
    title: "Received",
    content:
      "Dear {name},\n\nthank you for your message about “{subject}”. We will reply within two working days.\n\n{me}",
  },
  {
    kind: "message",
    language: "en",
    title: "Answered by phone",
    content: "Answered {name} by phone.",
  },
  {
    kind: "message",
    language: "zh-CN",
    title: "已收到留言",
    content: "{name}，您好！\n\n您关于“{subject}”的留言已收到，我们将在两个工作日内答复。\n\n{me}",
  },
];
