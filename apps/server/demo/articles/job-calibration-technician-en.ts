import type { DemoArticle } from "../types.ts";

export const jobCalibrationTechnicianEn: DemoArticle = {
  slug: "job-calibration-technician-en",
  typeCode: "careers",
  translationOf: "job-calibration-technician-zh",
  title: "Calibration technician, pressure (Hangzhou)",
  summary:
    "You join Zhou Wenyuan's laboratory, calibrate pressure probes and compute what they are worth. 11,000 to 16,000 yuan a month, two days off a week. Letters until 31 December 2026.",
  author: "Lin Xiaolan",
  tags: ["jobs", "calibration"],
  keywords: ["vacancy", "calibration technician", "Hangzhou"],
  lang: "en",
  publishedAt: "2026-11-12T08:00:00.000Z",
  allowComment: false,
  state: "published",
  html: `<p>Six people in the laboratory in Hangzhou calibrate about 2,400 pressure probes a year. Since the second hall was opened there is room, and work, for one more. The language of the laboratory is Chinese.</p>
<h2>The work</h2>
<ul>
<li>You run two deadweight testers and four baths, and calibrate probes by the book;</li>
<li>compute the uncertainty of every certificate, and can tell a customer where each number comes from;</li>
<li>compare the two houses twice a year, with transfer standards from the Netherlands;</li>
<li>keep the record of the room: temperature, humidity, air pressure, vibration;</li>
<li>stop when a result looks odd, and look until you know why.</li>
</ul>
<p>The last is the most important. Nobody counts pieces. Last winter a colleague stopped for two days because a series was off by six thousandths of a per cent; the outlet of the air conditioning had been turned. Not one certificate left the room, and everybody had learned something.</p>
<h2>You</h2>
<ul>
<li>have a degree or diploma in metrology, instruments, physics, mechanics or the like, or three years in a laboratory;</li>
<li>know an error from an uncertainty, and like to calculate;</li>
<li>write down what you saw before what you think;</li>
<li>can read manuals in English. Speaking it helps; a teacher comes on Wednesdays.</li>
</ul>
<p>You need know nothing of hydrology or programming. For three months you work beside somebody, and begin by cleaning weights.</p>
<h2>We</h2>
<table>
<caption>The post in figures</caption>
<tbody>
<tr><th scope="row">Pay</th><td>11,000 to 16,000 yuan a month, by experience; you see the table in the interview</td></tr>
<tr><th scope="row">Hours</th><td>five days of seven and a half hours; you choose when you begin</td></tr>
<tr><th scope="row">Holidays</th><td>twelve days, one more each year, up to twenty</td></tr>
<tr><th scope="row">Insurance and housing fund</th><td>on the full pay; housing fund 12 %</td></tr>
<tr><th scope="row">Housing</th><td>a single flat for two years</td></tr>
<tr><th scope="row">Training</th><td>six weeks in Vlissingen in the second year</td></tr>
</tbody>
</table>
<p>You work upstairs in the second hall, with a window on the canal in the direction of the Gongchen Bridge. The laboratory is kept at twenty degrees: pleasant in summer, and in winter a reason to wear one more layer.</p>
<h2>How to apply</h2>
<p>Write to jobs-hz@kaldermeer.example.com and tell us in a few sentences how you once found a small difference that nobody else had noticed. No photograph, and nothing about your family.</p>
<p>Zhou Wenyuan and I read every letter and answer by 8 January. The interview is in the middle of January and takes half a day: an hour of conversation, then we calibrate a probe together. It has something small wrong with it, and we see whether we can find it between us. We pay for the journey.</p>
<p>We look for patience and honesty rather than a handsome career. On the wall of the laboratory hangs a sentence of the founder:</p>
<blockquote>
<p>An instrument may be wrong. You must know by how much.</p>
</blockquote>
`,
};
