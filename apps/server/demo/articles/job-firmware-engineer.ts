import type { DemoArticle } from "../types.ts";

export const jobFirmwareEngineer: DemoArticle = {
  slug: "job-firmware-engineer",
  typeCode: "careers",
  title: "Firmware engineer for loggers and radars, Vlissingen",
  summary:
    "Small processors, small currents, long lives. You write C that will still run in 2050 and be read by somebody who does not know you. €4,100 to €5,600 a month. Letters until 10 January 2027.",
  author: "Tomasz Wierzba",
  tags: ["jobs", "loggers"],
  keywords: ["vacancy", "firmware", "C", "embedded"],
  lang: "en",
  publishedAt: "2026-11-10T08:00:00.000Z",
  cover: "instrument-l3",
  coverAlt: "A data logger with a display",
  allowComment: false,
  state: "published",
  html: `<p>Our firmware lives on masts. Some of it was written in 1998 and still runs, because nobody has climbed up to replace it and because it works. There are four of us. We would like to be five.</p>
<h2>What you would do</h2>
<ul>
<li>Look after the code of the T80: about 31,000 lines of C, of which 9,000 are signal processing and 4,000 are there so that nothing happens in a thunderstorm.</li>
<li>Bring the L3's modem code from one maker's chip to another's. The present one ends in 2028.</li>
<li>Hunt currents. The L3 sleeps at 38 µA; we know where 31 of them go.</li>
<li>Answer two afternoons a month at the service desk. It is where the ideas come from.</li>
</ul>
<p>You would <em>not</em> write a cloud. Rafael Nunes's group does that, across the corridor.</p>
<h2>How we work</h2>
<p>Each change is read by one other person, who has to be able to explain it. Tests run on the desk and, every night, on a rack with forty real instruments in a climate chamber, connected to a pump that plays back floods. A release goes to our own jetty for four weeks, then to ten customers who have agreed to it, then to all. In 2025 we made three releases.</p>
<p>We use C11, a static analyser with the strict rules on, and Python for everything that does not run on a mast. The compiler has a fixed version, which is kept in the archive with the source, on paper tape for all I care, so long as we can build the same bytes in twenty years. We rebuild a ten-year-old release every January to see whether that is still true. Last time it took a day.</p>
<table>
<caption>A puzzle from this year</caption>
<tbody>
<tr><th scope="row">Symptom</th><td>one radar in 300 reported 0.000 m, once, at 00:00:00 UTC</td></tr>
<tr><th scope="row">First idea</th><td>the clock</td></tr>
<tr><th scope="row">Second idea</th><td>the bus</td></tr>
<tr><th scope="row">Finding</th><td>a log file was opened at midnight; on a nearly full card this took 1.2 s; the watchdog bit at 1.0</td></tr>
<tr><th scope="row">Cure</th><td>open the next day's file at a quiet moment in the afternoon</td></tr>
<tr><th scope="row">Time to find</th><td>seven weeks</td></tr>
</tbody>
</table>
<p>If you would have enjoyed those seven weeks, write to us.</p>
<h2>You</h2>
<ul>
<li>have written firmware that left the house, and heard what became of it;</li>
<li>are at home with an oscilloscope and a current probe;</li>
<li>can explain an interrupt to a hydrologist, and are interested in what the hydrologist says then;</li>
<li>write comments that say <em>why</em>.</li>
</ul>
<p>A degree is welcome and not needed. Two of the four of us have none.</p>
<h2>The post in figures</h2>
<p>€4,100 to €5,600 a month by experience, 36 hours, 29 days of holidays. Two days a week from home if you like; the instruments are here. Help with moving, and a room above the workshop for the first three months. If you do not speak Dutch: we speak English in meetings and Dutch at the coffee machine, and there is a teacher on Wednesdays.</p>
<h2>How to apply</h2>
<p>Write to jobs@kaldermeer.example.com until 10 January 2027. Send a piece of code that you are proud of, or one that you are ashamed of, with a paragraph that explains the feeling. It will be read by Ingrid Solheim and by me. We will answer by 20 January.</p>
<p>There is no test with a whiteboard. If we meet, we will sit down together at the rack with a real fault, and see whether we find it. We will not know the answer either.</p>
`,
};
