import type { DemoArticle } from "../types.ts";

export const uncertaintyOfARatingCurve: DemoArticle = {
  slug: "uncertainty-of-a-rating-curve",
  typeCode: "engineering",
  title: "How far can a rating curve be drawn on?",
  summary:
    "A level is measured; a discharge is inferred. Beyond the highest gauging the curve is a guess, and the guess can be priced. Worked through with the Aldra at Stennerbrig and its thirty-four gaugings.",
  author: "Saskia Oudekerk",
  tags: ["flow", "river level", "Aldra", "flood"],
  keywords: ["rating curve", "discharge", "extrapolation", "uncertainty"],
  lang: "en",
  publishedAt: "2026-04-21T08:00:00.000Z",
  cover: "river-dusk",
  coverAlt: "A river valley at dusk with a gauge mast beside the water",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "flood modeller",
      content: "22 per cent at the crest is honest. Most of what I am sent has no number at all.",
      at: "2026-04-22T09:02:00.000Z",
      status: "approved",
    },
  ],
  attachments: [
    {
      kind: "csv",
      name: "stennerbrig-gaugings.csv",
      rows: [
        ["date", "stage_m", "discharge_m3s"],
        ["2024-06-04", 0.71, 4.1],
        ["2024-09-18", 0.94, 7.7],
        ["2024-11-02", 1.55, 19.6],
        ["2025-01-14", 2.31, 48.9],
        ["2025-03-03", 2.88, 74.0],
        ["2025-11-21", 3.42, 119.0],
        ["2026-01-09", 3.9, 148.0],
      ],
    },
  ],
  html: `<p>Nobody measures the discharge of a river all day. We measure its level, and a curve turns the one into the other. The curve is made by going out with a boat, a cable or a propeller on a rod at as many levels as one can, and drawing a line through the points. At Stennerbrig on the Aldra there are thirty-four such gaugings. The lowest was made at 3 cubic metres a second and the highest at 148.</p>
<p>On 11 February the level reached 5.50 m. No one was in a boat.</p>
<figure>
<img src="demo:figure-rating-curve" alt="Chart of stage in metres against discharge up to 240 cubic metres a second: points cluster along a curve up to about 148, beyond which the line is dotted and the shaded band widens" width="1200" height="800">
<figcaption>Stage (m) against discharge (m³/s) at Stennerbrig. Points: gaugings. The line is dotted above the highest of them; the band is 95 %.</figcaption>
</figure>
<h2>The equation and what it hides</h2>
<p>A rating curve is usually written</p>
<pre><code class="language-text">Q = a (h − h₀)^b

Stennerbrig:  a = 16.8   h₀ = 0.42 m   b = 1.74
</code></pre>
<p>The exponent is physics. Where a section like a weir controls the level, b is near 1.5; where a long channel does, it is nearer to 1.7; a V-shaped bed raises it. A fitted b between 1.5 and 2.5 can be believed. If yours is 3.2, the river has more than one control and the curve needs more than one piece.</p>
<p>The cease-to-flow level h₀ is the level at which the river would stop. Go and look for it in a dry summer with a staff; do not let the fit choose it. It is strongly coupled to b, and a computer will trade one for the other to save a millimetre.</p>
<h2>Three sources of doubt</h2>
<p><strong>The gaugings themselves.</strong> A careful gauging with twenty verticals has an uncertainty of about 5 %. From a boat in a flood it is nearer to 8. With thirty-four of them the curve in their midst is good to 2 or 3 %.</p>
<p><strong>Change.</strong> The bed moves. In January 2025 a bar of cobbles shifted below the bridge, and the gaugings afterwards lie 6 cm lower than the ones before. We keep two curves, with a date between.</p>
<p><strong>Extrapolation.</strong> Beyond the last gauging the line knows nothing of the river. It does not know that at 4.6 m the water leaves the banks and spreads over 180 m of meadow, or that at 5.2 m the arches of the bridge begin to drown.</p>
<table>
<caption>Discharge at Stennerbrig and what we believe of it</caption>
<thead>
<tr><th scope="col">Stage</th><th scope="col">Curve</th><th scope="col">Uncertainty (95 %)</th><th scope="col">Main cause</th></tr>
</thead>
<tbody>
<tr><th scope="row">1.00 m</th><td>6.5 m³/s</td><td>5 %</td><td>bed</td></tr>
<tr><th scope="row">2.00 m</th><td>37 m³/s</td><td>3 %</td><td>gaugings</td></tr>
<tr><th scope="row">3.90 m</th><td>147 m³/s</td><td>8 %</td><td>gaugings in flood</td></tr>
<tr><th scope="row">4.60 m</th><td>202 m³/s</td><td>14 %</td><td>extrapolation</td></tr>
<tr><th scope="row">5.50 m</th><td>284 m³/s by the single curve; 214 m³/s by the adjusted</td><td>22 %</td><td>extrapolation, bridge</td></tr>
</tbody>
</table>
<p>The last row needs a word. Drawn on blindly, the equation gives 284. But above 5.2 m the bridge acts as an orifice and holds the water back: the level is high because the river <em>cannot</em> get through. A simple hydraulic model of the three arches gives 214. The difference is a whole flood of the ordinary sort.</p>
<blockquote>
<p>Every extrapolated discharge should be printed in a lighter ink.</p>
</blockquote>
<h2>What can be done</h2>
<ol>
<li><strong>Gauge the next flood.</strong> A surface-velocity radar on the bridge needs no boat. It sees only the skin of the water and must be told that the mean is about 0.85 of it, but 10 % from the crest is worth more than 3 % from an ordinary Tuesday.</li>
<li><strong>Survey the section</strong> up to the highest level you may need, once, and after every flood that moves stones.</li>
<li><strong>Use the slope.</strong> Two gauges a kilometre apart give the fall of the surface, and with the section and a roughness, a discharge. At Stennerbrig the second gauge is to be installed in June.</li>
<li><strong>Write down the end of the curve.</strong> Our data format has a field for it. When the level is above, Peilnet shows the discharge with a hatched band, and the export says <code>extrapolated</code>. Please do not delete the column.</li>
</ol>
<p>The gaugings since 2024 are attached as a table. Try your own curve; if you get less than 22 % at the top, tell us how.</p>
`,
};
