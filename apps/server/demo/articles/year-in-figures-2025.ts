import type { DemoArticle } from "../types.ts";

export const yearInFigures2025: DemoArticle = {
  slug: "year-in-figures-2025",
  typeCode: "company-news",
  title: "2025 in figures",
  summary:
    "4,118 instruments built, 1,906 repaired, 212 people at the end of the year, and a result that fell because we built a hall and a tower. The annual figures, and where we missed our own targets.",
  author: "Marit Kaldermeer",
  tags: ["people", "repair"],
  keywords: ["annual report", "revenue", "employees"],
  lang: "en",
  publishedAt: "2026-04-07T08:00:00.000Z",
  cover: "works-vlissingen",
  coverAlt: "A works on a quay at dusk with a chimney and a barge",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "shareholder 88",
      content: "Thank you for putting the missed targets first.",
      at: "2026-04-08T10:10:00.000Z",
      status: "approved",
    },
  ],
  attachments: [
    {
      kind: "pdf",
      name: "figures-2025.pdf",
      title: "Kaldermeer Instruments: figures 2025",
      lines: [
        "Revenue 41.6 million euro (2024: 39.2)",
        "Result after tax 1.9 million euro (2024: 3.1)",
        "Investment 6.8 million euro (2024: 2.2)",
        "Equity ratio 57 % (2024: 61)",
        "Instruments built 4,118 (2024: 3,870)",
        "Instruments repaired 1,731 of 1,906 received",
        "People 212 at year end (2024: 204)",
        "Accidents with lost time 2 (2024: 4)",
        "Dividend 60 cents a share, as in every year since 2009",
      ],
    },
  ],
  html: `<p>We publish our figures in April, in the same order every year: first what we did not reach, then what we did.</p>
<h2>Not reached</h2>
<p><strong>Turnround of repairs.</strong> We promise ten working days. The mean was 12.4, and in June, when two people were ill and 140 probes came back from one flood, it was 19. Since January a third bench has been at work, and in March the mean was 9.1.</p>
<p><strong>Delivery of the L3.</strong> Announced for April 2025, delivered from June. The housing failed its first immersion test because of a rib that was 0.3 mm too low. It is right now. We should not have printed a date before the test.</p>
<p><strong>Energy.</strong> We wanted to use 10 % less per instrument and used 3 % less. The second hall in Hangzhou was heated for six weeks before anybody worked in it.</p>
<h2>Reached</h2>
<table>
<caption>Five years</caption>
<thead>
<tr><th scope="col">Year</th><th scope="col">Revenue (€ million)</th><th scope="col">Result (€ million)</th><th scope="col">Built</th><th scope="col">Repaired</th><th scope="col">People</th></tr>
</thead>
<tbody>
<tr><th scope="row">2021</th><td>31.0</td><td>2.2</td><td>3,110</td><td>1,402</td><td>181</td></tr>
<tr><th scope="row">2022</th><td>34.8</td><td>2.6</td><td>3,394</td><td>1,488</td><td>189</td></tr>
<tr><th scope="row">2023</th><td>37.1</td><td>2.9</td><td>3,702</td><td>1,577</td><td>197</td></tr>
<tr><th scope="row">2024</th><td>39.2</td><td>3.1</td><td>3,870</td><td>1,640</td><td>204</td></tr>
<tr><th scope="row">2025</th><td>41.6</td><td>1.9</td><td>4,118</td><td>1,731</td><td>212</td></tr>
</tbody>
</table>
<p>Revenue rose by 6 %. Of every €100, flow meters brought 34, tide gauges and radars 29, pressure probes and bubblers 18, loggers and Peilnet 12, and repairs 7.</p>
<p>The result fell by €1.2 million. The reason is investment: €3.9 million for the hall in Hangzhou, €1.4 million for the first half of the calibration tower, and €1.5 million for machines and tools. All of it was paid from our own means. The dividend is 60 cents a share, as in every year since 2009; 71 % of the shares belong to the family, 22 % to people who work here or did, and 7 % to the town's savings fund.</p>
<h2>People</h2>
<p>At the end of the year 212 people worked for us, 133 of them in Vlissingen and 79 in Hangzhou. Nineteen joined and eleven left, six of them into retirement. The mean time in the house is 11.8 years. Women are 38 % of all and 31 % of those who lead others; in 2020 it was 19 %.</p>
<p>Two accidents cost working time, a cut hand and a fall from a ladder in the old stairwell. The ladder has been sold.</p>
<h2>What the figures do not show</h2>
<p>The largest order that we did not accept, in 2025, was for 600 level sensors that were to go into tanks of a liquid whose name the customer would not tell us.</p>
<h2>2026</h2>
<p>The T80 replaces the T26. The tower opens in September. We expect revenue of 43 to 45 million and a result between 2.5 and 3. We will hire about ten people, four of them apprentices. And the turnround of repairs will be below ten days in every month of the year, or I shall have to write this paragraph again.</p>
`,
};
