import type { DemoArticle } from "../types.ts";

export const sixHarboursOneZero: DemoArticle = {
  slug: "six-harbours-one-zero",
  typeCode: "cases",
  title: "Six harbours, one zero",
  subTitle: "How the Port of Skarnsund found 41 millimetres",
  summary:
    "Six tide gauges in one fjord disagreed about the same high water by up to six centimetres. Levelling, patience and one old photograph brought them to within four millimetres. The gauges had been right all along.",
  author: "Nora Lindqvist",
  tags: ["Skarnsund", "tide gauges", "datum"],
  keywords: ["tide gauge network", "levelling", "benchmark"],
  lang: "en",
  publishedAt: "2025-03-18T08:00:00.000Z",
  recommendPositions: ["home"],
  cover: "network-coast",
  coverAlt: "A chart of a coast with six stations joined by a dotted line",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "Ole",
      content:
        "My father screwed that board on in 1997. He says the ship was in a hurry and so was he.",
      at: "2025-03-19T20:44:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "Elin Strand, Port of Skarnsund",
          content: "Tell him he is forgiven, and that it held for 27 winters.",
          at: "2025-03-20T07:12:00.000Z",
          status: "approved",
        },
      ],
    },
  ],
  attachments: [
    {
      kind: "csv",
      name: "skarnsund-before-after.csv",
      rows: [
        ["harbour", "difference_before_mm", "difference_after_mm"],
        ["Ytre kai", 3, 1],
        ["Fish quay", -41, -2],
        ["Sundbrua", 4, 2],
        ["Nesvik", -2, -1],
        ["Holmen", 9, 3],
        ["Indre havn", 2, 0],
      ],
    },
  ],
  html: `<p>The Skarnsund is a fjord of 38 km with a bend in the middle. The Port of Skarnsund runs six harbours along it, and since the nineteen-seventies each of them has had a tide gauge. Ships load stone at the inner end and take the tide out; the outermost harbour's high water decides when a bulk carrier may leave the innermost. Six centimetres under the keel are worth about 400 tonnes of gravel.</p>
<p>In the winter of 2023 Elin Strand, the port's hydrographer, laid the six curves over one another on an evening without wind. High water in a fjord this short ought to be nearly level from end to end, with a slope of perhaps a centimetre. Her curves were spread over six.</p>
<blockquote>
<p>Either the sea was standing on end, or one of us was wrong. I thought it would be quicker to find out which than to explain it to the pilots.</p>
</blockquote>
<h2>What we did first, which was no use</h2>
<p>We calibrated the gauges. Six instruments came down, went to Vlissingen, and were compared with the reference. The worst was 3 mm off over its range. They went home with new certificates, and the curves were spread over six centimetres.</p>
<p>This cost the port seven weeks, and we should have begun at the other end. The gauges measure the distance to the water. What disagreed was where they measured it from.</p>
<h2>What we did next</h2>
<p>In May 2024 Saskia Oudekerk and two surveyors of the port levelled from the national benchmarks to every staff and every flange, in each harbour by two routes, there and back. It was four days' work with an instrument that would have been familiar in 1950.</p>
<table>
<caption>Staff zero against chart datum, May 2024</caption>
<thead>
<tr><th scope="col">Harbour</th><th scope="col">Kilometre</th><th scope="col">Staff last renewed</th><th scope="col">Staff zero found</th></tr>
</thead>
<tbody>
<tr><th scope="row">Ytre kai</th><td>0</td><td>2009</td><td>+3 mm</td></tr>
<tr><th scope="row">Fish quay</th><td>4</td><td>1997</td><td>−41 mm</td></tr>
<tr><th scope="row">Sundbrua</th><td>11</td><td>2016</td><td>+4 mm</td></tr>
<tr><th scope="row">Nesvik</th><td>19</td><td>2012</td><td>−2 mm</td></tr>
<tr><th scope="row">Holmen</th><td>27</td><td>2020</td><td>+9 mm</td></tr>
<tr><th scope="row">Indre havn</th><td>38</td><td>2004</td><td>+2 mm</td></tr>
</tbody>
</table>
<p>The board at the fish quay was 41 mm low. Why, nobody knew. It had been replaced in 1997, after a coaster leaned on it. The port's archive has a photograph of the new board, taken for the insurance, and in the photograph one can count the courses of granite: the board hangs one bolt hole lower than the old one. The holes are 40 mm apart.</p>
<p>The gauge had been set to agree with the staff. So had its successor in 2009. Each was within a millimetre of a board that was wrong.</p>
<h2>And the other two centimetres</h2>
<p>The fish quay explained four of the six. The rest was of two kinds. Holmen's offset had been typed as 5.912 instead of 5.921. And at Sundbrua, under the bridge, the tide runs at up to 1.4 m/s, and the stilling well there read 14 mm low in mid-stream. It was replaced by a radar on the bridge's downstream side in October 2024.</p>
<p>Since then the six agree to within 4 mm at slack water.</p>
<h2>What happened to the record</h2>
<p>Elin Strand did not change a single old value. The observations from 1997 to 2024 stand as they were made. Beside them is a table of corrections with dates and reasons, and the software applies it when asked. Anyone who doubts the correction can take it out again.</p>
<p>We think that this was the best decision in the whole affair. Corrections are opinions, and observations are not.</p>
<h2>In figures</h2>
<ul>
<li>Six harbours, 38 km, four days of levelling, two surveyors.</li>
<li>Cost: €11,400, of which €9,200 was for the calibration that was not needed. We have since refunded half of it.</li>
<li>Draught gained by ships that leave from Indre havn: 4 cm, on about 120 departures a year.</li>
<li>Time from the first question to the last answer: fourteen months.</li>
</ul>
<p>The port levels its six staffs every May now. It takes two days, and the second day is for the boat trip back.</p>
`,
};
