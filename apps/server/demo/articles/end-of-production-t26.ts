import type { DemoArticle } from "../types.ts";

export const endOfProductionT26: DemoArticle = {
  slug: "end-of-production-t26",
  typeCode: "product-news",
  title: "The T26: last orders on 31 March 2027",
  summary:
    "After fifteen years and 7,340 instruments the T26 radar goes out of production. Dates, spare parts, and when it would be wise to order one more.",
  author: "Henrik Pallesen",
  tags: ["radar", "repair"],
  keywords: ["T26", "end of production", "spare parts"],
  lang: "en",
  publishedAt: "2026-10-13T08:00:00.000Z",
  cover: "radar-bridge",
  coverAlt: "An arched bridge with a radar that looks down at the river",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "sewage works",
      content: "Ordered six. Foam is our daily bread.",
      at: "2026-10-15T09:09:00.000Z",
      status: "approved",
    },
    {
      nickname: "Nils H.",
      content: "Is the 400 sets in the cellar for repairs only?",
      at: "2026-10-16T11:31:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "Henrik Pallesen, Kaldermeer",
          content: "Repairs only. They are not for sale at any price; two people have asked.",
          at: "2026-10-16T13:00:00.000Z",
          status: "approved",
        },
      ],
    },
  ],
  attachments: [
    {
      kind: "pdf",
      name: "t26-end-of-production.pdf",
      title: "T26 radar: end of production",
      lines: [
        "Last orders: 31 March 2027",
        "Last deliveries: 30 June 2027",
        "Calibration and repair: until 30 June 2037 at least",
        "Spare parts in stock: 400 front ends, 900 housings, 2,000 connectors",
        "Firmware: 3.8 is the last version; faults of safety will be mended until 2037",
        "Questions: desk@kaldermeer.example.com",
      ],
    },
  ],
  html: `<p>When we introduced the T80 in March we promised to announce the end of <a href="/other-detail?type=products&amp;id=T26">the T26</a> with dates. Here they are.</p>
<table>
<caption>Dates</caption>
<thead>
<tr><th scope="col">What</th><th scope="col">When</th></tr>
</thead>
<tbody>
<tr><th scope="row">Last orders</th><td>31 March 2027</td></tr>
<tr><th scope="row">Last deliveries</th><td>30 June 2027</td></tr>
<tr><th scope="row">Last firmware (3.8)</th><td>published 1 October 2026</td></tr>
<tr><th scope="row">Calibration</th><td>as long as there are instruments</td></tr>
<tr><th scope="row">Repair, guaranteed</th><td>until 30 June 2037</td></tr>
<tr><th scope="row">Repair, if at all possible</th><td>after that</td></tr>
</tbody>
</table>
<h2>Why</h2>
<p>The radar chip of the T26 has been discontinued by its maker. We bought what we need: 650 chips for the instruments that we expect to sell until June, and 400 complete front ends for repairs. From the failures of the last ten years we compute that 260 would be enough until 2037. The rest is for the things that one cannot compute.</p>
<h2>Should you change to the T80?</h2>
<p>In most places, at the next failure and not before. A T26 that works goes on working. Its 5 mm are good enough for a river, and a change of instrument costs more than the instrument: a new offset, a year of comparison if the record is long, a line in the history.</p>
<p>Change <em>earlier</em> if</p>
<ul>
<li>the site lives from a solar panel and the batteries are due anyway,</li>
<li>something stands in the 12° beam that you cannot remove,</li>
<li>you need 2 mm.</li>
</ul>
<p><em>Do not change</em> if there is dense foam on the water. A T26 reads through 30 cm of it where the T80 gives up. If you have such a place, order a spare T26 now and put it on the shelf in its box. Every third year, connect it for a day.</p>
<blockquote>
<p>The best spare part is the one that you bought while nobody needed it.</p>
</blockquote>
<h2>How to replace one</h2>
<ol>
<li>Read the level from the staff and from the T26, three times, and write them down.</li>
<li>Note the T26's offset. It is in its menu under 2.4.</li>
<li>Four screws, one connector. Hang up the T80.</li>
<li>The T80's zero lies 46 mm nearer to its flange. With the same flange height, enter the offset minus 0.046 m.</li>
<li>Read the staff and the T80, three times. The difference from line 1 should be below 10 mm. If it is 46 or 92, the sign is wrong.</li>
</ol>
<h2>The old ones</h2>
<p>Send us your T26 when you take it down. For each, complete or not, we credit €120 against a T80: we use the housings, the horns and about half of the boards. What we cannot use goes to the college at Middelburg, where <a href="/article-detail?id=apprentices-2026">the apprentices</a> learn what fifteen years on a pier do to a soldered joint.</p>
<h2>Thanks</h2>
<p>The first T26 went to the harbour of Nesvik in May 2011. It is still there. It has been struck by lightning twice and by a crane once, and last week it read 1.284 m when the staff said 1.28.</p>
`,
};
