import { productFacts } from "../product-facts.ts";
import type { DemoArticle } from "../types.ts";

const { fewerPaths, price, uncertainty, width } = productFacts.F6;

export const f6EightPathsZh: DemoArticle = {
  slug: "f6-eight-paths-zh",
  typeCode: "product-news-zh",
  translationOf: "f6-eight-paths",
  title: "短渠道用八条声路：F6 固件 2.3",
  summary:
    "流量计 F6 现在可以带八条交叉声路，自己测出水流的偏角，并说出每个数有多可信。适合上游没有直段的测站。",
  author: "Ingrid Solheim",
  tags: ["流量"],
  keywords: ["F6", "时差法", "八声路", "固件 2.3"],
  lang: "zh",
  publishedAt: "2025-12-09T09:00:00.000Z",
  cover: "instrument-f6",
  coverAlt: "两只相对的超声换能器和一块显示 0.92 的屏幕",
  allowComment: true,
  state: "published",
  html: `<p>流量计喜欢直的水，渠道却偏要拐弯。过去我们建议 F6 上游留出十倍渠宽的直段，或者在两个高度上装交叉声路。新版本带八条声路，也就是四个高度各一对交叉，直段只要三倍渠宽。</p>
<p><a href="/zh/other-detail?type=products&amp;id=F6">八声路 F6</a> 连同换能器的价格为 ${price.toLocaleString("en")} 欧元，适用于宽度不超过 ${width} 米的渠道。已有的四声路仪器可以扩展，电路板从 2022 年起就留好了接口。</p>
<h2>固件 2.3 做了什么</h2>
<p><strong>显示偏角。</strong>仪器由每对交叉声路算出水流与轴线的夹角，逐层显示。八度以内只作修正；超过八度就打上标记，因为修正开始取决于仪器看不见的东西。</p>
<p><strong>说出有多可信。</strong>每个数都带不确定度，由声路的离散、水位、偏角和断面上次测量的时间算出。渠道好、情况也好的时候，它写 ${uncertainty} %。坏了一条声路，它写 1.9 并继续工作；坏了四条，它写 9，我们认为这样才诚实。</p>
<p><strong>少一条声路也能用。</strong>换能器被淤泥盖住时，流速分布由其余声路拟合。新的是：仪器每小时用更长的脉冲再试一次，恢复了就自己收回来。</p>
<table>
<caption>贝加德尔托尔诺渠首试验，2025 年 10 月</caption>
<thead>
<tr><th scope="col">流速仪测得流量</th><th scope="col">F6，四声路</th><th scope="col">F6，八声路</th></tr>
</thead>
<tbody>
<tr><th scope="row">2.1 m³/s</th><td>2.19（+4.3 %）</td><td>2.12（+0.5 %）</td></tr>
<tr><th scope="row">5.6 m³/s</th><td>5.77（+3.0 %）</td><td>5.63（+0.5 %）</td></tr>
<tr><th scope="row">8.4 m³/s</th><td>8.69（+3.5 %）</td><td>8.44（+0.5 %）</td></tr>
<tr><th scope="row">10.7 m³/s</th><td>11.01（+2.9 %）</td><td>10.78（+0.7 %）</td></tr>
</tbody>
</table>
<p>四声路一列，是只用不交叉的单条声路时，仪器会显示的数。它不代表一台位置选得好的四声路仪器，只代表这个弯道。误差是怎样来的，见<a href="/article-detail?id=transit-time-and-the-bend">弯道下游的流量测量</a>（英文）。</p>
<h2>通过 Modbus 读取</h2>
<p>新的数值接在原有寄存器后面，原来的地址一个也没有动：</p>
<pre><code class="language-text">40121  第 1 对声路的偏角    0.1 度，有符号
40122  第 2 对声路的偏角
40123  第 3 对声路的偏角
40124  第 4 对声路的偏角
40125  流量的不确定度       0.01 %
40126  正在使用的声路       位掩码，第 0 位为声路 1
</code></pre>
<h2>升级</h2>
<ol>
<li>用服务软件读出配置并保存。</li>
<li>装入 2.3，约四分钟，其间仪器给出最后一个值，并标记为“保持”。</li>
<li>检查时钟和断面。2.0 以前的固件以厘米存断面点，2.3 换算成毫米并同时显示，请看一眼。</li>
</ol>
<p>2021 年以前的仪器内存不够，可以继续用 1.9，我们照常维护；也可以花 240 欧元换一块处理器板。</p>
<h2>关于价格</h2>
<p>八条声路比四条贵 ${fewerPaths.toLocaleString("en")} 欧元。如果您的渠道上游有十倍渠宽的直段，就把这笔钱省下来。我们更愿意卖给您第二台，装在渠道的另一头：两台好仪器告诉您水去了哪里，一台再好的仪器，也只告诉您流走了多少。</p>
`,
};
