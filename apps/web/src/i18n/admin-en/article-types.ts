/** Messages of the article types. */
export const articleTypes = {
  title: "Article types",
  pageDescription:
    "The sections of the site. Changes, including to the order, go live after they are reviewed and published.",
  permission: "View article types",
  tree: "Article types",
  search: "Search by name or code",
  allStates: "All statuses",
  new: "New type",
  newBelow: "Add child",
  chooseTitle: "Select a type",
  chooseText: "Edit it, define how its articles are reviewed, and publish it.",
  emptyTitle: "No types yet",
  emptyText: "Start with a type such as “News”. Every article belongs to one.",
  form: "Article type",
  place: "Name and position",
  page: "Page",
  searchEngines: "Search engines",
  name: "Name",
  code: "Code",
  codeHelp: "Part of public URLs. Letters, digits and dashes; starts with a lowercase letter.",
  kind: "Kind",
  kindHelp: {
    list: "Its page lists its articles.",
    single: "Its page shows a single article.",
    link: "It links elsewhere and has no page of its own.",
  },
  redirectUrl: "Link URL",
  redirectUrlHelp: "A path on this site that starts with /, or a full URL.",
  parent: "Parent",
  orderByHelp: "Lower numbers come first.",
  navVisible: "Show in site navigation",
  description: "Description",
  descriptionHelp: "Shown above its articles.",
  cover: "Picture",
  coverHelp: "Shown above its articles.",
  icon: "Icon",
  iconNone: "No icon",
  allowComment: "Allow comments on its articles",
  requireReview: "Require review before publishing",
  seoTitle: "Meta title",
  seoTitleHelp: "Leave empty to use the name.",
  seoDescription: "Meta description",
  seoDescriptionHelp: "One or two sentences, shown below the title in search results.",
  flowOfParent: "Inherited from the parent type",
  yes: "Yes",
  no: "No",
  versions: (p: { head: number; published: number }) =>
    p.head === p.published
      ? `Version ${p.head} is public`
      : `Version ${p.head} is saved, version ${p.published} is public`,
  versionHidden: (p: { head: number }) => `Version ${p.head}, not public`,
  articles: (p: { count: number }) =>
    p.count === 1 ? "One article" : p.count === 0 ? "No articles" : `${p.count} articles`,
  viewOnSite: "View on site",
  currentFlow: "Current review flow",
  currentFlowText: "The flow its articles go through now, as last published.",
  noReview: "Its articles are published without review.",
  underReview: "This type is in review. Withdraw it to make changes.",
  deleteText: (p: { count: number }) =>
    `Articles in it: ${p.count}. The type and its history are deleted permanently.`,
  deleteLiveText: (p: { count: number }) =>
    `Articles in it: ${p.count}. It disappears from the site. The type and its history are deleted permanently.`,
  moveTo: "Move its articles to",
  moveToHelp:
    "A type that has articles, including those in the trash, can be deleted only when they move to another type.",
  inUse: (p: { count: number }) =>
    p.count === 1
      ? "It has one article, possibly in the trash. Choose a type to move it to."
      : `${p.count} articles belong to it, some possibly in the trash. Choose a type to move them to.`,
};
