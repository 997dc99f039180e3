/** Messages of the form for messages. */
export const message = {
  title: "Leave a message",
  rule: "No account needed. Our staff read every message. Messages are never published.",
  about: "Your message is about this product: ",
  name: "Name",
  phone: "Phone",
  email: "Email",
  reachYou: "How can we reach you?",
  contactHelp: "Enter a phone number or an email address so that we can reply.",
  company: "Company",
  subject: "Subject",
  content: "Message",
  send: "Send message",
  sentTitle: "Your message has been sent",
  copy: "What you wrote",
  sent: "Thank you. Our staff will read your message and reply to you directly.",
  another: "Write another",
};
