import type { DemoArticle } from "../types.ts";

export const apprentices2026: DemoArticle = {
  slug: "apprentices-2026",
  typeCode: "company-news",
  title: "Four apprentices and a mouse",
  summary:
    "Since August two precision mechanics, an electronics technician and, for the first time, a hydrometry technician have been learning with us. Their first task was to repair something older than their parents.",
  author: "Lotte Verbrugge",
  tags: ["people", "jobs", "repair"],
  keywords: ["apprenticeship", "training", "workshop"],
  lang: "en",
  publishedAt: "2026-08-25T08:00:00.000Z",
  cover: "gauge-staff-tide",
  coverAlt: "A staff gauge in dark water at the sixth mark",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "proud mother",
      content: "She has explained the escapement to the whole family. Twice.",
      at: "2026-08-26T18:18:00.000Z",
      status: "approved",
    },
  ],
  html: `<p>On Monday 3 August four people started in Vlissingen: Yara Benali and Sem de Wolf as precision mechanics, Ilse Traas as an electronics technician, and Daan Kuipers in a trade that did not exist until this year, hydrometry technician. It was set up by the vocational college at Middelburg with us, two water boards and the coastguard. The first class has seven pupils.</p>
<h2>The first month</h2>
<p>Each apprentice is given one broken instrument and a bench. The instrument is at least thirty years old. There is a drawing, and somebody to ask. There is no deadline.</p>
<p>Yara Benali had a drum recorder of 1974 that lost four minutes a day. She took the clock apart, laid the parts out on a sheet in the order in which they came, and found, on day three, that one pallet of the escapement was worn by 0.05 mm. She made a new one. It now loses six seconds.</p>
<p>Sem de Wolf's float gauge had been under water, the whole of it, for a winter. He has replaced every bearing and discovered that the bearings of 1981 can still be ordered, while the lubricant cannot. The laboratory helped him find one that behaves the same between −10 and 40 °C.</p>
<p>Ilse Traas had a T26 that read correctly by day and 9 mm too high at night. The fault lay in a ceramic capacitor whose value changes with temperature; it took eleven days and a can of cold spray. Her note about it is now in the service manual, under her name.</p>
<p>Daan Kuipers was given no instrument. He was given a stretch of the Kanaal door Walcheren, 400 m of it, a boat, and the question how much water runs through. He has measured it five times with four methods and has five answers between 3.1 and 3.6 m³/s. That is the lesson.</p>
<blockquote>
<p>They ask me which one is right. I tell them that they now know more about this canal than anyone who has measured it once.</p>
</blockquote>
<p>So says Ingrid Solheim, who looks after him.</p>
<h2>How the three years go</h2>
<table>
<caption>Plan of the apprenticeship</caption>
<thead>
<tr><th scope="col">Half-year</th><th scope="col">Where</th><th scope="col">What</th></tr>
</thead>
<tbody>
<tr><th scope="row">1</th><td>repair workshop</td><td>one old instrument, from drawing to certificate</td></tr>
<tr><th scope="row">2</th><td>production</td><td>every bench for two weeks</td></tr>
<tr><th scope="row">3</th><td>calibration laboratory</td><td>uncertainty, by hand and with a pencil</td></tr>
<tr><th scope="row">4</th><td>field service</td><td>with Aoife Brennan's team, in all weathers</td></tr>
<tr><th scope="row">5</th><td>Hangzhou, four months</td><td>electronics line and pressure laboratory</td></tr>
<tr><th scope="row">6</th><td>own choice</td><td>a piece of work of one's own, with examination</td></tr>
</tbody>
</table>
<p>The months in Hangzhou are voluntary. Since 2015 everyone but one has gone, and he was afraid of flying and took the train.</p>
<h2>What they earn</h2>
<p>€1,140 a month in the first year, €1,360 in the second and €1,690 in the third, with the travel and the tools. The tools are theirs at the end. So is a job, if they want it: of 31 apprentices since 2010, 24 are still in the house.</p>
<h2>And the mouse</h2>
<p>The recorder that Yara Benali repaired came from a pumping station, and in its base, under the drum, was a nest made of chart paper. It could be dated. On the shreds one can read parts of a tide from March 1996. She has mounted them under glass, in order, and the gaps are the right length.</p>
<p>Applications for August 2027 are open until 31 January. Write to us by hand or by machine, and tell us about something you have taken apart.</p>
`,
};
