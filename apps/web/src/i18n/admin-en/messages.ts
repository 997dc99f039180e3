/** Messages of the messages that visitors leave. */
export const messages = {
  title: "Messages",
  pageDescription:
    "Messages sent through the contact form. Opening a new one marks it as in progress.",
  permission: "Read messages",
  search: "Search messages",
  emptyTitle: "No messages yet",
  emptyText: "Messages sent through the contact form appear here.",
  name: "Name",
  subject: "Subject",
  company: "Company",
  phone: "Phone",
  email: "Email",
  text: "Message",
  received: "Received",
  answered: "Answered",
  answeredBy: (p: { name: string; time: string }) => `${p.name}, ${p.time}`,
  noSubject: "No subject",
  rowName: (p: { name: string; subject: string }) => `${p.name}: ${p.subject}`,
  open: (p: { name: string }) => `Open ${p.name}`,
  sheetTitle: "Message",
  handling: "Handling",
  startHandling: "Start handling",
  close: "Close",
  spam: "Mark as spam",
  markAsNew: "Mark as new",
  done: {
    new: "Message marked as new.",
    processing: "Message marked as in progress.",
    closed: "Message closed.",
    spam: "Message marked as spam.",
  },
  note: "Reply given",
  noteHelp: "For the record only: nothing is sent. Write to or call the visitor yourself.",
  noteReplaces:
    "This replaces the recorded reply. Nothing is sent: write to or call the visitor yourself.",
  record: "Record reply",
  recorded: (p: { name: string }) => `Reply to ${p.name} recorded.`,
  closeToo: "Also close the message",
  answer: "Recorded reply",
  batch: {
    processing: (p: { count: number }) =>
      p.count === 1 ? "Start handling one message" : `Start handling ${p.count} messages`,
    closed: (p: { count: number }) =>
      p.count === 1 ? "Close one message" : `Close ${p.count} messages`,
    spam: (p: { count: number }) =>
      p.count === 1 ? "Mark one message as spam" : `Mark ${p.count} messages as spam`,
    delete: (p: { count: number }) =>
      p.count === 1 ? "Delete one message" : `Delete ${p.count} messages`,
  },
  batchText: {
    processing: "They no longer count as new.",
    closed: "They need no further action. You can reopen them at any time.",
    spam: "They no longer count as new. You can mark them as new again at any time.",
  },
  deleteText: "The message and its recorded reply are deleted permanently.",
};
