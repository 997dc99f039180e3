import type { DemoArticle } from "../types.ts";

export const theClockInTheLogger: DemoArticle = {
  slug: "the-clock-in-the-logger",
  typeCode: "engineering",
  title: "The clock in the logger",
  summary:
    "A quartz that is right at your desk is four minutes slow after a winter on a mast. Where the minutes go, what they do to a tide, and how the L3 keeps time without a satellite.",
  author: "Tomasz Wierzba",
  tags: ["loggers", "tide gauges", "data"],
  keywords: ["clock drift", "quartz", "temperature", "time stamp"],
  lang: "en",
  publishedAt: "2025-01-21T08:00:00.000Z",
  cover: "harbour-night",
  coverAlt: "The harbour at night, with a lit hut on its jetty and the moon over the town",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "Skipper",
      content: "We found a gauge that had been on summer time since 2011.",
      at: "2025-01-24T19:19:00.000Z",
      status: "approved",
    },
    {
      nickname: "kvartsi",
      content:
        "Nice plot idea: drift against (T-25)^2 is a straight line. Did it with three of ours and found one bad crystal.",
      at: "2025-02-03T10:25:00.000Z",
      status: "approved",
    },
  ],
  html: `<p>Every measurement is two numbers: what, and when. We spend thousands on the first and forty cents on the second.</p>
<p>The forty cents buy a tuning-fork quartz of 32,768 Hz, like the one in a wristwatch. It is adjusted to be right at 25 °C, because a wristwatch lives on a wrist. On either side of 25 °C it runs slow:</p>
<pre><code class="language-text">drift = −0.035 ppm × (T − 25 °C)²
</code></pre>
<p>At 25 °C that is nothing. At 0 °C it is −22 ppm, or 1.9 s a day. At −20 °C it is −71 ppm, 6.1 s a day. Note the square: being too warm makes it slow as well. A quartz in the field is <em>always</em> slow.</p>
<table>
<caption>A logger without correction, from November to March</caption>
<thead>
<tr><th scope="col">Place</th><th scope="col">Mean temperature</th><th scope="col">Slow by March</th></tr>
</thead>
<tbody>
<tr><th scope="row">Heated hut</th><td>18 °C</td><td>0 min 22 s</td></tr>
<tr><th scope="row">Harbour, Vlissingen</th><td>6 °C</td><td>2 min 44 s</td></tr>
<tr><th scope="row">Skarnsund, Indre havn</th><td>−1 °C</td><td>5 min 04 s</td></tr>
<tr><th scope="row">Mast on the upper Aldra</th><td>1 °C</td><td>4 min 20 s</td></tr>
</tbody>
</table>
<h2>Does it matter?</h2>
<p>On a reservoir, no. On a river in flood, a little: at 38 cm an hour a minute is 6 mm. On the coast, very much. At half tide in Vlissingen the level changes by 15 mm a minute. Three minutes are 45 mm, of one sign on the flood and the other on the ebb, so that the monthly mean stays right and every single reading is wrong. It is the most comfortable kind of error: nobody sees it in the averages.</p>
<p>And a network whose clocks differ cannot say how a wave travels. In Skarnsund high water needs eleven minutes from the mouth to the head of the fjord. With clocks that are five minutes apart, the tide would sometimes have come from the land.</p>
<h2>How to find it in old data</h2>
<p>Fit the tide, take it out, and look at what is left. A clock that is slow leaves a small tide with the period of the big one, turned by 90°. Its height divided by the rate of the tide is the error in time:</p>
<ol>
<li>Fit one month at a time, with the same constituents.</li>
<li>Plot the phase of M2 against the month.</li>
<li>A slope of 1° per month is a drift of 2.07 minutes per month. A step is the day on which somebody set the clock.</li>
</ol>
<p>Steps of exactly 60 minutes are summer time. We find one in about every fifth record older than 2010.</p>
<h2>What the L3 does</h2>
<p>The L3, which follows our present logger this summer, has the same forty-cent quartz and a thermometer beside it.</p>
<p><strong>It knows its own curve.</strong> During the two-hour burn-in each logger is taken from −30 to +60 °C, and its quartz is compared with a rubidium clock. Three numbers describe the parabola, and they are stored in the logger. After that the drift is below 1 ppm, half a minute a year, whatever the weather.</p>
<p><strong>It asks when it can.</strong> Whenever it reports over the mobile network it also asks for the time, and if the answer came within 200 ms, uses it. It never jumps: it runs faster or slower by 1 % until it agrees. A jump backwards would put two readings at the same instant, and then a database throws one of them away.</p>
<p><strong>It says so.</strong> Each record carries the time since the last comparison and the size of the last correction. The columns are called <code>clock_age_s</code> and <code>clock_step_ms</code>. Most people never look at them. The one person who needs them, twenty years from now, will be glad.</p>
<blockquote>
<p>Write the time in UTC, always. Convert it for people at the last possible moment, and never in the file.</p>
</blockquote>
<h2>If you have other loggers</h2>
<p>Compare each with your telephone at every visit, <em>before</em> you set it, and write the difference in the book: "slow 3 min 10 s, set". With two such lines a year the record can be put right afterwards, to within a few seconds. Without them it can only be guessed at. Setting the clock without writing the difference destroys the evidence, and I have done it myself.</p>
`,
};
