import type { DemoArticle } from "../types.ts";

export const theSmallestPartOfAPressureProbe: DemoArticle = {
  slug: "the-smallest-part-of-a-pressure-probe",
  typeCode: "engineering",
  title: "The smallest part of a pressure probe",
  summary:
    "A vented probe breathes through its cable, and a capsule of drying beads keeps the breath dry. When the beads are spent the probe goes on working and the numbers go wrong. How to see it in the data, months before the water arrives.",
  author: "Aoife Brennan",
  tags: ["pressure probes", "reservoirs", "field work"],
  keywords: ["desiccant", "vented cable", "barometric pressure"],
  lang: "en",
  publishedAt: "2025-05-20T08:00:00.000Z",
  cover: "instrument-p12",
  coverAlt: "A pressure probe with its coiled cable",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "Håkan",
      content:
        "We weigh the capsules. New 21 g, spent 27 g. Better than judging a colour in a dark hut.",
      at: "2025-05-23T06:50:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "Aoife Brennan",
          content: "Stolen with thanks, see the paragraph on weighing.",
          at: "2025-05-26T17:21:00.000Z",
          status: "approved",
        },
      ],
    },
  ],
  html: `<p>A pressure probe at the bottom of a well feels the weight of the water above it and, on top of that, the weight of the air. Ten metres of water and the whole atmosphere weigh about the same, and the weather moves the second of them by 3 % in a day. That is 30 cm of water that is not there.</p>
<p>So the P12 is vented. A capillary of 1.2 mm runs inside the cable from the back of the cell up to the logger's hut, and the atmosphere presses on both sides. It cancels, and what remains is water.</p>
<p>The capillary breathes. Every time the barometer rises it draws in a little air, and with the air comes damp. At the bottom of a well it is cold, and there the damp turns to water, one drop after another, in a tube as thin as a pencil lead.</p>
<p>At the top of the cable, therefore, sits a capsule with 20 g of silica beads. They are orange when dry and green when spent. It is the cheapest part of the whole station, €6.40, and the reason for about one service call in five.</p>
<h2>What happens when nobody looks</h2>
<p>Nothing, for a while. Then, in order:</p>
<ol>
<li><strong>Months 1 to 3 after the beads are spent.</strong> A film of damp narrows the capillary. The vent still works, only slowly: when the barometer falls quickly, the back of the cell lags behind. The error is a centimetre or two, for an hour or two, in bad weather.</li>
<li><strong>Months 3 to 6.</strong> A drop closes the tube. Now the trapped air is a thermometer: it expands by day and shrinks at night, and the level shows a daily wave of 1 to 4 cm that nobody can explain.</li>
<li><strong>Later.</strong> The drop reaches the cell. The zero wanders, and one Monday the probe is dead.</li>
</ol>
<p>The probe can be saved until the end of stage 2. Dry it for two days in a warm room with a new capsule. After that it is a repair.</p>
<h2>Seeing it from the desk</h2>
<p>You do not have to drive there. Take the station's level and the nearest barometer and look at the <em>changes</em> of both, hour by hour. In a healthy station they have nothing to do with each other. In a blocked one, water falls when the barometer rises.</p>
<pre><code class="language-python">import pandas as pd

level = pd.read_csv("level.csv", index_col=0, parse_dates=True)["level_m"]
baro = pd.read_csv("baro.csv", index_col=0, parse_dates=True)["hPa"]

hourly = pd.DataFrame({"level": level, "baro": baro}).resample("1h").mean()
change = hourly.diff().dropna()

# metres of water per hPa; a fully blocked vent gives about -0.0102
slope = change["level"].cov(change["baro"]) / change["baro"].var()
print(f"{slope:.4f} m/hPa, {slope / -0.0102:.0%} blocked")
</code></pre>
<p>Run it over four weeks at a time. Below 5 % is noise. At 15 % put a capsule in the bag for the next visit. At 40 % go this week.</p>
<table>
<caption>Twelve stations, twelve months after the last change of capsule</caption>
<thead>
<tr><th scope="col">Where the capsule hangs</th><th scope="col">Stations</th><th scope="col">Mean blockage</th><th scope="col">Spent capsules</th></tr>
</thead>
<tbody>
<tr><th scope="row">Ventilated hut</th><td>5</td><td>2 %</td><td>0</td></tr>
<tr><th scope="row">Steel cabinet in the sun</th><td>3</td><td>6 %</td><td>1</td></tr>
<tr><th scope="row">Manhole</th><td>2</td><td>31 %</td><td>2</td></tr>
<tr><th scope="row">Dam gallery</th><td>2</td><td>44 %</td><td>2</td></tr>
</tbody>
</table>
<p>The last two rows are why we no longer print "change yearly" on the capsule. It now says: <em>dry place 12 months, damp place 6, gallery or manhole 3</em>.</p>
<h2>Weighing</h2>
<p>Colours are difficult. Orange and green look alike to one man in twelve, and everything looks alike by torchlight. A reader in Sweden weighs them. A new capsule is 21 g, a spent one 27 g; at 25 g we change it. Kitchen scales for €12 will do.</p>
<h2>Three habits that cost nothing</h2>
<ul>
<li>Never coil a vented cable tighter than a dinner plate. The capillary kinks and stays kinked.</li>
<li>Never seal the top against insects with tape. I have removed electrical tape, chewing gum and, once, candle wax.</li>
<li>Write the date on the capsule with a pencil. Ink fades in a year.</li>
</ul>
<p>The probe does not know that it is being deceived, and it will not tell you. Its errors are small, plausible and in step with the weather. That makes them the worst kind.</p>
`,
};
