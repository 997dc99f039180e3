/** Messages of the organisations. */
export const orgs = {
  title: "Organisations",
  pageDescription: "Companies, departments and teams, and their people.",
  permission: "View organisations",
  tree: "Organisations",
  search: "Search organisations",
  new: "New organisation",
  newBelow: "Add child",
  edit: "Edit organisation",
  emptyTitle: "No organisations yet",
  emptyText: "Start with the company, then add departments and teams.",
  chooseTitle: "Select an organisation",
  chooseText: "Its details and people appear here.",
  name: "Name",
  code: "Code",
  codeHelp: "Used by programs. Letters, digits, dots, dashes and underscores.",
  type: "Kind",
  parent: "Parent",
  leader: "Leader",
  phone: "Phone",
  email: "Email",
  orderByHelp: "Lower numbers come first.",
  people: "People",
  peopleCount: (p: { count: number }) =>
    p.count === 0 ? "Nobody" : p.count === 1 ? "One person" : `${p.count} people`,
  peopleNote: "not counting organisations below it",
  inUse: (p: { count: number }) =>
    p.count === 1
      ? "It has one member. Move them to another organisation first."
      : `${p.count} people belong to it. Move them to another organisation first.`,
};
