/** Messages of looking at the back office as other roles see it. */
export const viewAs = {
  title: "Viewing as other roles",
  banner: (p: { roles: string; time: string }) =>
    `You see the back office as ${p.roles}, as far as you may yourself. Nothing can be changed. Ends at ${p.time}.`,
  end: "Stop viewing",
  role: "View as this role",
  person: "View with this person’s roles",
};
