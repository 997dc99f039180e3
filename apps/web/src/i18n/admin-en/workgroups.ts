/** Messages of the workgroups and their members. */
export const workgroups = {
  title: "Workgroups",
  pageDescription:
    "People who review together. A review can be assigned to a workgroup instead of a person.",
  permission: "View workgroups",
  search: "Search workgroups",
  new: "New workgroup",
  edit: "Edit workgroup",
  emptyTitle: "No workgroups yet",
  emptyText: "Create one, add members, and use it in the review flow of an article type.",
  name: "Name",
  code: "Code",
  codeHelp: "Used by programs. Letters, digits, dashes and underscores; starts with a letter.",
  description: "Description",
  leader: "Leader",
  reviewMode: "Approval rule",
  reviewModeHelp: "Whether one member's approval is enough, or all members must approve.",
  memberCount: "Members",
  orderByHelp: "Lower numbers come first.",
  inUse: (p: { articleTypes: number; reviews: number }) =>
    `It is used by article types: ${p.articleTypes}, and by running reviews: ${p.reviews}. Remove it from those first.`,
  membersOf: (p: { name: string }) => `Members of ${p.name}`,
  showMembers: (p: { name: string }) => `Show the members of ${p.name}`,
  members: "Members",
  viewMembers: "View workgroup members",
  membersEmptyTitle: "No members yet",
  membersEmptyText: "Nobody can decide on reviews assigned to this workgroup.",
  memberName: "Name",
  addMembers: "Add members",
  add: "Add",
  people: "People",
  peopleHelp: (p: { max: number }) => `Up to ${p.max} at a time. Existing members are not changed.`,
  memberRole: "Role",
  memberRoleOf: (p: { name: string }) => `Role of ${p.name}`,
  memberOrderHelp: "The position of the new members in the list.",
  memberSince: "Since",
  org: "Organisation",
  added: (p: { added: number; skipped: number }) =>
    p.skipped === 0
      ? p.added === 1
        ? "One person added."
        : `${p.added} people added.`
      : `${p.added} added, ${p.skipped} were already members.`,
  remove: "Remove",
  removeText: "They can no longer decide on pending reviews of the workgroup.",
  removeSome: (p: { count: number }) =>
    p.count === 1 ? "Remove one member" : `Remove ${p.count} members`,
};
