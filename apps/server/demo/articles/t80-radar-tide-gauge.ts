import { euros, productFacts } from "../product-facts.ts";
import type { DemoArticle } from "../types.ts";

const { accuracy, beam, current, frequency, mass, price, range } = productFacts.T80;
const { T26 } = productFacts;

export const t80RadarTideGauge: DemoArticle = {
  slug: "t80-radar-tide-gauge",
  typeCode: "product-news",
  title: "The T80: a radar tide gauge that minds its own beam",
  summary:
    "Our new radar works at 80 GHz, sees a patch of water a third as wide as its predecessor's, and draws a quarter of the current. Here are the figures, the price, and two places where you should not use it.",
  author: "Ingrid Solheim",
  tags: ["radar", "tide gauges", "river level"],
  keywords: ["T80", "80 GHz", "SDI-12", "Modbus"],
  lang: "en",
  publishedAt: "2026-03-10T08:00:00.000Z",
  recommendPositions: ["home"],
  cover: "instrument-t80",
  coverAlt: "A radar level sensor with a horn antenna standing on a table",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "Nils H.",
      content: "Can the bracket of the T26 be kept?",
      at: "2026-03-11T09:12:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "Ingrid Solheim, Kaldermeer",
          content:
            "Yes. Same four holes on the same circle of 90 mm. The horn is 46 mm shorter, so enter the new offset before you believe the first reading.",
          at: "2026-03-11T13:40:00.000Z",
          status: "approved",
        },
      ],
    },
    {
      nickname: "Dunlin",
      content:
        "Thank you for printing the two places where it should not be used. More makers should.",
      at: "2026-03-15T20:02:00.000Z",
      status: "approved",
    },
  ],
  attachments: [
    {
      kind: "pdf",
      name: "t80-data-sheet.pdf",
      title: "T80 radar level sensor: data sheet",
      lines: [
        "Range 0.2 to 30 m from the flange",
        "Accuracy 2 mm over the whole range, 58-point certificate",
        "Resolution 1 mm on 4-20 mA, 0.1 mm on SDI-12 and Modbus",
        "Beam angle 4 degrees (half power)",
        "Frequency 77 to 81 GHz, below 5 mW",
        "Supply 9 to 30 V DC, 9 mA at one reading a minute",
        "Temperature -40 to +70 C",
        "Protection IP68, 2 m for 14 days",
        "Mass 1.9 kg",
        "Connector M12, 8 poles, cable 10 m supplied",
      ],
    },
  ],
  html: `<p>The T80 replaces the T26, which we have built since 2011. It measures the distance to water from above, between ${range.from} and ${range.to} m, and is right to ${accuracy} mm over the whole of that. Deliveries begin today from Vlissingen and from Hangzhou on 7 April.</p>
<h2>What is better</h2>
<p>The frequency. The T26 works at 26 GHz and its beam is 12 degrees wide: from 8 m up, it looks at a disc of water 1.7 m across. Whatever else is in that disc, a ladder, a mooring chain, the weed on the wall, is averaged into the level. At ${frequency} GHz the beam is ${beam} degrees and the disc 0.56 m. Most of our service calls about radars in the last ten years have been about things in the beam, so this is the change we care about.</p>
<figure>
<img src="demo:figure-radar-beam" alt="Diagram: a radar on an arm over water, its beam a narrow cone; the disc at the surface is marked 0.56 and the height 8" width="1200" height="800">
<figcaption>From 8 m, the T80 sees a disc 0.56 m across. The quay and its staff stay outside.</figcaption>
</figure>
<p>The current. A reading takes 0.4 s instead of 3, and between readings the T80 sleeps at 60 µA. At one reading a minute it draws ${current} mA from 12 V on average; the T26 drew 38. A site that needed a 30 W panel in a northern winter now needs 10.</p>
<table>
<caption>T26 and T80 side by side</caption>
<thead>
<tr><td></td><th scope="col">T26</th><th scope="col">T80</th></tr>
</thead>
<tbody>
<tr><th scope="row">Range</th><td>${T26.range.from} to ${T26.range.to} m</td><td>${range.from} to ${range.to} m</td></tr>
<tr><th scope="row">Accuracy</th><td>${T26.accuracy} mm</td><td>${accuracy} mm</td></tr>
<tr><th scope="row">Beam</th><td>${T26.beam}°</td><td>${beam}°</td></tr>
<tr><th scope="row">Current at one reading a minute</th><td>${T26.current} mA</td><td>${current} mA</td></tr>
<tr><th scope="row">Start-up to first reading</th><td>25 s</td><td>1.4 s</td></tr>
<tr><th scope="row">Outputs</th><td>4–20 mA, RS-485</td><td>4–20 mA, RS-485 (Modbus), SDI-12</td></tr>
<tr><th scope="row">Mass</th><td>${T26.mass} kg</td><td>${mass} kg</td></tr>
<tr><th scope="row">Price</th><td>${euros(T26.price)}</td><td>${euros(price)}</td></tr>
</tbody>
</table>
<p>The certificate. Each T80 is compared with a reference at eleven distances before it leaves the house, and the sheet is in the box. From the autumn it will be fifty-eight distances, when the tower is ready.</p>
<h2>What is the same</h2>
<p>The four bolt holes. The pin-out of the connector. The menu, apart from two new lines. A T26 can be taken down and a T80 put up in twenty minutes by one person with a 13 mm spanner, and we have tried this with a person who had not done it before.</p>
<h2>Where not to use it</h2>
<ul>
<li><strong>Over foam.</strong> Dense foam absorbs millimetre waves. Below weirs and in treatment plants the T26 reads on where the T80 loses the surface. Keep your T26, or use a bubbler.</li>
<li><strong>Inside a stilling well narrower than 250 mm.</strong> The beam is narrow, but not that narrow: echoes from the wall arrive within a millimetre of the true one. For such wells we make the float encoder W2, which is not modern and does not fail.</li>
</ul>
<h2>Firmware</h2>
<p>The T80 leaves with firmware 1.0. It speaks Modbus at 9,600 or 19,200 baud and SDI-12 version 1.4, and the register map is <a href="/other-detail?type=products&amp;id=T80">in the data sheet</a> and on the inside of the lid, printed, where you will need it.</p>
<p>Raw echo curves can be read out over either bus. They are what our service desk will ask for first when something is odd, so the command is short:</p>
<pre><code class="language-text">0XE!        ask sensor 0 for its last echo curve
0D0!        distance 0.00 to 7.49 m, 75 values in dB
0D1!        distance 7.50 to 14.99 m
0D2!        distance 15.00 to 22.49 m
0D3!        distance 22.50 to 30.00 m
</code></pre>
<h2>What about the T26</h2>
<p>It stays in production for a year and in repair for at least ten. We will say so again, with dates, when the last order day is fixed.</p>
`,
};
