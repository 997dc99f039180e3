import type { DemoArticle } from "../types.ts";

export const pressureCalibrationEn: DemoArticle = {
  slug: "pressure-calibration-en",
  typeCode: "engineering",
  translationOf: "pressure-calibration-zh",
  title: "How long it takes to calibrate a pressure probe",
  summary:
    "Three days from the box to the stamp, forty minutes of which are spent reading. The rest is waiting: for the temperature, for the pressure, and for people to calm down. The head of the laboratory shows you round.",
  author: "Zhou Wenyuan",
  tags: ["calibration", "pressure probes"],
  keywords: ["pressure calibration", "deadweight tester", "hysteresis"],
  lang: "en",
  publishedAt: "2025-03-25T08:00:00.000Z",
  cover: "instrument-p12",
  coverAlt: "A pressure probe with its coiled cable",
  allowComment: true,
  state: "published",
  html: `<p>Customers ask why a P12 needs three days with us. Put it on the tester, raise the pressure, read, lower it: half an hour should do. Indeed, all readings together take forty minutes. The rest of the time we wait.</p>
<h2>First day: temperature</h2>
<p>The probe comes out of its box. We look at it, note its number, and check the cable for kinks and the colour of the desiccant. Then it lies in a room at 20 °C and does nothing, overnight.</p>
<p>Titanium conducts heat badly, and the ceramic diaphragm inside needs six hours to come within a tenth of a degree. Who begins after two gets a curve whose halves do not meet, as if somebody had bent it.</p>
<h2>Second day: pressure</h2>
<p>The standard is a deadweight tester. The principle is old: weights of known mass on a piston of known area; the pressure is weight divided by area. Gravity in Hangzhou is 9.7930, two parts in a thousand less than in the Netherlands, and with the same weights so is the pressure. That has to be corrected.</p>
<table>
<caption>A complete calibration</caption>
<thead>
<tr><th scope="col">Step</th><th scope="col">Points</th><th scope="col">Wait at each</th><th scope="col">Time</th></tr>
</thead>
<tbody>
<tr><th scope="row">Up, at 5 °C</th><td>11</td><td>2 min</td><td>40 min</td></tr>
<tr><th scope="row">Down, at 5 °C</th><td>11</td><td>2 min</td><td>40 min</td></tr>
<tr><th scope="row">Up and down, at 20 °C</th><td>22</td><td>2 min</td><td>80 min</td></tr>
<tr><th scope="row">Up and down, at 35 °C</th><td>22</td><td>2 min</td><td>80 min</td></tr>
<tr><th scope="row">Zero again</th><td>3</td><td>10 min</td><td>30 min</td></tr>
<tr><th scope="row">Changing the temperature</th><td>none</td><td>none</td><td>9 h</td></tr>
</tbody>
</table>
<p>Why up and down? Because a diaphragm remembers. On the way up and on the way down it reads a little differently at one pressure; that is hysteresis, for a P12 usually eight parts in a hundred thousand of full scale. Whoever measures upwards only will never see it. When a reservoir is emptied, the level falls, and that is the half you need.</p>
<p>At each point we turn the weights gently, so that the piston floats, wait two minutes and take the mean of sixty readings. No rule says two minutes; we tried. After one the reading is twenty parts in a million off, after two three, and after five still three.</p>
<h2>Third day: people</h2>
<p>When the numbers are there, no certificate is made. Next morning somebody else computes it again from the raw record, and only if both agree it is stamped. Every year this finds five or six mistakes, mostly a 6 read as a 0 or two lines exchanged.</p>
<blockquote>
<p>Do not stamp at five in the afternoon.</p>
</blockquote>
<p>That rule is my predecessor's, and I thought little of it. Then I counted: half of the slips were made after four.</p>
<h2>How to read a certificate</h2>
<p>Look at three numbers. The largest deviation says whether the probe is right. The hysteresis says how far up and down differ. The expanded uncertainty says how much the first two are worth. Some certificates give the first alone. That is like telling you what a witness said, and not how far away he stood.</p>
<h2>How often</h2>
<p>Once at the end of the first year; after that, let the drift decide. Draw the zeros of all calibrations on one sheet. If they move by less than two parts in ten thousand of full scale a year, every three years will do. If one jumps, send the probe at once, whatever the date.</p>
<p>The point of a calibration is not the sheet of paper. It is the line through several of them. A single point says nothing.</p>
`,
};
