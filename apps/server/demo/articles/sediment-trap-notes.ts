import type { DemoArticle } from "../types.ts";

export const sedimentTrapNotes: DemoArticle = {
  slug: "sediment-trap-notes",
  typeCode: "engineering",
  title: "Working notes: mud in the P12's nose cone",
  summary:
    "Draft. Four probes from the lower Aldramouth came back with the nose cone full of silt. First measurements of what that does to the response time.",
  author: "Saskia Oudekerk",
  tags: ["pressure probes", "Aldra"],
  lang: "en",
  publishedAt: "2026-11-20T16:40:00.000Z",
  allowComment: true,
  state: "draft",
  html: `<p>Four probes came back from Aldramouth in October, all with the nose cone packed hard. The readings had been normal in level but late: at the turn of the tide they lagged behind the radar by six to nine minutes.</p>
<h2>Measured so far</h2>
<p>In the bath, with a step of 1 m:</p>
<table>
<caption>Time to 90 % of a step</caption>
<thead>
<tr><th scope="col">Probe</th><th scope="col">As received</th><th scope="col">Cone rinsed</th><th scope="col">Cone removed</th></tr>
</thead>
<tbody>
<tr><th scope="row">12-22-0118</th><td>410 s</td><td>12 s</td><td>0.3 s</td></tr>
<tr><th scope="row">12-22-0121</th><td>530 s</td><td>9 s</td><td>0.3 s</td></tr>
<tr><th scope="row">12-23-0477</th><td>95 s</td><td>7 s</td><td>0.3 s</td></tr>
<tr><th scope="row">12-24-0052</th><td>370 s</td><td>11 s</td><td>0.3 s</td></tr>
</tbody>
</table>
<p>The second column surprises me. Even a rinsed cone takes ten seconds; a new one takes 0.4. There is a film left on the membrane that water does not remove. Geert suggests vinegar.</p>
<h2>To do</h2>
<ul>
<li>Repeat with the wide cone (six holes of 5 mm instead of three of 3 mm).</li>
<li>Grain size of the silt. It feels finer than what we had at Vega del Torno.</li>
<li>Does it matter? At 15 mm a minute, eight minutes are 12 cm. Yes, it matters.</li>
<li>Ask Aoife whether the probes were hanging or lying. If they were lying in it, then the title is wrong and the story is shorter.</li>
</ul>
<p>Do not publish before the wide cones have been out for a full spring-neap cycle. Ingrid wants the temperature as well.</p>
`,
};
