/** Messages of the reply templates. */
export const replyTemplates = {
  title: "Reply templates",
  pageDescription: "Texts for answers to visitors, shared by everybody who answers them.",
  new: "New template",
  edit: "Edit template",
  search: "Search templates",
  permission: "View reply templates",
  emptyTitle: "No reply templates yet",
  emptyText: "Add what you write to visitors again and again.",
  name: "Title",
  kind: "For",
  allKinds: "Comments and messages",
  language: "Language",
  allLanguages: "All languages",
  content: "Text",
  contentHelp:
    "{name} becomes the visitor's name, {subject} the subject or the article's title, {me} your name.",
};
