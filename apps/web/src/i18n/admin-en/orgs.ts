/** Words of the organisations. */
export const orgs = {
  title: "Organisations",
  lead: "Companies, departments and teams, and who belongs where.",
  right: "see organisations",
  tree: "All organisations",
  new: "New organisation",
  newBelow: "New below it",
  edit: "Edit organisation",
  emptyTitle: "No organisations yet",
  emptyText: "Begin with the company; departments and teams go below it.",
  chooseTitle: "Choose an organisation",
  chooseText: "Its leader, its people and what is known about it are shown here.",
  name: "Name",
  code: "Code",
  codeHelp: "For programs: letters, digits, dots, dashes and underscores.",
  type: "Kind",
  parent: "Below",
  leader: "Leader",
  phone: "Telephone",
  email: "E-mail",
  orderByHelp: "Smaller numbers stand first.",
  people: "People",
  peopleCount: (p: { count: number }) =>
    p.count === 0 ? "Nobody" : p.count === 1 ? "One person" : `${p.count} people`,
  peopleNote: "right in it, without those below",
  inUse: (p: { count: number }) =>
    p.count === 1
      ? "One person is in it. Move that person to another one first."
      : `${p.count} people are in it. Move them to others first.`,
};
