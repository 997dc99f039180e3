/** Messages that comments and messages of visitors share. */
export const visitorPosts = {
  assignment: "Assignment",
  allAssignments: "All assignments",
  assignee: "Assigned to",
  assignedTo: (p: { name: string }) => `Assigned to: ${p.name}`,
  nobody: "Nobody",
  assignToMe: "Assign to me",
  assigned: "Assignment changed.",
  unassigned: "Assigned to nobody.",
  spamReasons: "Signs of spam",
  spamScore: (p: { score: number }) => `Signs of spam: ${p.score} points (spam from 5)`,
  points: (p: { points: number }) => (p.points === 1 ? "1 point" : `${p.points} points`),
  reasons: {
    links: (p: { detail: string }) => `It contains ${p.detail} links.`,
    blockedWord: (p: { detail: string }) => `It contains the blocked word “${p.detail}”.`,
    repetition: () => "It repeats the same characters or words.",
    duplicate: (p: { detail: string }) =>
      p.detail === "1"
        ? "The same text was sent before."
        : `The same text was sent ${p.detail} times or more before.`,
    capitals: () => "It is written in capitals.",
    tooFast: (p: { detail: string }) =>
      `It was sent ${p.detail} seconds after the form was opened.`,
    spamEmail: () => "Moderators marked this email address as spam before.",
    spamNetwork: () => "Moderators marked others from this network as spam.",
    spamSite: (p: { detail: string }) => `It links to ${p.detail}, known from spam.`,
  },
  templates: "Templates",
  manageTemplates: "Manage templates…",
  noTemplates: "No templates yet",
  templatesFailed: "The templates could not be loaded.",
};
