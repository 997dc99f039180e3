import { productFacts } from "../product-facts.ts";
import type { DemoArticle } from "../types.ts";

const { accuracy, beam, current, frequency, mass, price, range } = productFacts.T80;
const { T26 } = productFacts;

export const t80RadarTideGaugeZh: DemoArticle = {
  slug: "t80-radar-tide-gauge-zh",
  typeCode: "product-news-zh",
  translationOf: "t80-radar-tide-gauge",
  title: "T80：一台管得住自己波束的雷达水位计",
  summary:
    "新雷达工作在 80 GHz，看到的水面只有前一代的三分之一宽，耗电只有四分之一。这里有数据、有价格，也有两处不该用它的地方。",
  author: "Ingrid Solheim",
  tags: ["雷达", "水位计"],
  keywords: ["T80", "80 GHz", "SDI-12", "Modbus"],
  lang: "zh",
  publishedAt: "2026-03-10T09:00:00.000Z",
  recommendPositions: ["home"],
  cover: "instrument-t80",
  coverAlt: "桌上立着一台带喇叭天线的雷达水位计",
  allowComment: true,
  state: "published",
  attachments: [
    {
      kind: "pdf",
      name: "t80-data-sheet.pdf",
      title: "T80 radar level sensor: data sheet",
      lines: [
        "Range 0.2 to 30 m from the flange",
        "Accuracy 2 mm over the whole range, 58-point certificate",
        "Beam angle 4 degrees (half power)",
        "Supply 9 to 30 V DC, 9 mA at one reading a minute",
        "Protection IP68, 2 m for 14 days",
        "Mass 1.9 kg",
      ],
    },
  ],
  html: `<p>T80 接替我们从 2011 年起生产的 T26。它从上方测量到水面的距离，量程 ${range.from} 至 ${range.to} 米，全程误差不超过 ${accuracy} 毫米。今天起从弗利辛恩发货，四月七日起从杭州发货。</p>
<h2>好在哪里</h2>
<p>首先是频率。T26 工作在 26 GHz，波束宽十二度：从八米高处看下去，光斑直径一米七。光斑里的梯子、锚链、墙上的水草，都会被平均进水位。T80 工作在 ${frequency} GHz，波束只有 ${beam} 度，光斑 0.56 米。过去十年，雷达的服务电话大多与波束里的东西有关，所以这是我们最看重的变化。</p>
<figure>
<img src="demo:figure-radar-beam" alt="示意图：雷达装在伸出岸边的支架上，波束是窄窄的圆锥，水面光斑标注 0.56，高度标注 8" width="1200" height="800">
<figcaption>八米高处，T80 只看到直径 0.56 米的水面，岸墙和水尺都在波束之外。</figcaption>
</figure>
<p>其次是电流。读一次数只要 0.4 秒，以前要 3 秒；两次之间休眠，电流 60 微安。每分钟读一次时，12 伏供电平均 ${current} 毫安，T26 是 38 毫安。北方冬天原来要三十瓦的太阳能板，现在十瓦就够。</p>
<table>
<caption>T26 与 T80 对照</caption>
<thead>
<tr><td></td><th scope="col">T26</th><th scope="col">T80</th></tr>
</thead>
<tbody>
<tr><th scope="row">量程</th><td>${T26.range.from} 至 ${T26.range.to} 米</td><td>${range.from} 至 ${range.to} 米</td></tr>
<tr><th scope="row">精度</th><td>${T26.accuracy} 毫米</td><td>${accuracy} 毫米</td></tr>
<tr><th scope="row">波束角</th><td>${T26.beam}°</td><td>${beam}°</td></tr>
<tr><th scope="row">每分钟读一次的电流</th><td>${T26.current} 毫安</td><td>${current} 毫安</td></tr>
<tr><th scope="row">上电到第一个读数</th><td>25 秒</td><td>1.4 秒</td></tr>
<tr><th scope="row">输出</th><td>4–20 mA、RS-485</td><td>4–20 mA、RS-485（Modbus）、SDI-12</td></tr>
<tr><th scope="row">质量</th><td>${T26.mass} 千克</td><td>${mass} 千克</td></tr>
<tr><th scope="row">价格</th><td>${T26.price.toLocaleString("en")} 欧元</td><td>${price.toLocaleString("en")} 欧元</td></tr>
</tbody>
</table>
<p>再就是证书。每台 T80 出厂前都在十一个距离上与标准比对，证书放在箱子里。秋天校准塔建成以后，改为五十八个距离。</p>
<h2>没有变的</h2>
<p>四个螺栓孔、接头的针脚，还有菜单，只是多了两行。一个人一把 13 毫米扳手，二十分钟就能把 T26 换成 T80。我们请一位从没做过的人试过。</p>
<h2>不该用在哪里</h2>
<ul>
<li><strong>泡沫上方。</strong>浓密的泡沫会吸收毫米波。堰下和污水厂里，T26 还读得到，T80 会丢失水面。请保留 T26，或者改用气泡式水位计。</li>
<li><strong>直径小于 250 毫米的静水井。</strong>波束虽窄，还没有那么窄：井壁的回波与真正的回波只差不到一毫米。这样的井请用浮子编码器 W2，它不新，但不出毛病。</li>
</ul>
<h2>固件</h2>
<p>T80 出厂固件为 1.0，支持 9,600 和 19,200 波特的 Modbus 以及 SDI-12 1.4 版。寄存器表在<a href="/zh/other-detail?type=products&amp;id=T80">产品资料</a>里，也印在箱盖内侧，您用得着它的地方。</p>
<p>两种总线都可以读出原始回波曲线。读数有异常时，服务台首先要看的就是它，所以命令很短：</p>
<pre><code class="language-text">0XE!        向 0 号传感器索取最近一次回波曲线
0D0!        距离 0.00 至 7.49 米，75 个值，单位 dB
0D1!        距离 7.50 至 14.99 米
0D2!        距离 15.00 至 22.49 米
0D3!        距离 22.50 至 30.00 米
</code></pre>
<h2>T26 怎么办</h2>
<p>再生产一年，至少再维修十年。最后订货日期确定后，我们会另行公布。</p>
`,
};
