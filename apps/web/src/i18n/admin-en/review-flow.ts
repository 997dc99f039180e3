/** Messages of the flow a review goes through. */
export const reviewFlow = {
  title: "Article review",
  flow: "Review flow",
  stage: (p: { number: number }) => `Stage ${p.number}`,
  stageName: "Stage name",
  stageNameExample: "First look",
  mode: "Approval rule",
  modes: { any: "Any one assignee approves", all: "All assignees approve" },
  assignees: "Assignees",
  assigneesHelp: "A workgroup counts as one assignee. Its own setting defines who in it decides.",
  roles: "Roles",
  workgroups: "Workgroups",
  people: "People",
  nobody: "Choose at least one role, workgroup or person.",
  submitted: "Submitted by the author",
  approved: "Approved, ready to publish",
  inherited:
    "No stages of its own: those of the parent type apply. At the top level, one reviewer decides.",
  notRequired: "These stages are not used while review is off.",
  inForceHelp: "Takes effect once this version of the type is published.",
  add: "Add stage",
  move: (p: { stage: string }) => `Move ${p.stage}: drag it or press the arrow keys`,
  remove: (p: { stage: string }) => `Remove ${p.stage}`,
  moved: (p: { name: string; place: number; count: number }) =>
    `“${p.name}” is stage ${p.place} of ${p.count}.`,
};
