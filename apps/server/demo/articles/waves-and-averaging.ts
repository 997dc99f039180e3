import type { DemoArticle } from "../types.ts";

export const wavesAndAveraging: DemoArticle = {
  slug: "waves-and-averaging",
  typeCode: "engineering",
  title: "How long should a radar look?",
  summary:
    "One second shows a wave, one hour hides a surge. The averaging time of a level sensor is a choice, and the arithmetic behind it fits on a page. With a table for harbours, open coasts and rivers.",
  author: "Saskia Oudekerk",
  tags: ["radar", "tide gauges", "river level", "data"],
  keywords: ["averaging", "waves", "aliasing", "sampling"],
  lang: "en",
  publishedAt: "2025-10-14T08:00:00.000Z",
  cover: "harbour-storm",
  coverAlt: "A harbour in heavy rain with a hut on the jetty and a fishing boat",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "Tore",
      content:
        "We sample 1 s every 10 min, because the manual of 1998 said so. I now know why our nights look rougher than our days.",
      at: "2025-10-15T07:30:00.000Z",
      status: "approved",
    },
  ],
  html: `<p>Point a radar at the sea and it gives you the level of that instant: tide, swell, the wash of a tug. What you want is usually the tide alone. So the instrument looks for a while and takes the mean. For how long?</p>
<h2>The simplest case</h2>
<p>Suppose that the only disturbance is a swell of period <em>T</em> and height <em>H</em>. The mean over a time <em>L</em> is off by at most</p>
<pre><code class="language-text">error ≤ H · T / (2π · L)
</code></pre>
<p>A swell of 1 m and 8 s, averaged for 60 s, leaves at most 21 mm. In 300 s, 4 mm. It never becomes zero, since the last wave is always cut somewhere, but it falls as 1/L.</p>
<p>Real waves have many periods and random phases, and then the error falls only with the square root of the number of waves: with <em>n</em> waves of standard deviation σ it is about σ/√n at worst and much better in practice, because neighbouring crests and troughs cancel. Between the two rules lies the truth. We measured it.</p>
<table>
<caption>Standard deviation of the averaged level, jetty in Vlissingen, autumn 2025</caption>
<thead>
<tr><th scope="col">Averaging time</th><th scope="col">Calm (waves 0.1 m)</th><th scope="col">Fresh (0.5 m)</th><th scope="col">Gale (1.3 m)</th></tr>
</thead>
<tbody>
<tr><th scope="row">1 s</th><td>24 mm</td><td>121 mm</td><td>318 mm</td></tr>
<tr><th scope="row">10 s</th><td>6 mm</td><td>31 mm</td><td>97 mm</td></tr>
<tr><th scope="row">60 s</th><td>1.1 mm</td><td>5 mm</td><td>16 mm</td></tr>
<tr><th scope="row">300 s</th><td>0.8 mm</td><td>2 mm</td><td>6 mm</td></tr>
<tr><th scope="row">600 s</th><td>0.9 mm</td><td>2 mm</td><td>5 mm</td></tr>
</tbody>
</table>
<p>Below a minute every second counts; above five there is nothing more to be had. The last row is even a little worse in calm weather: in ten minutes the tide itself has moved.</p>
<h2>The other side</h2>
<p>Averages are slow. A mean over <em>L</em> is right for the middle of the interval, so label it with that and not with the end. Then a steady rise does no harm at all. Only a <em>bend</em> in the curve is flattened. At high water the tide bends by about 0.12 mm per minute squared here, and the error of an average is a twenty-fourth of that times L²: nothing for one minute, 0.1 mm for five, half a millimetre for ten.</p>
<p>Rivers in flood bend more. Surges from a lock gate bend much more: in a canal the level can rise by 20 cm in a minute. There, ten seconds is the most one should use.</p>
<h2>Do not sample one second every ten minutes</h2>
<p>It saves current, and it is the worst choice of all. A single second catches a crest or a trough, by chance. Worse, if the waves have a period that divides the interval nearly evenly, the samples creep slowly along the wave, and the record shows a beautiful long swing with a period of hours that never existed. The name for it is aliasing. We once received such a record with a scientific paper attached.</p>
<p>If current is short, look for 60 s every ten minutes. A T26 draws its 38 mA for those 60 s, and a logger that switches it off for the rest saves nine tenths of the battery.</p>
<h2>What we recommend</h2>
<table>
<caption>Averaging times</caption>
<thead>
<tr><th scope="col">Place</th><th scope="col">Average over</th><th scope="col">Every</th></tr>
</thead>
<tbody>
<tr><th scope="row">Harbour basin</th><td>60 s</td><td>1 min</td></tr>
<tr><th scope="row">Open coast, swell</th><td>300 s</td><td>5 min</td></tr>
<tr><th scope="row">Estuary with ships</th><td>60 s</td><td>1 min</td></tr>
<tr><th scope="row">River, natural</th><td>60 s</td><td>5 min, in flood 1 min</td></tr>
<tr><th scope="row">Canal with locks</th><td>10 s</td><td>10 s</td></tr>
<tr><th scope="row">Reservoir</th><td>300 s</td><td>15 min</td></tr>
<tr><th scope="row">Tsunami or bore</th><td>0.3 s</td><td>0.3 s, and a large disk</td></tr>
</tbody>
</table>
<p>Store the standard deviation beside the mean. It costs four bytes. It tells you the height of the waves (multiply by four), it warns of foam, spiders and moored boats, and it is the first thing we look at when a curve is odd. On a calm night a value of 40 mm does not mean waves. It means that something is under the radar, and in Vlissingen it is generally Kees's dinghy.</p>
`,
};
