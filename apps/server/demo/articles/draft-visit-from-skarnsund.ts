import type { DemoArticle } from "../types.ts";

export const draftVisitFromSkarnsund: DemoArticle = {
  slug: "draft-visit-from-skarnsund",
  typeCode: "company-news",
  title: "A staff on a tower: visit from Skarnsund",
  summary:
    "Draft for the week after 9 December: three hydrographers bring the fish quay's transfer staff to the calibration tower.",
  author: "Nora Lindqvist",
  tags: ["Skarnsund", "calibration"],
  lang: "en",
  publishedAt: "2026-11-20T17:55:00.000Z",
  allowComment: true,
  state: "draft",
  html: `<p><em>To be finished after the visit on 9 December. Check names and spellings with Elin Strand.</em></p>
<p>The staff is 4 m long, of larch, and comes in two parts with a brass sleeve. It was made in 1964 and is taken from harbour to harbour in the port's boat, so that six boards can be compared with one piece of wood. It has never been compared with anything itself.</p>
<p>Questions for Elin:</p>
<ol>
<li>Who made it? The brand on the back looks like a fish, or a ship upside down.</li>
<li>How long was it in the water at a time?</li>
<li>What will she do if it is 3 mm too long? Sixty years of levels would hang from that.</li>
</ol>
<p>Questions for Geert:</p>
<ul>
<li>Can the carriage hold a staff? He thinks that the interferometer's mirror can be clamped to a cursor and run along the marks, 400 of them, in an afternoon.</li>
<li>Larch swells along the grain by perhaps 0.1 mm per metre between a dry and a wet winter. Weigh it before and after.</li>
</ul>
<p>Picture: the tower in winter light, the staff leaning against it. No people holding certificates, please.</p>
`,
};
