/** Words of the workgroups and their members. */
export const workgroups = {
  title: "Workgroups",
  lead: "People who review together. A review can be given to a workgroup instead of to one person.",
  right: "see workgroups",
  search: "Search workgroups",
  new: "New workgroup",
  edit: "Edit workgroup",
  emptyTitle: "No workgroups yet",
  emptyText: "Make one, add its members, and name it in the review of an article type.",
  name: "Name",
  code: "Code",
  codeHelp: "For programs: letters, digits, dashes and underscores, beginning with a letter.",
  description: "Description",
  leader: "Leader",
  reviewMode: "Who decides",
  reviewModeHelp: "Whether one member's approval is the group's, or all have to approve.",
  memberCount: "Members",
  orderByHelp: "Smaller numbers stand first.",
  inUse: (p: { articleTypes: number; reviews: number }) =>
    `Reviews count on it: of article types ${p.articleTypes}, running now ${p.reviews}. Take it out of those first.`,
  membersOf: (p: { name: string }) => `Members of ${p.name}`,
  showMembers: (p: { name: string }) => `Show the members of ${p.name}`,
  members: "Members",
  membersRight: "see the members of workgroups",
  membersEmptyTitle: "No members yet",
  membersEmptyText: "Nobody can decide on a review that is given to this workgroup.",
  memberName: "Name",
  addMembers: "Add members",
  add: "Add",
  people: "People",
  peopleHelp: (p: { max: number }) => `Up to ${p.max} at a time. Members already stay as they are.`,
  memberRole: "Role",
  memberRoleOf: (p: { name: string }) => `Role of ${p.name}`,
  memberOrderHelp: "The position of those added among the members.",
  memberSince: "Since",
  org: "Organisation",
  added: (p: { added: number; skipped: number }) =>
    p.skipped === 0
      ? p.added === 1
        ? "One person added."
        : `${p.added} people added.`
      : `${p.added} added, ${p.skipped} were members already.`,
  remove: "Remove",
  removeText: "Waiting reviews of the workgroup can then no longer be decided by this person.",
  removeSome: (p: { count: number }) =>
    p.count === 1 ? "Remove one member" : `Remove ${p.count} members`,
};
