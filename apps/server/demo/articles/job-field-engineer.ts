import type { DemoArticle } from "../types.ts";

export const jobFieldEngineer: DemoArticle = {
  slug: "job-field-engineer",
  typeCode: "careers",
  title: "Field engineer, Vlissingen (full time or four days)",
  summary:
    "You look after ninety stations between the Scheldt and the Aldra, in all weathers, with a van and a pencil. €3,350 to €4,500 a month. Letters until 15 December 2026.",
  author: "Lotte Verbrugge",
  tags: ["jobs", "field work"],
  keywords: ["vacancy", "field engineer", "Vlissingen"],
  lang: "en",
  publishedAt: "2026-11-03T08:00:00.000Z",
  recommendPositions: ["sidebar"],
  cover: "river-rain",
  coverAlt: "Rain over a dark valley and a swollen river with a gauge mast",
  allowComment: false,
  state: "published",
  html: `<p>Aoife Brennan's team looks after some 640 stations. One of the nine is going to sea in the spring, for love, and we are looking for a successor.</p>
<h2>The work</h2>
<p>You have ninety stations of your own, between the Western Scheldt and the upper Aldra. You see each of them twice a year and know them by heart after two. A third of your time is on the road, a third at the water, and a third at a desk in Vlissingen, where you look at the curves of stations that you have just touched and ask yourself whether it was better before.</p>
<p>On a usual day you</p>
<ul>
<li>read a staff, level from three bolts, wipe a radar, weigh a capsule, cut grass;</li>
<li>find out why a station was silent for six hours on a Sunday;</li>
<li>explain to a lock keeper what his gauge can do, and listen to what he has seen it do.</li>
</ul>
<p>In floods it is different. From November to March you are on call one week in five. Then you may be sent out at night, and you decide on the spot whether it is safe. If you turn back, that is the end of the matter; nobody asks for reasons. It has never been otherwise.</p>
<h2>You</h2>
<ul>
<li>have learned a trade or a science in which things are measured: mechanics, electronics, surveying, hydrology, seamanship;</li>
<li>can read a circuit diagram and are not afraid of a spanner;</li>
<li>write down what you saw before what you think;</li>
<li>have a driving licence, can swim 400 m in clothes (we test this, in the harbour, in May);</li>
<li>speak English or Dutch well enough to argue. A little of the other can be learned here.</li>
</ul>
<p>You need not know our instruments. The first six months you ride with somebody who does.</p>
<h2>We</h2>
<table>
<caption>The post in figures</caption>
<tbody>
<tr><th scope="row">Pay</th><td>€3,350 to €4,500 a month, by experience; the table is on the intranet and in the interview</td></tr>
<tr><th scope="row">Hours</th><td>36 a week, or 29 on four days</td></tr>
<tr><th scope="row">On call</th><td>one week in five, November to March, €410 a week, hours worked on top</td></tr>
<tr><th scope="row">Holidays</th><td>29 days</td></tr>
<tr><th scope="row">Pension</th><td>paid by us by two thirds</td></tr>
<tr><th scope="row">Van</th><td>yours during the week, not at weekends</td></tr>
<tr><th scope="row">Clothes</th><td>two sets of everything, chosen by you</td></tr>
<tr><th scope="row">Start</th><td>1 March 2027 or by agreement</td></tr>
</tbody>
</table>
<p>You sit in the corner room on the ground floor, with a view of the jetty. Your first instrument course, in January or April, is with Geert de Rooij in the calibration laboratory, two weeks.</p>
<h2>How to apply</h2>
<p>Write to jobs@kaldermeer.example.com until 15 December. A page is enough. Tell us about a fault that took you a long time to find. We do not need a photograph, a date of birth or a list of hobbies.</p>
<p>Your letter is read by Aoife Brennan and by me, by nobody else and by no program. You will have an answer by 22 December. Those whom we invite will spend a day with us, between 6 and 16 January: in the morning a conversation, at noon soup, in the afternoon a station with something wrong. We pay for the journey and the day.</p>
<p>We have eight women and men in this team out of nine who stayed longer than five years. If you ask them why, they will say that it is the soup.</p>
`,
};
