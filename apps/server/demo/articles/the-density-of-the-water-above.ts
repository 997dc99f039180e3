import type { DemoArticle } from "../types.ts";

export const theDensityOfTheWaterAbove: DemoArticle = {
  slug: "the-density-of-the-water-above",
  typeCode: "engineering",
  title: "The density of the water above",
  summary:
    "A pressure probe weighs water; it does not measure its height. Salt, cold and mud make the same height weigh more. How large the error is in lakes, estuaries and silted reservoirs, and three ways to deal with it.",
  author: "Zhou Wenyuan",
  tags: ["pressure probes", "reservoirs", "calibration"],
  keywords: ["density", "salinity", "temperature", "hydrostatic"],
  lang: "en",
  publishedAt: "2024-06-11T08:00:00.000Z",
  cover: "estuary-contours",
  coverAlt: "A depth chart of an estuary with one station",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "brackish",
      content: "Table two saved me a week. Printed and laminated.",
      at: "2024-06-14T15:45:00.000Z",
      status: "approved",
    },
  ],
  html: `<p>A probe at the bottom feels a pressure. It reports a height. Between the two stands a number that most people never see, the density:</p>
<pre><code class="language-text">height = pressure / (density × gravity)
</code></pre>
<p>Our probes leave the factory with 1,000.0 kg/m³ and 9.8118 m/s², fresh water at 0 to 8 °C and the gravity of Vlissingen. If your water is something else, the height is something else too.</p>
<h2>How much it can be</h2>
<table>
<caption>Error of a probe set to 1,000 kg/m³, for 10 m of water</caption>
<thead>
<tr><th scope="col">Water</th><th scope="col">Density</th><th scope="col">Shown</th><th scope="col">Error</th></tr>
</thead>
<tbody>
<tr><th scope="row">Fresh, 4 °C</th><td>1,000.0</td><td>10.000 m</td><td>0</td></tr>
<tr><th scope="row">Fresh, 20 °C</th><td>998.2</td><td>9.982 m</td><td>−18 mm</td></tr>
<tr><th scope="row">Fresh, 28 °C</th><td>996.2</td><td>9.962 m</td><td>−38 mm</td></tr>
<tr><th scope="row">Brackish, 10 ‰, 15 °C</th><td>1,006.8</td><td>10.068 m</td><td>+68 mm</td></tr>
<tr><th scope="row">Sea, 35 ‰, 10 °C</th><td>1,027.0</td><td>10.270 m</td><td>+270 mm</td></tr>
<tr><th scope="row">River in flood, 4 g/l of silt</th><td>1,002.5</td><td>10.025 m</td><td>+25 mm</td></tr>
<tr><th scope="row">Mud layer, 80 g/l</th><td>1,050</td><td>10.500 m</td><td>+500 mm</td></tr>
</tbody>
</table>
<p>The accuracy in the data sheet is 0.05 % of range, which for 10 m is 5 mm. In this table only the first line is inside it.</p>
<p>Gravity matters less but is easy to forget. In Singapore a metre of water weighs 0.32 % less than in Vlissingen: 32 mm on 10 m. In Hangzhou it is 0.19 %. So an instrument that we calibrate in Hangzhou with dead weights is corrected for the local 9.7930 m/s² before it is shipped.</p>
<h2>A lake</h2>
<p>The trouble in a lake is the seasons. In winter it is 4 °C throughout. In August the top eight metres may have 22 °C and the rest 7. The mean density changes by about a tenth of a per cent, and a probe at 25 m sees the lake sink by 25 mm over the summer, in addition to whatever it really does. If you compute evaporation from that, evaporation wins.</p>
<p><em>Remedy:</em> the P12 reports its own temperature. In a deep lake that is the temperature of the bottom and of no use; hang two cheap thermometers at 3 and 10 m and compute a mean density. It takes the error down to 3 mm.</p>
<h2>An estuary</h2>
<p>Here salt water creeps in below the fresh, with the tide. In the course of twelve hours the mean density under a gauge at the mouth of a river may change from 1,002 to 1,022. On 8 m that is 160 mm, in step with the tide, and it does not average out: it makes the tide look larger and later.</p>
<p><em>Remedy:</em> do not use a single pressure probe in an estuary. Use a radar or a float. If it must be pressure, use two at a known vertical distance. Their difference gives the density between them, directly.</p>
<h2>A silted reservoir</h2>
<p>Where a reservoir fills with mud, the probe is sooner or later inside it. Fluid mud of 80 g per litre transmits the pressure faithfully, as if it were a heavier liquid. The level then creeps up over the years by a centimetre or two and nobody objects, because a fuller reservoir is good news. We found a case in 2021 in which 31 cm of "water" were 6 m of mud.</p>
<p><em>Remedy:</em> hang the probe at the draw-off level, never on the bottom, and sound the depth with a weight once a year.</p>
<h2>Setting the number</h2>
<p>In the logger's menu the density is under <em>Sensor › Medium</em>. Over SDI-12:</p>
<pre><code class="language-text">0XD?!        ask for the density
0XD+1000.0   answer in kg/m³
0XD+1024.5!  set it
</code></pre>
<p>Write the date and the old value in the station's book. A density that has been changed without a note looks, in the record, like a step in the level; somebody will spend a spring looking for the bolt that moved.</p>
`,
};
