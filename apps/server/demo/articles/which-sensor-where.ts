import type { DemoArticle } from "../types.ts";

export const whichSensorWhere: DemoArticle = {
  slug: "which-sensor-where",
  typeCode: "engineering",
  title: "Which sensor where: a decision on one page",
  summary:
    "Radar, pressure, bubbler or float? A table with nine questions that leads to an answer in two minutes, and the four cases in which it does not.",
  author: "Nora Lindqvist",
  tags: ["radar", "pressure probes", "bubblers", "tide gauges"],
  keywords: ["selection guide", "level sensor"],
  lang: "en",
  publishedAt: "2026-11-16T14:45:00.000Z",
  cover: "river-delta",
  coverAlt: "A pale river winding through dark fields, with a measuring section across it",
  allowComment: true,
  state: "returned",
  reviewComment:
    'Good idea and nearly there. Two things before I can approve it: question 4 sends everyone with foam to a pressure probe, but below a weir the bubbler is the better choice (see the T80 article). And the ice row needs the 20 cm from Aoife\'s note. Please also name the person readers can ask when they end at "telephone". — Ingrid',
  html: `<p>Customers describe a place and ask for an instrument. We go through the same questions each time, so here they are. Answer from the top; stop at the first answer that decides.</p>
<table>
<caption>Nine questions</caption>
<thead>
<tr><th scope="col">No.</th><th scope="col">Question</th><th scope="col">If yes</th></tr>
</thead>
<tbody>
<tr><th scope="row">1</th><td>Is there something solid above the water to hang a radar from, at any flood?</td><td>go to 2, otherwise to 5</td></tr>
<tr><th scope="row">2</th><td>Do boats, weed or ladders come into the beam?</td><td>go to 5</td></tr>
<tr><th scope="row">3</th><td>Is the surface frozen for more than two weeks a year?</td><td>go to 6</td></tr>
<tr><th scope="row">4</th><td>Is there dense foam?</td><td>pressure probe</td></tr>
<tr><th scope="row">5</th><td>Is the water salt and fresh by turns?</td><td>float in a well, or a radar elsewhere</td></tr>
<tr><th scope="row">6</th><td>Does the river carry stones or ice?</td><td>bubbler</td></tr>
<tr><th scope="row">7</th><td>Is it deeper than 30 m?</td><td>pressure probe</td></tr>
<tr><th scope="row">8</th><td>Must the accuracy be better than 5 mm?</td><td>radar or float</td></tr>
<tr><th scope="row">9</th><td>None of these?</td><td>pressure probe; it is the cheapest</td></tr>
</tbody>
</table>
<h2>Why the order matters</h2>
<p>The first question is about floods because a gauge that works on all other days has missed its purpose. The second is about what stands in the beam, since three quarters of our service calls about radars begin there. Price is last. Over ten years an instrument costs a fifth of what its site costs, and the site is decided by the first six questions.</p>
<h2>Three examples</h2>
<p><strong>A reservoir with a valve tower.</strong> Something solid above the water: yes. Boats: no. Ice: ten days. Foam: no. Radar, inside the tower if the shaft is wider than 250 mm, otherwise outside on an arm.</p>
<p><strong>A mountain river without a bridge.</strong> Nothing to hang from. Fresh water. Stones: yes. Bubbler, with a line that falls all the way.</p>
<p><strong>A canal between locks.</strong> A gantry at the gate, no boats beneath it, no ice, no foam. Radar, averaging over ten seconds.</p>
<h2>When the table fails</h2>
<p>It fails where two answers are bad: an estuary with ice, a torrent with foam, a harbour in which every metre is moored, and tanks. Then telephone. We will ask for photographs at low water and at flood, from both banks, and somebody will probably come.</p>
<h2>Two of them</h2>
<p>If the number decides whether a road is closed, take two sensors of different kinds, with separate power and separate logging. The flood on the Aldra was read at Ketterfoot by the sensor that nobody had thought necessary.</p>
`,
};
