import type { DemoArticle } from "../types.ts";

export const stillingWellOrRadar: DemoArticle = {
  slug: "stilling-well-or-radar",
  typeCode: "engineering",
  title: "Stilling well or radar?",
  summary:
    "One is a pipe from the eighteenth century, the other a chip. They make different errors, and the errors can be predicted. With a table to choose by, and the arithmetic of the hole.",
  author: "Ingrid Solheim",
  tags: ["tide gauges", "radar", "calibration"],
  keywords: ["stilling well", "orifice", "waves", "float gauge"],
  lang: "en",
  publishedAt: "2026-06-02T08:00:00.000Z",
  recommendPositions: ["home"],
  cover: "gauge-hut",
  coverAlt: "A gauge hut on its jetty at dusk",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "Tore",
      content: "You forgot the well's best feature: you can sit beside it out of the wind.",
      at: "2026-06-04T14:22:00.000Z",
      status: "approved",
    },
    {
      nickname: "estuary person",
      content:
        "In our well the salt water never leaves. After a wet winter it reads 3 cm low. Took us years to understand.",
      at: "2026-06-18T09:55:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "Ingrid Solheim, Kaldermeer",
          content:
            "A textbook case: the column inside is denser than the river outside, so it stands lower. A second, higher hole lets the two exchange. Or a radar outside.",
          at: "2026-06-19T06:30:00.000Z",
          status: "approved",
        },
      ],
    },
  ],
  html: `<p>We sell both, so we have no stake in the answer. A stilling well is a vertical pipe with a small hole near the bottom. The sea outside heaves; the water inside can only follow as fast as the hole allows, so it stays calm and shows the tide. A float rides on it. A radar looks at the open sea from above and stills it by arithmetic.</p>
<figure>
<img src="demo:figure-stilling-well" alt="Cross-section of a stilling well beside a quay: waves outside, calm water and a float inside, a small hole near the bottom, a hut on top" width="1200" height="800">
<figcaption>A stilling well cut open. The orange block near the bottom is the orifice; the arrow shows the water entering on a rising tide.</figcaption>
</figure>
<h2>The hole</h2>
<p>Everything about a well depends on one ratio, that of the area of the pipe to the area of the hole. If it is too small, waves come in. If it is too large, the inside lags behind the tide. For a steady rise, the lag in level is</p>
<pre><code class="language-text">h = (R · dz/dt)² / (2 g · c²)

R      area of pipe / area of hole
dz/dt  rate of the tide, m/s
c      discharge coefficient of the hole, about 0.6
g      9.81 m/s²
</code></pre>
<p>Our W2 kit has a pipe of 300 mm and a hole of 30 mm, so R is 100. With a range of 4 m the tide rises at most about 0.6 mm/s, the lag is then 0.5 mm, and nobody minds. Let barnacles close the hole to 15 mm and R becomes 400: the lag is 8 mm, up on the ebb and down on the flood, and it looks exactly like a tide that comes late. We have seen a published shift in high-water times that was cured with a bottle brush.</p>
<h2>The errors, side by side</h2>
<table>
<caption>What each of them gets wrong</caption>
<thead>
<tr><th scope="col">Cause</th><th scope="col">Stilling well</th><th scope="col">Radar</th></tr>
</thead>
<tbody>
<tr><th scope="row">Waves</th><td>damped by the hole; a small set-down remains in a strong swell</td><td>averaged; a bias of up to 2 % of wave height, since troughs reflect better than crests</td></tr>
<tr><th scope="row">Current past the instrument</th><td>draws the level down, 5 mm at 0.5 m/s, 20 mm at 1 m/s</td><td>none</td></tr>
<tr><th scope="row">Salt and fresh water</th><td>inside and outside differ; centimetres in estuaries</td><td>none</td></tr>
<tr><th scope="row">Marine growth</th><td>closes the hole</td><td>none, but keep spiders out of the horn</td></tr>
<tr><th scope="row">Ice</th><td>freezes; needs oil or heat</td><td>reads the ice</td></tr>
<tr><th scope="row">Foam, weed, moored boats</th><td>none</td><td>reads them</td></tr>
<tr><th scope="row">Temperature</th><td>float wire, 0.2 mm per 10 °C</td><td>below 1 mm</td></tr>
<tr><th scope="row">Maintenance</th><td>divers, once or twice a year</td><td>a cloth, once a year</td></tr>
</tbody>
</table>
<p>No line of that table is a reason by itself. Read it with your site in mind, from the top, and stop where it hurts.</p>
<h2>Three sites, three answers</h2>
<p><strong>An open jetty on the North Sea.</strong> Swell of 2 m, clean water, nothing in the way. A radar at 8 m, averaging over 60 s at two readings a second, is within 4 mm of a well beside it on 98 % of days. The well costs eleven times as much to build. Radar.</p>
<p><strong>A fishing harbour with a sloping wall.</strong> Boats lie under every place where an arm could reach, and on Saturdays there is foam from the fish hall. A well in the corner behind the ladder has worked since 1974. Leave it, clean the hole each spring, add an encoder.</p>
<p><strong>An estuary with 1.2 m/s on the ebb.</strong> The well stands in the current and reads low by as much as 25 mm twice a day, and its column is salter than the river for half of each tide. Here a well is worse than nothing, because its curve is so smooth. Radar, on the downstream side of the bridge.</p>
<blockquote>
<p>A smooth curve is not a good curve. It only means that something has been left out.</p>
</blockquote>
<h2>If you change from one to the other</h2>
<p>Run both for a year. Not a month: a month does not hold a storm surge, a spring flood, an ice week and the Saturday foam. Compare daily, and look at the difference against wave height, against current and against temperature in turn. The step that remains when all three are accounted for is the difference of the two zeros, and it belongs in the station's history, with a date.</p>
<p>We took our own advice at <a href="/article-detail?id=the-hut-on-the-jetty">the hut on the jetty</a>, where a float and a radar have run together since April 2025. Their means differ by 1.3 mm, and we know where 1.1 of them come from.</p>
`,
};
