import { euros, productFacts } from "../product-facts.ts";
import type { DemoArticle } from "../types.ts";

const { clock, mass, memory, price, sdi12, sleep } = productFacts.L3;
const { L2 } = productFacts;

export const l3Logger: DemoArticle = {
  slug: "l3-logger",
  typeCode: "product-news",
  title: "The L3 logger: two years on one battery",
  summary:
    "A logger for ten digital sensors, with LTE-M, a clock that knows its own errors and a lid that opens without tools. What it can do, what it cannot, and how to move from the L2 without losing a reading.",
  author: "Tomasz Wierzba",
  tags: ["loggers", "Peilnet"],
  keywords: ["L3", "LTE-M", "NB-IoT", "data logger"],
  lang: "en",
  publishedAt: "2025-06-17T08:00:00.000Z",
  cover: "instrument-l3",
  coverAlt: "A data logger with a display that reads 2.417",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "Wenche",
      content:
        "Does it do roaming between two operators at the border? Our station changes country twice a day.",
      at: "2025-06-18T05:58:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "Tomasz Wierzba, Kaldermeer",
          content:
            "Yes, with the multi-network card. It stays with the one that worked last and tries the other after three failures.",
          at: "2025-06-18T10:22:00.000Z",
          status: "approved",
        },
      ],
    },
  ],
  attachments: [
    {
      kind: "pdf",
      name: "l3-data-sheet.pdf",
      title: "L3 data logger: data sheet",
      lines: [
        `Inputs: ${sdi12} SDI-12, 1 RS-485 Modbus, 2 pulse, 2 of 4-20 mA`,
        `Memory ${memory} readings`,
        "LTE-M and NB-IoT, 2G fallback",
        `Clock better than ${clock} ppm from -30 to +60 C`,
        "Supply 6 to 30 V DC or 2 lithium D cells",
        `Sleep ${sleep} microampere`,
        "Housing IP68, 1 m for 30 days, open lid IP20",
        `Size 210 x 160 x 90 mm, ${mass} kg with cells`,
      ],
    },
  ],
  html: `<p>The L3 is our new data logger. It follows <a href="/other-detail?type=products&amp;id=L2">the L2</a> of 2013, of which 5,200 are in the field, and it can be ordered from today for <a href="/other-detail?type=products&amp;id=L3">${euros(price)}</a>.</p>
<h2>What it is for</h2>
<p>A station on a river or a coast, with up to ten digital sensors, far from the mains, where somebody comes by once or twice a year. With two lithium cells it runs for two years on one reading every ten minutes and one report an hour. With a 10 W panel it runs until the panel is stolen.</p>
<h2>What is new</h2>
<p><strong>A lid without tools.</strong> Two latches that work with gloves. Under it the display, four keys, and the wiring diagram of <em>your</em> station, which the logger draws from what it finds on its terminals.</p>
<p><strong>A clock that knows itself.</strong> Every L3 is measured in the climate chamber for two hours before it leaves, and stores the curve of its own quartz. Without any network it is right to half a minute a year. The reasons are set out in <a href="/article-detail?id=the-clock-in-the-logger">The clock in the logger</a>.</p>
<p><strong>Events.</strong> If the level rises faster than a limit that you set, the logger measures every minute and reports every five, until the river has fallen for six hours. The limit can be changed from the desk.</p>
<p><strong>Two copies.</strong> Readings are written to the internal memory and to a card. They are only marked as sent when Peilnet has confirmed the checksum. In a year's trial at 30 stations, 1.58 million readings were taken and 1.58 million arrived; eleven arrived after nine days, because a mast of the telephone company had blown down.</p>
<table>
<caption>L2 and L3</caption>
<thead>
<tr><td></td><th scope="col">L2</th><th scope="col">L3</th></tr>
</thead>
<tbody>
<tr><th scope="row">SDI-12 sensors</th><td>${L2.sdi12}</td><td>${sdi12}</td></tr>
<tr><th scope="row">Sleep current</th><td>${L2.sleep} µA</td><td>${sleep} µA</td></tr>
<tr><th scope="row">Network</th><td>2G</td><td>LTE-M, NB-IoT, 2G</td></tr>
<tr><th scope="row">Clock</th><td>${L2.clock} ppm, uncorrected</td><td>${clock} ppm</td></tr>
<tr><th scope="row">Memory</th><td>${L2.memory} readings</td><td>${memory}</td></tr>
<tr><th scope="row">Opening</th><td>six screws</td><td>two latches</td></tr>
<tr><th scope="row">Price</th><td>${euros(L2.price)}</td><td>${euros(price)}</td></tr>
</tbody>
</table>
<h2>What it is not for</h2>
<p>Not for more than one reading a second: for waves and bores use the fast firmware of the sensor and its own memory. Not as an alarm that must never fail. It is a very good logger with one radio. An alarm on which lives depend needs two of everything, and another route.</p>
<h2>Moving from the L2</h2>
<p>The terminals have the same order. Take the plug strip off the L2 and push it on to the L3; nothing needs to be unscrewed. Then connect a telephone by cable and run</p>
<pre><code class="language-text">l3 import L2-21-0417.cfg      read the old configuration
l3 check                      ask every sensor, compare with the old list
l3 start --overlap 24h        run as a shadow for a day, then take over
</code></pre>
<p>During the overlap both loggers report and Peilnet shows the difference, which should be nothing. If it is not nothing, stop and telephone. It was something at 2 of the 30 trial stations, both times because of a line in the old configuration that nobody had understood since 2015.</p>
<h2>End of the L2</h2>
<p>The L2 is sold until the end of this year and repaired until at least 2035. In countries that switch off 2G, a modem board for LTE-M can be fitted; it costs €160 and takes a quarter of an hour.</p>
`,
};
