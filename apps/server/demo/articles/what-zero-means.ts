import type { DemoArticle } from "../types.ts";

export const whatZeroMeans: DemoArticle = {
  slug: "what-zero-means",
  typeCode: "engineering",
  title: "What zero means",
  subTitle: "Chart datum, national datum and the nought on your staff",
  summary:
    "A level is a distance from something. Most quarrels about levels are quarrels about the something. A short guide to the three zeros on every quay, how they are tied together, and the four sentences that belong on every station sheet.",
  author: "Saskia Oudekerk",
  tags: ["datum", "tide gauges", "Skarnsund"],
  keywords: ["chart datum", "benchmark", "levelling", "NAP"],
  lang: "en",
  publishedAt: "2025-09-09T08:00:00.000Z",
  recommendPositions: ["sidebar"],
  cover: "gauge-staff",
  coverAlt: "A staff gauge on a quay wall, half in the water",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "harbour pilot (ret.)",
      content:
        "I have seen a deep-draught ship wait four hours because two offices each added the correction. Your first sentence should be on the wall.",
      at: "2025-09-12T18:30:00.000Z",
      status: "approved",
    },
    {
      nickname: "Ana",
      content: "Why not simply use GNSS heights for everything?",
      at: "2025-09-20T11:05:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "Saskia Oudekerk",
          content:
            "Because an ellipsoid is not level: water would run uphill on it. You still need the geoid, and on a quay its error is often larger than your levelling's. Use GNSS to watch whether the whole quay is sinking; for that it is excellent.",
          at: "2025-09-22T07:45:00.000Z",
          status: "approved",
        },
      ],
    },
  ],
  html: `<p>A level is a distance from something. When two people disagree about how high the water was, they seldom disagree about the water. They have measured from different places.</p>
<p>On any quay there are at least three zeros, and it pays to know which one is being spoken of before anybody orders concrete.</p>
<figure>
<img src="demo:figure-datum" alt="Diagram of a quay with a staff and three dashed levels marked 2.60, 0.00 and -2.51; a bolt sits on top of the quay" width="1200" height="800">
<figcaption>Three levels on one quay. Top: highest astronomical tide. Middle: the national datum. Bottom: chart datum, here also the zero of the staff. The disc on the quay is the benchmark.</figcaption>
</figure>
<h2>The national datum</h2>
<p>Every country has a surface that it calls zero, realised by bolts in walls and churches. In the Netherlands it is NAP, near mean sea level; elsewhere it is the mean level of some year at some port. Land surveyors, road builders and flood modellers use it. It is level in the true sense: water does not flow along it.</p>
<h2>Chart datum</h2>
<p>Seafarers want to know the least water they will find. So charts are drawn from a low surface, usually the lowest astronomical tide. This surface is <em>not</em> level. Where the tidal range is large it lies deep, where the range is small it lies high, and between two harbours of the same fjord it can differ by half a metre. Adding a chart depth from one harbour to a tide from another is a way to touch the bottom.</p>
<h2>Staff zero</h2>
<p>The nought on the board that is screwed to the wall. Somebody meant it to coincide with one of the other two. Boards are changed, after ice or after a ship, and they go back on the old screws or near them.</p>
<p>In 2024 we levelled six staffs for the Port of Skarnsund. Four were within 4 mm of the sheet, one was 9 mm high, and the staff at the fish quay was 41 mm low; it had been replaced in 1997, and twenty-seven years of observations carry the step. That story is told in <a href="/article-detail?id=six-harbours-one-zero">Six harbours, one zero</a>.</p>
<h2>Tying them together</h2>
<p>The three are joined through a benchmark: a bolt in something that does not move. From it you level to the staff and to the sensor's flange with an ordinary automatic level, there and back.</p>
<table>
<caption>A levelling loop, fish quay, 14 May 2024</caption>
<thead>
<tr><th scope="col">From</th><th scope="col">To</th><th scope="col">Forward (m)</th><th scope="col">Back (m)</th><th scope="col">Mean (m)</th></tr>
</thead>
<tbody>
<tr><th scope="row">Bolt 17</th><td>Turning point</td><td>−1.2034</td><td>1.2038</td><td>−1.2036</td></tr>
<tr><th scope="row">Turning point</th><td>Staff, 4.00 mark</td><td>−0.4411</td><td>0.4407</td><td>−0.4409</td></tr>
<tr><th scope="row">Staff, 4.00 mark</th><td>Sensor flange</td><td>2.8862</td><td>−2.8866</td><td>2.8864</td></tr>
<tr><th scope="row">Closure</th><td></td><td></td><td></td><td>0.4 mm</td></tr>
</tbody>
</table>
<p>The loop should close within one millimetre over such distances. If it does not, do it again before lunch rather than after.</p>
<p>One bolt is not enough. Quays settle, and they do so with all their bolts. Use three, one of them on rock or on a pile foundation, and level between them once a year. When only one moves, you know which.</p>
<h2>The sensor's own zero</h2>
<p>A radar measures down to the water; a level counts upwards. The logger turns one into the other:</p>
<pre><code class="language-text">level = flange height above datum − distance
      = 6.327 m − 4.481 m
      = 1.846 m above chart datum
</code></pre>
<p>The constant in the first line is called <em>offset</em>, <em>stage reference</em> or <em>installation height</em>, depending on the maker. Write down what it is and from which bolt you took it. A sensor that has been exchanged without a new offset is the second most common error in our service book. The most common is an offset that was entered with the wrong sign.</p>
<h2>Four sentences for the station sheet</h2>
<ol>
<li>Levels are given above ___, which is ___ m below/above the national datum.</li>
<li>The benchmark is bolt ___, at ___ (photograph overleaf); checks are bolts ___ and ___.</li>
<li>The flange was levelled on ___ by ___; the loop closed to ___ mm.</li>
<li>The staff was read against the sensor on ___; the difference was ___ mm.</li>
</ol>
<p>A sheet with these four sentences will answer every question for the next thirty years. We have been looking after gauges for longer than that, and we have met perhaps a dozen.</p>
`,
};
