import type { DemoArticle } from "../types.ts";

export const sdi12OnALongCable: DemoArticle = {
  slug: "sdi-12-on-a-long-cable",
  typeCode: "engineering",
  title: "SDI-12 on a long cable",
  summary:
    "The standard says 60 metres. People use 200, and it works until winter. What really limits the bus, how to look at it with an oscilloscope, and a checklist for the day when sensor 3 stops answering.",
  author: "Tomasz Wierzba",
  tags: ["loggers", "data", "field work"],
  keywords: ["SDI-12", "cable", "oscilloscope", "protocol"],
  lang: "en",
  publishedAt: "2024-09-24T08:00:00.000Z",
  cover: "instrument-l3",
  coverAlt: "A data logger with a display that reads 2.417",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "Jo",
      content: "The `?!` with two sensors on the bus cost me a day in 2019. Wish I had had this.",
      at: "2024-09-27T13:13:00.000Z",
      status: "approved",
    },
    {
      nickname: "anon",
      content: "RS-485 exists. SDI-12 should be retired.",
      at: "2024-10-02T22:40:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "Tomasz Wierzba, Kaldermeer",
          content:
            "It does, and at 40 times the current. On a mast with a 10 W panel I am fond of SDI-12.",
          at: "2024-10-03T07:15:00.000Z",
          status: "approved",
        },
      ],
    },
    {
      nickname: "sdi fan",
      content: "First!!!!",
      at: "2024-09-24T08:04:00.000Z",
      status: "rejected",
    },
  ],
  html: `<p>SDI-12 is a bus of three wires: 12 V, ground and data. It was written in 1988 by people who knew rivers, it runs at 1,200 baud, and one can talk to it with a terminal. The standard allows ten sensors on 60 m of cable. Every week somebody telephones who has 180 m and whose third sensor answers only in the afternoon.</p>
<h2>What the limit is</h2>
<p>It is not the length as such. At 1,200 baud a bit lasts 833 µs, in which time a signal could travel 160 km. What matters is two other things.</p>
<p><strong>Capacitance.</strong> The data line is pulled up and down between 0 and 5 V by a driver with a source resistance of 1 to 2 kΩ. A screened cable has 100 to 150 pF per metre. 200 m of it are 30 nF, and with 2 kΩ that makes a time constant of 60 µs. A bit is fourteen times as long. There is still no problem.</p>
<p><strong>Ground.</strong> The sensors' supply current flows back through the same ground wire that the data refer to. A 0.34 mm² wire has 0.055 Ω per metre. With 200 m of it and a sensor that draws 40 mA while measuring, the far ground is lifted by 0.44 V. Two sensors, 0.9 V. The standard calls anything below 0.5 V a zero. There is the trouble.</p>
<table>
<caption>Lift of the ground at the far end, 40 mA</caption>
<thead>
<tr><th scope="col">Wire</th><th scope="col">60 m</th><th scope="col">120 m</th><th scope="col">200 m</th></tr>
</thead>
<tbody>
<tr><th scope="row">0.25 mm²</th><td>0.18 V</td><td>0.36 V</td><td>0.60 V</td></tr>
<tr><th scope="row">0.34 mm²</th><td>0.13 V</td><td>0.26 V</td><td>0.44 V</td></tr>
<tr><th scope="row">0.75 mm²</th><td>0.06 V</td><td>0.12 V</td><td>0.20 V</td></tr>
<tr><th scope="row">1.5 mm²</th><td>0.03 V</td><td>0.06 V</td><td>0.10 V</td></tr>
</tbody>
</table>
<p>Why only in the afternoon? A battery at 11.8 V on a cold morning makes a switching regulator in the sensor draw more current than at 13.6 V with the sun on the panel. More current, more lift.</p>
<h2>Looking at it</h2>
<p>Put the probe of an oscilloscope on data <em>at the sensor's end</em>, with the clip on the sensor's ground, and send <code>0M!</code>. You want a low below 0.5 V, a high above 3.5 V, and edges of less than 100 µs. If the low sits at 0.7 V you have found it. Then put the clip on the logger's ground with a long lead and see the difference.</p>
<p>No oscilloscope? A multimeter between the two grounds while a sensor measures tells you nearly as much.</p>
<h2>A conversation, for reference</h2>
<pre><code class="language-text">0!             are you there, sensor 0?
0              yes
0I!            who are you?
014KALDERM R20 2.11 20-23-0311
0M!            measure
00013          ready in 1 s with 3 values
0              (service request: ready now)
0D0!           give me the values
0+2.417+0.8+11.9
               level m, spread mm, supply V
</code></pre>
<p>And the three mistakes that everybody makes once:</p>
<ol>
<li><code>?!</code> asks <em>any</em> sensor for its address. With two on the bus both answer at the same time, and one reads rubbish. Use it with one sensor connected.</li>
<li>Two new sensors both have address 0. Change one first: <code>0A1!</code>.</li>
<li>After <code>0M!</code> a logger must wait for the service request or for the time it was told, and must not chat to the others meanwhile. For ten sensors at once use <code>0C!</code>, the concurrent command.</li>
</ol>
<h2>The checklist</h2>
<ul>
<li>Does it work on a 2 m cable? Then it is the cable. If not, it is the sensor.</li>
<li>Does it work alone on the long cable? Then it is the sum of the currents.</li>
<li>Ground from sensor to logger: less than 0.3 V while measuring?</li>
<li>Low level at the sensor below 0.5 V? High above 3.5?</li>
<li>Is the screen connected at one end only?</li>
<li>Has a mouse been there? I ask because in 2022 and 2023 it was a mouse in seven cases out of sixty-one.</li>
</ul>
<p>Thicker wire is the cure in most cases. A separate supply pair to the far sensor, with its ground not used for data, cures nearly all the others. Beyond 250 m I use RS-485, and a bigger panel.</p>
`,
};
