import type { DemoArticle } from "../types.ts";

export const removingTheTideInThirtyLines: DemoArticle = {
  slug: "removing-the-tide-in-thirty-lines",
  typeCode: "engineering",
  title: "Removing the tide in thirty lines",
  summary:
    "What is left of the sea level when the predictable part is taken out? A harmonic fit with seven constituents, in thirty lines of Python, run on a month from our own jetty, with a storm surge in it.",
  author: "Rafael Nunes",
  tags: ["tide gauges", "data", "Peilnet"],
  keywords: ["harmonic analysis", "residual", "storm surge", "Python"],
  lang: "en",
  publishedAt: "2026-01-27T08:00:00.000Z",
  recommendPositions: ["home"],
  cover: "moon-tides",
  coverAlt: "A month of tides under the phases of the moon",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "numpy user",
      content:
        "lstsq wants the rcond argument spelled out on old versions, otherwise this ran first time. Thank you for including the data.",
      at: "2026-01-28T12:12:00.000Z",
      status: "approved",
    },
    {
      nickname: "M. de V.",
      content: "29 days cannot separate K2 from S2. Worth a sentence?",
      at: "2026-01-30T08:20:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "Rafael Nunes, Kaldermeer",
          content: "Worth the last section, which I have added. You need 182 days, or inference.",
          at: "2026-02-02T09:00:00.000Z",
          status: "approved",
        },
      ],
    },
  ],
  attachments: [
    {
      kind: "csv",
      name: "jetty-sample.csv",
      rows: [
        ["time_utc", "level_m"],
        ["2025-12-01T00:00Z", 1.42],
        ["2025-12-01T01:00Z", 1.71],
        ["2025-12-01T02:00Z", 1.58],
        ["2025-12-01T03:00Z", 1.05],
        ["2025-12-01T04:00Z", 0.31],
        ["2025-12-01T05:00Z", -0.44],
        ["2025-12-01T06:00Z", -1.02],
        ["2025-12-01T07:00Z", -1.38],
        ["2025-12-01T08:00Z", -1.45],
        ["2025-12-01T09:00Z", -1.09],
        ["2025-12-01T10:00Z", -0.33],
        ["2025-12-01T11:00Z", 0.62],
        ["2025-12-01T12:00Z", 1.4],
      ],
    },
  ],
  html: `<p>A tide gauge writes down everything that moves the sea: the moon, the sun, the wind, the barometer, a ferry. Most of what it writes is the moon and the sun, and those can be computed. Take them out, and what remains is the weather. This note does it with nothing more than least squares.</p>
<h2>The idea</h2>
<p>The tide is a sum of waves whose periods are known to many digits, because they come from astronomy. Only their height and their phase differ from place to place. For each wave write</p>
<pre><code class="language-text">A cos(ωt) + B sin(ωt)
</code></pre>
<p>with known ω and unknown A and B. That is linear in the unknowns, so one least-squares fit finds them all at once.</p>
<figure>
<img src="demo:figure-tide-curve" alt="Chart of fourteen days of tide in metres: the range shrinks from springs to neaps and grows again" width="1200" height="800">
<figcaption>Fourteen days of fitted tide at the jetty in Vlissingen, metres about the mean. The envelope breathes because two of the waves drift in and out of step.</figcaption>
</figure>
<h2>The code</h2>
<pre><code class="language-python">import numpy as np
import pandas as pd

# degrees per hour
SPEEDS = {
    "M2": 28.9841042, "S2": 30.0000000, "N2": 28.4397295,
    "K1": 15.0410686, "O1": 13.9430356, "M4": 57.9682084,
    "MS4": 58.9841042,
}

def design(hours):
    columns = [np.ones_like(hours)]
    for speed in SPEEDS.values():
        angle = np.radians(speed) * hours
        columns += [np.cos(angle), np.sin(angle)]
    return np.column_stack(columns)

series = pd.read_csv("jetty.csv", index_col=0, parse_dates=True)["level_m"]
hours = (series.index - series.index[0]).total_seconds().to_numpy() / 3600

matrix = design(hours)
known = series.notna().to_numpy()
fit, *_ = np.linalg.lstsq(matrix[known], series[known], rcond=None)

tide = pd.Series(matrix @ fit, index=series.index)
residual = series - tide

for i, name in enumerate(SPEEDS):
    a, b = fit[1 + 2 * i], fit[2 + 2 * i]
    print(f"{name:4} {np.hypot(a, b):6.3f} m {np.degrees(np.arctan2(b, a)) % 360:6.1f} deg")
print(f"residual, standard deviation: {residual.std():.3f} m")
</code></pre>
<p>Gaps need no filling. The fit uses the hours that exist; that is what <code>known</code> is for.</p>
<h2>The result</h2>
<table>
<caption>Seven constituents, 29 days from 1 December 2025</caption>
<thead>
<tr><th scope="col">Name</th><th scope="col">What it is</th><th scope="col">Height</th></tr>
</thead>
<tbody>
<tr><th scope="row">M2</th><td>moon, twice a day</td><td>1.742 m</td></tr>
<tr><th scope="row">S2</th><td>sun, twice a day</td><td>0.468 m</td></tr>
<tr><th scope="row">N2</th><td>the moon's distance</td><td>0.291 m</td></tr>
<tr><th scope="row">K1</th><td>moon and sun, daily</td><td>0.072 m</td></tr>
<tr><th scope="row">O1</th><td>moon, daily</td><td>0.109 m</td></tr>
<tr><th scope="row">M4</th><td>shallow-water echo of M2</td><td>0.128 m</td></tr>
<tr><th scope="row">MS4</th><td>shallow-water echo of M2 and S2</td><td>0.081 m</td></tr>
</tbody>
</table>
<p>The residual has a standard deviation of 9 cm outside storms. And then there is the 19th.</p>
<figure>
<img src="demo:figure-residuals" alt="Chart of thirty days of residual in metres: within a tenth of zero except for one peak of 1.16 metres on day 18.4, followed by a dip" width="1200" height="800">
<figcaption>What remains, in metres. The peak on day 18.4 is the surge of 19 December.</figcaption>
</figure>
<p>The sea stood 1.16 m higher than the moon had asked for. It came four hours before high water, at half tide, so the quay stayed dry and the newspapers did not notice. The same surge at the top of a spring tide would have been at the doors of the Peilhuiskade. This is the sort of thing that one sees only in a residual.</p>
<p>After the surge the residual falls below zero for a day. The southern North Sea was emptying again, and it overshot.</p>
<h2>Three cautions</h2>
<p><strong>A fit takes what it can get.</strong> Seven constituents and a mean are fifteen unknowns. In a short record they will lean towards a storm to make their error smaller. Fit a calm month, then apply the result to the stormy one.</p>
<p><strong>29 days do not separate everything.</strong> K2 has nearly the period of S2; the two need 182 days to drift apart. In a month's fit K2 hides in S2, which comes out up to 12 % wrong, in different directions in different seasons. For a prediction, fit a year.</p>
<p><strong>Clocks.</strong> The moon's wave moves the level by up to 15 mm in a minute here. A clock that is three minutes slow gives a residual that looks like a small tide of 4 cm, turned by a quarter. If your residual has a period of 12.42 hours, do not look for physics. <a href="/article-detail?id=the-clock-in-the-logger">Look at the clock</a>.</p>
`,
};
