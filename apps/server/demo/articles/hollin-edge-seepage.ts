import type { DemoArticle } from "../types.ts";

export const hollinEdgeSeepage: DemoArticle = {
  slug: "hollin-edge-seepage",
  typeCode: "cases",
  title: "A quarter of a litre more: seepage at Hollin Edge",
  summary:
    "A masonry dam of 1911 began to leak when the reservoir stood above 27.4 m, and only then. A pressure probe at a small weir found the threshold; divers found the joint. Four years of readings, before and after.",
  author: "Saskia Oudekerk",
  tags: ["Hollin Edge", "reservoirs", "pressure probes"],
  keywords: ["dam monitoring", "seepage weir", "grouting"],
  lang: "en",
  publishedAt: "2025-11-18T08:00:00.000Z",
  cover: "reservoir-dam",
  coverAlt: "A reservoir behind a masonry dam with a valve tower",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "Gareth Pryce",
      content:
        "One correction from the dam office: the divers were two women from Anglesey and they would like it known that the water was 5 degrees.",
      at: "2025-11-19T09:33:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "Saskia Oudekerk, Kaldermeer",
          content: "Gladly, and the text now says so.",
          at: "2025-11-19T10:02:00.000Z",
          status: "approved",
        },
      ],
    },
    {
      nickname: "civil eng student",
      content: "Could the plot be given with the season as colour? Temperature opens joints too.",
      at: "2025-12-02T22:10:00.000Z",
      status: "approved",
    },
  ],
  html: `<p>All dams leak. The question a dam engineer asks is whether today's leak is the same as yesterday's. At Hollin Edge, a gravity dam of gritstone built in 1911, the seepage is led through a gallery to a V-notch weir no wider than a dinner plate, and for most of the last century a man with a lamp read a hook gauge there every Monday.</p>
<p>In 2021 Gareth Pryce, who has charge of the dam, put a P12 probe in the weir box and another in the valve tower. From then on both levels were written down every quarter of an hour.</p>
<h2>What Mondays had not shown</h2>
<p>A weekly reading gives 52 points a year, and the reservoir is full for perhaps six weeks. The old book showed seepage between 0.7 and 1.5 litres a second, with three high values in thirty years, each marked "rain?" in a different hand.</p>
<p>With 35,000 readings a year the picture changed. Plotted against time the seepage was a jumble. Plotted against the level of the reservoir it was two straight lines with a corner.</p>
<figure>
<img src="demo:figure-seepage" alt="Scatter of seepage in litres a second against reservoir level from 20 to 32 metres: orange points bend steeply upwards above 27.4 metres, dark points stay near a straight line" width="1200" height="800">
<figcaption>Seepage (l/s) against reservoir level (m). Orange: before grouting. Dark: after. Dotted: 27.4 m.</figcaption>
</figure>
<p>Below 27.4 m, each metre of water added a tenth of a litre. Above it, seepage climbed ever faster: 2.2 l/s at 29, 4.1 at 31. Something opened at 27.4.</p>
<h2>What stands at 27.4 m</h2>
<p>The drawings of 1911 show a construction joint at 27.5 m above the gallery floor: it is where the masons stopped for the winter of 1908. In September 2023 the reservoir was drawn down for other work, and two divers from Anglesey went along the upstream face in water of 5 °C, with a dye bottle. Over 11 m of the joint the pointing was gone and the dye went in.</p>
<p>The joint was raked out, re-pointed with lime mortar, and grouted from the crest through nine holes in April 2024.</p>
<table>
<caption>Seepage at the same levels, before and after</caption>
<thead>
<tr><th scope="col">Reservoir level</th><th scope="col">2021 to 2023</th><th scope="col">2024 to 2025</th><th scope="col">Change</th></tr>
</thead>
<tbody>
<tr><th scope="row">24.0 m</th><td>1.1 l/s</td><td>1.0 l/s</td><td>−9 %</td></tr>
<tr><th scope="row">27.0 m</th><td>1.4 l/s</td><td>1.2 l/s</td><td>−14 %</td></tr>
<tr><th scope="row">29.0 m</th><td>2.2 l/s</td><td>1.4 l/s</td><td>−36 %</td></tr>
<tr><th scope="row">31.0 m</th><td>4.1 l/s</td><td>1.6 l/s</td><td>−61 %</td></tr>
</tbody>
</table>
<h2>How well a dinner plate can be measured</h2>
<p>The flow over a 90° V-notch goes with the power 2.5 of the head. At 1.5 litres a second the head is 65 mm, and an error of 1 mm in it is one of 4 % in the flow. So everything depends on knowing the zero, the level at which water just stops running over the notch.</p>
<p>We take it the old way: the box is filled to the brim of the notch, a straightedge with a drop of water under it is laid across, and the probe is read. It is done in January and July. In four years the zero has moved by 0.6 mm, most of it limescale on the notch, which is brushed off at the same visit.</p>
<p>The probe's own error, 0.05 % of a 1 m range, is half a millimetre. Air pressure matters as well: the P12 breathes through its cable, and the drying capsule at the top was exhausted after fourteen months in the wet gallery. We now change it every six. What happens when nobody does is told in <a href="/article-detail?id=the-smallest-part-of-a-pressure-probe">The smallest part of a pressure probe</a>.</p>
<blockquote>
<p>I used to get a number on Monday. Now I get a sentence: the dam is doing what it did yesterday.</p>
</blockquote>
<h2>The alarm that replaced the limit</h2>
<p>The old rule said: telephone if seepage passes 4 l/s. It would have rung three times in thirty years, too late each time. The new one compares the seepage with what is expected at the present level and rings if it is a quarter of a litre higher for six hours. Since April 2024 it has rung once, on 3 January 2025. A sheep had got into the gallery and was lying in the weir box. It was unhurt.</p>
`,
};
