import type { DemoArticle } from "../types.ts";

export const safetyNoticeP12CableGland: DemoArticle = {
  slug: "safety-notice-p12-cable-gland",
  typeCode: "product-news",
  title: "Safety notice: cable gland of the P12 probe",
  subTitle: "Serial numbers 12-25-0400 to 12-25-0911",
  summary:
    "In 512 pressure probes made between April and September 2025 the cable gland may let water in below 20 m. Do not open a wet probe under power. We send a new gland and the tool, free of charge; the exchange takes ten minutes.",
  author: "Henrik Pallesen",
  tags: ["safety", "pressure probes", "reservoirs"],
  keywords: ["P12", "cable gland", "recall", "serial number"],
  lang: "en",
  publishedAt: "2026-10-29T07:00:00.000Z",
  isTop: true,
  recommendPositions: ["sidebar"],
  cover: "instrument-p12",
  coverAlt: "A pressure probe with its coiled cable",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "Gareth Pryce",
      content:
        "Gland and key arrived in two days, done in eight minutes. The old ring had indeed taken a set.",
      at: "2026-11-05T16:10:00.000Z",
      status: "approved",
    },
    {
      nickname: "L. Moreau",
      content: "Are probes that were recalibrated by you in 2026 already done?",
      at: "2026-11-06T10:48:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "Henrik Pallesen, Kaldermeer",
          content:
            "If the certificate is dated 15 September 2026 or later, yes, and it says so on page 2. Earlier than that, no.",
          at: "2026-11-06T12:02:00.000Z",
          status: "approved",
        },
      ],
    },
  ],
  attachments: [
    {
      kind: "pdf",
      name: "p12-gland-instructions.pdf",
      title: "P12: exchange of the cable gland",
      lines: [
        "1. Switch the supply off and lift the probe out of the water.",
        "2. Leave it hanging, nose down, for ten minutes.",
        "3. Look through the inspection port. If you see drops, stop and call +31 118 555 099.",
        "4. Unscrew the gland anticlockwise with the grey key. It is tight.",
        "5. Wipe the seat with the cloth in the bag. Use nothing else.",
        "6. Put the blue ring on the new gland. The old ring is black.",
        "7. Screw in by hand until it stops, then with the key until the key clicks (4.5 Nm).",
        "8. Write the date on the label and send us the old gland in the envelope.",
      ],
    },
    {
      kind: "csv",
      name: "p12-affected-serials.csv",
      rows: [
        ["first", "last", "made"],
        ["12-25-0400", "12-25-0561", "2025-04"],
        ["12-25-0562", "12-25-0688", "2025-06"],
        ["12-25-0689", "12-25-0911", "2025-09"],
      ],
    },
  ],
  html: `<p><strong>Who is concerned.</strong> Owners of <a href="/other-detail?type=products&amp;id=P12">P12</a> submersible pressure probes with serial numbers from 12-25-0400 to 12-25-0911, both included. The number is engraved on the body, above the orange ring. No other Kaldermeer instrument uses this gland.</p>
<p><strong>What can happen.</strong> Water can pass the gland at depths of more than 20 m. In nine probes returned since June we found between a trace and 4 ml of water in the body. The reading then drifts upwards by a few centimetres over several weeks, and finally stops. In one case, at a pumping station, the supply was left on while the probe was opened at the bench, and the technician received a shock from the station's own 230 V line, which had found its way through the wet cable screen. He was not hurt.</p>
<p><strong>What to do today.</strong></p>
<ol>
<li>Check the serial number.</li>
<li>If it is in the range and the probe hangs deeper than 20 m, do not rely on it for alarms. Set a second sensor or read the staff.</li>
<li>Do not open a probe that has been under water before its supply is off and disconnected at both ends.</li>
<li>Order the new gland: telephone +31 118 555 099 (day and night), or in China +86 571 5555 0108, or write to safety@kaldermeer.example.com with the serial numbers. We send gland, ring and torque key the same day.</li>
</ol>
<p>The exchange takes ten minutes and needs no recalibration. The instructions are attached, and a printed copy is in the bag. If you would rather not do it yourselves, send the probe in or ask for a visit; both are free for the probes concerned, whatever the age of the guarantee.</p>
<h2>Cause</h2>
<p>The O-ring of the gland is made of a nitrile rubber that we have bought from the same supplier since 2014. In March 2025 the supplier changed the plasticiser and told us so in a letter, which we filed. We tested the new ring for hardness, which was right, and for leak-tightness at 40 m for one hour, which was right. We did not test it for a month. Under steady pressure and below 8 °C the new compound takes a permanent set of about 18 %, and after some weeks it no longer fills its groove.</p>
<table>
<caption>Compression set of the ring after 1,000 hours at 4 °C and 3 bar</caption>
<thead>
<tr><th scope="col">Compound</th><th scope="col">Set</th><th scope="col">Passes</th></tr>
</thead>
<tbody>
<tr><th scope="row">Until March 2025 (black)</th><td>6 %</td><td>yes</td></tr>
<tr><th scope="row">April to September 2025 (black)</th><td>18 %</td><td>no</td></tr>
<tr><th scope="row">Since 15 September 2026 (blue)</th><td>4 %</td><td>yes</td></tr>
</tbody>
</table>
<p>Between those dates, October 2025 to September 2026, probes were made with older stock that is sound. We have checked this ring by ring from the batch cards, which is why the range of numbers is exact.</p>
<h2>What we have changed</h2>
<ul>
<li>A letter from a supplier about a change of material now opens a test order by itself. It can be closed only by two people, one of whom does not work in purchasing.</li>
<li>Every new elastomer is held at 4 °C and 1.5 times its rated pressure for 1,000 hours. That is six weeks, and we will wait.</li>
<li>The ring is blue, so that nobody need guess.</li>
</ul>
<h2>How far we are</h2>
<p>By 20 November, 371 of the 512 probes have been dealt with: 298 by their owners, 73 by us. We have the addresses of all but 22, which were sold through a dealer who has since closed. If you bought a P12 second-hand, please look at its number.</p>
`,
};
