import type { DemoArticle } from "../types.ts";

export const contact: DemoArticle = {
  slug: "contact",
  typeCode: "contact",
  title: "Contact",
  summary:
    "For urgent faults telephone, day and night. For everything else there is a form, two addresses and a person at each.",
  author: "Shen Jingyi",
  tags: ["people"],
  lang: "en",
  publishedAt: "2026-10-30T08:00:00.000Z",
  allowComment: false,
  state: "published",
  html: `<h2>Urgent faults, day and night</h2>
<p>Telephone <strong>+31 118 555 099</strong>, or in China <strong>+86 571 5555 0108</strong>. A field engineer answers. Have the serial number at hand, and do not switch anything off before we have spoken: what the instrument still remembers helps to find the fault.</p>
<h2>Questions, orders, visits</h2>
<table class="stack-rows">
<caption>Two desks</caption>
<thead>
<tr><td></td><th scope="col">Vlissingen</th><th scope="col">Hangzhou</th></tr>
</thead>
<tbody>
<tr><th scope="row">Address</th><td>Peilhuiskade 12, 4381 KM Vlissingen, Netherlands</td><td>8 Cechao Road, Gongshu, Hangzhou 310000, China</td></tr>
<tr><th scope="row">Telephone</th><td>+31 118 555 014</td><td>+86 571 5555 0108</td></tr>
<tr><th scope="row">E-mail</th><td>desk@kaldermeer.example.com</td><td>hangzhou@kaldermeer.example.com</td></tr>
<tr><th scope="row">Hours</th><td>Monday to Friday, 8:00 to 17:00</td><td>Monday to Friday, 8:30 to 17:00</td></tr>
<tr><th scope="row">Languages</th><td>Dutch, English, Spanish</td><td>Chinese, English</td></tr>
</tbody>
</table>
<p>Or use the form below. It reaches Shen Jingyi and her two colleagues, who answer within one working day in Chinese, English or Dutch. Please write which instrument you mean and what you saw. A photograph of the whole station is worth more than one of the display. Customers who would like to see the works, please arrange a time beforehand.</p>
<p>Hangzhou is six hours ahead of Vlissingen, in winter seven. Whoever rings the Netherlands from China after three in the afternoon finds somebody at work.</p>
<h2>When you write, tell us</h2>
<ol>
<li>Type and serial number. The number is engraved on the case or on the plate, and by it we find this instrument's certificate.</li>
<li>What you see, and since when; please say whether times are local or UTC.</li>
<li>The reading of a staff gauge at the same moment. It often decides whether we look for a day or for an hour.</li>
<li>What was touched lately: a cable, the staff, the power supply, a setting.</li>
</ol>
<p>Where we cannot answer at once we say that we do not know, and by when we shall.</p>
<h2>Who answers what</h2>
<ul>
<li><strong>Repairs and calibration:</strong> calibration@kaldermeer.example.com, Geert de Rooij</li>
<li><strong>Safety:</strong> safety@kaldermeer.example.com, Henrik Pallesen</li>
<li><strong>Peilnet:</strong> peilnet@kaldermeer.example.com, Rafael Nunes's group</li>
<li><strong>Open posts:</strong> Vlissingen jobs@kaldermeer.example.com, Lotte Verbrugge; Hangzhou jobs-hz@kaldermeer.example.com, Lin Xiaolan</li>
<li><strong>Press:</strong> press@kaldermeer.example.com, Nora Lindqvist</li>
</ul>
<h2>Sending something in</h2>
<p>Write your telephone number on the <em>inside</em> of the box, and pack the instrument so that you could drop it from a table. Describe the fault in your own words on a sheet of paper. Wet probes: rinse, dry, and do not open.</p>
<p>Probes, loggers and radars from Asia go to Hangzhou for repair. Mechanical gauges, the transducers of flow meters and instruments from before 1995 are mended in Vlissingen; please speak to the desk in Hangzhou before you send one. In both houses you get a price first, and then the work.</p>
<h2>How to find us</h2>
<p>From the station in Vlissingen it is a walk of twelve minutes along the harbour; look for the tower. In Hangzhou, take line 5 to the canal and walk south along the eastern bank for ten minutes. Both houses have a place to leave a bicycle, and soup at noon.</p>
`,
};
