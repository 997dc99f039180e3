import type { DemoArticle } from "../types.ts";

export const peilnet4: DemoArticle = {
  slug: "peilnet-4",
  typeCode: "product-news",
  title: "Peilnet 4: your data, without asking us",
  summary:
    "The new version of our data service has an open interface, grey lines where data are missing, and an export of everything in one file. Existing accounts have been moved; nothing needs to be done.",
  author: "Rafael Nunes",
  tags: ["Peilnet", "data", "loggers"],
  keywords: ["API", "CSV export", "open data"],
  lang: "en",
  publishedAt: "2026-05-12T08:00:00.000Z",
  cover: "moon-tides",
  coverAlt: "Phases of the moon above a month of tides",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "py",
      content: "The 304 support is lovely, our nightly job went from 40 minutes to 2.",
      at: "2026-05-14T04:22:00.000Z",
      status: "approved",
    },
    {
      nickname: "Elin Strand",
      content: "Corrections as a separate table, switched on by the reader. Somebody listened.",
      at: "2026-05-13T07:15:00.000Z",
      status: "approved",
    },
  ],
  attachments: [
    {
      kind: "csv",
      name: "peilnet-limits.csv",
      rows: [
        ["what", "limit"],
        ["requests per minute", 120],
        ["readings per request", 50000],
        ["days kept", "unlimited"],
        ["export per account", "once an hour"],
      ],
    },
  ],
  html: `<p>Peilnet collects the readings of some 3,900 stations, draws them, watches limits and sends messages at night. Version 4 has been running since Sunday. If you have an account you already use it.</p>
<h2>Open</h2>
<p>Every reading that you can see in the browser you can also fetch with a program. There is no key to apply for: use your account, or none for public stations.</p>
<pre><code class="language-bash">curl "https://peilnet.example.com/api/v4/stations/stennerbrig/readings?from=2026-02-10&amp;to=2026-02-13&amp;step=5min" \\
  -H "Accept: text/csv"
</code></pre>
<pre><code class="language-text">time_utc,level_m,std_mm,quality,clock_age_s
2026-02-10T00:00:00Z,0.861,4,good,1240
2026-02-10T00:05:00Z,0.861,3,good,1540
</code></pre>
<p>Answers carry an <code>ETag</code>. Send it back with <code>If-None-Match</code>, and if nothing has changed the answer is an empty <code>304</code>. Please do: a third of our traffic used to be the same file, again.</p>
<h2>Grey</h2>
<p>Where readings are missing the line is grey, from the last value to the next, and the words <em>no data since 03:10</em> stand above the graph. It used to be blank. After <a href="/article-detail?id=forty-one-hours-on-the-aldra">the flood on the Aldra</a> several people told us that they had taken a blank for calm.</p>
<h2>Corrections apart from observations</h2>
<p>A reading is never changed. Corrections, for a staff that hung too low or a clock that was slow, are kept in a table of their own with date, author and reason. Every graph and export has a switch: <em>as observed</em> or <em>as corrected</em>. The default is corrected, and the file name says so.</p>
<table>
<caption>What has changed</caption>
<thead>
<tr><td></td><th scope="col">Version 3</th><th scope="col">Version 4</th></tr>
</thead>
<tbody>
<tr><th scope="row">Interface for programs</th><td>on application</td><td>open, documented</td></tr>
<tr><th scope="row">Missing data</th><td>blank</td><td>grey line and words</td></tr>
<tr><th scope="row">Corrections</th><td>overwrite</td><td>separate table</td></tr>
<tr><th scope="row">Largest export</th><td>one year</td><td>everything</td></tr>
<tr><th scope="row">Languages</th><td>English, Dutch</td><td>English, Dutch, Chinese, Spanish, Norwegian</td></tr>
<tr><th scope="row">Night alarms</th><td>message</td><td>message, then telephone call until acknowledged</td></tr>
</tbody>
</table>
<h2>Everything in one file</h2>
<p>Under <em>Account › Export</em> is a button that gives you all your stations, readings, photographs, station sheets and corrections in one archive of plain files. You may do it once an hour, which nobody will need, but you should be able to leave us on any afternoon.</p>
<p>Four customers tried it in April. The largest archive, of a water board with 118 stations since 1994, came to 2.3 GB and took six minutes. It was unpacked on another machine by somebody who had never seen Peilnet, and she drew the flood of 1995 from it before lunch.</p>
<blockquote>
<p>A service is worth having when you could do without it.</p>
</blockquote>
<h2>What is gone</h2>
<p>The Excel plug-in, used by four people, who have been telephoned. The animated water. And the address <code>data.kaldermeer.example.com</code>, which will answer with a redirect until the end of 2027.</p>
<h2>What does not work yet</h2>
<p>The map is slow with more than 1,000 stations on a telephone. Chinese station names are sorted by code point and not by pronunciation. Discharge with a hatched band, for levels beyond the last gauging, will come with 4.1 in July. We keep the list of known faults on the service's front page, with dates, and take nothing off it that has not been mended.</p>
`,
};
