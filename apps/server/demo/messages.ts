import type { DemoMessage } from "./types.ts";

/** What visitors wrote through the contact form in the last weeks. */
export const messages: readonly DemoMessage[] = [
  {
    name: "Elin Strand",
    email: "elin.strand@example.org",
    company: "Port of Skarnsund",
    subject: "Visit to the calibration tower",
    content:
      "Three of us will be in Zeeland on 9 December for the hydrographic society's meeting. Could we bring the transfer staff from the fish quay and compare it on your tower the same afternoon? It is 4 m long and comes in two parts.",
    at: "2026-11-20T13:42:00.000Z",
    status: "new",
  },
  {
    name: "吴建明",
    phone: "+86 571 5555 0177",
    company: "钱塘水文学会",
    subject: "雷达水位计安装支架",
    content:
      "我们有一处桥面离水面 14 米，栏杆外侧没有平台，请问 T80 的悬臂支架最长可以做到多少？另外想要一份中文的安装尺寸图。",
    at: "2026-11-20T02:15:00.000Z",
    status: "new",
  },
  {
    name: "Gareth Pryce",
    email: "g.pryce@example.com",
    company: "Hollin Edge Reservoir",
    subject: "P12 notice: which serial numbers exactly?",
    content:
      "The notice says 12-25-0400 to 12-25-0911. Our weir probe reads 12-25-0911. Is the last number included?",
    at: "2026-11-02T09:05:00.000Z",
    status: "closed",
    reply: {
      content:
        "Yes, both ends are included, so your probe needs the new gland. One is in the post to the dam office today with the torque key.",
      at: "2026-11-02T10:20:00.000Z",
      byUsername: "moderator",
    },
  },
  {
    name: "Marta Ibáñez",
    email: "m.ibanez@example.org",
    phone: "+34 955 550 131",
    company: "Vega del Torno Irrigation District",
    subject: "Spare transducers for F6, paths 3 and 4",
    content:
      "We cut the canal's lining again in January and would like to exchange two transducers while it is dry. Please quote for two pairs and tell us whether the new ones need the meter's firmware 2.3.",
    at: "2026-11-18T16:31:00.000Z",
    status: "processing",
    assignee: "moderator",
  },
  {
    name: "Jeroen Baas",
    email: "jeroen.baas@example.com",
    subject: "My grandfather's recorder",
    content:
      "I have inherited a Kaldermeer drum recorder with the number 61-018 on the plate. The clockwork runs but the pen arm is missing. I do not want to sell it, I would like it to write again. Is that possible?",
    at: "2026-11-15T19:48:00.000Z",
    status: "processing",
  },
  {
    name: "Top Ranking Team",
    email: "offer@example.com",
    subject: "Your site on page one",
    content:
      "We noticed your website could rank higher. See https://rank.example and https://rank.example/audit for a free audit.",
    at: "2026-11-12T03:02:00.000Z",
    status: "spam",
    spamScore: 9,
    spamReasons: [
      { code: "links", points: 2, detail: "2" },
      { code: "blockedWord", points: 5, detail: "page one" },
      { code: "tooFast", points: 2, detail: "1" },
    ],
  },
];
