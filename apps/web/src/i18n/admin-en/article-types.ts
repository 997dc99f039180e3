/** Words of the article types. */
export const articleTypes = {
  title: "Article types",
  lead: "The tree that orders the site. A change, also of the order, is public once it was reviewed and published.",
  right: "see article types",
  tree: "All article types",
  search: "Search names and codes",
  allStates: "All states",
  new: "New type",
  newBelow: "New below it",
  chooseTitle: "Choose a type",
  chooseText: "Change it, settle how its articles are reviewed, and bring it to the public.",
  emptyTitle: "No types yet",
  emptyText: "Begin with a type such as “News”; articles are written in it.",
  form: "Article type",
  place: "Name and place",
  page: "Its page",
  searchEngines: "Search engines",
  name: "Name",
  code: "Code",
  codeHelp:
    "Stands in public addresses: letters, digits and dashes, beginning with a small letter.",
  kind: "Kind",
  kindHelp: {
    list: "Its page lists its articles.",
    single: "Its page is one article.",
    link: "It leads elsewhere and has no page of its own.",
  },
  redirectUrl: "Leads to",
  redirectUrlHelp: "An address of this site that begins with /, or a whole one.",
  parent: "Below",
  orderByHelp: "Smaller numbers stand first.",
  navVisible: "Shown in the public navigation",
  description: "Description",
  descriptionHelp: "A few words above its articles.",
  cover: "Picture",
  coverHelp: "Above its articles.",
  icon: "Icon",
  iconNone: "No icon",
  allowComment: "Its articles may take comments",
  requireReview: "Its articles are reviewed before they are published",
  seoTitle: "Title for search engines",
  seoTitleHelp: "The name, unless something else stands here.",
  seoDescription: "Description for search engines",
  seoDescriptionHelp: "One or two sentences under the title of a result.",
  flowOfParent: "That of the type above it",
  yes: "Yes",
  no: "No",
  versions: (p: { head: number; published: number }) =>
    p.head === p.published
      ? `Version ${p.head} is public`
      : `Version ${p.head} is saved, version ${p.published} is public`,
  versionHidden: (p: { head: number }) => `Version ${p.head}, not public`,
  articles: (p: { count: number }) =>
    p.count === 1 ? "One article" : p.count === 0 ? "No articles" : `${p.count} articles`,
  onSite: "See it on the site",
  inForce: "Review in force",
  inForceText: "What its articles go through now, by the published versions of the types.",
  noReview: "Its articles are published without a review.",
  underReview: "It is being reviewed. Withdraw it from review to change it.",
  deleteText: (p: { count: number }) =>
    `Articles in it: ${p.count}. The type and its timeline are gone for good.`,
  deleteLiveText: (p: { count: number }) =>
    `Articles in it: ${p.count}. Visitors no longer find the type; it and its timeline are gone for good.`,
  moveTo: "Its articles move to",
  moveToHelp:
    "A type with articles, in the trash too, is deleted only when another one takes them.",
  inUse: (p: { count: number }) =>
    p.count === 1
      ? "One article is in it, perhaps in the trash. Choose where it goes."
      : `${p.count} articles are in it, some perhaps in the trash. Choose where they go.`,
};
