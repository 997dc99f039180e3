/** Words of the flow a review goes through. */
export const reviewFlow = {
  title: "Review of its articles",
  flow: "Review flow",
  station: (p: { number: number }) => `Station ${p.number}`,
  stationName: "Name of the station",
  stationNameExample: "First look",
  mode: "How many decide",
  modes: { any: "One approval is enough", all: "Everybody named has to approve" },
  assignees: "Who decides",
  assigneesHelp: "A workgroup counts as one; its own setting says whether all its members decide.",
  roles: "Roles",
  workgroups: "Workgroups",
  people: "People",
  nobody: "Name at least one role, workgroup or person.",
  submitted: "The author submits",
  approved: "Approved, may be published",
  inherited:
    "No stations of its own: those of the type above apply, and at the top one reviewer decides.",
  notRequired: "While no review is needed, these stations wait unused.",
  inForceHelp:
    "The switch and the stations are in force once this version of the type is published.",
  add: "Add a station",
  move: (p: { station: string }) => `Move ${p.station}: drag it, or press the arrow keys`,
  remove: (p: { station: string }) => `Remove ${p.station}`,
  moved: (p: { name: string; place: number; count: number }) =>
    `“${p.name}” is station ${p.place} of ${p.count}.`,
};
