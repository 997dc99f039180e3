import type { DemoArticle } from "../types.ts";

/** “雷达水位计安装十条”, published. */
export const radarInstallationZh: DemoArticle = {
  slug: "radar-installation-zh",
  typeCode: "engineering-zh",
  title: "雷达水位计安装十条",
  summary:
    "雷达水位计的故障，十次里有七次出在安装上。根据杭州服务组三年的维修记录，整理出十条要点：装在哪里、装多高、怎么接线、怎么验收。",
  author: "周文渊",
  tags: ["雷达", "杭州", "校准"],
  keywords: ["雷达水位计", "安装", "波束角", "接地"],
  lang: "zh",
  publishedAt: "2026-04-28T02:00:00.000Z",
  recommendPositions: ["home"],
  cover: "radar-bridge",
  coverAlt: "拱桥栏杆上的一台雷达正对着河面",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "县水文站",
      content: "第七条深有体会。我们站的避雷针和支架焊在一起，去年打坏了两台。",
      at: "2026-04-30T06:20:00.000Z",
      status: "approved",
    },
    {
      nickname: "小李",
      content: "请问斜拉桥上可以装吗？桥面白天晚上高度差好几厘米。",
      at: "2026-05-06T03:12:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "周文渊",
          content:
            "最好装在桥墩上，不要装在跨中。一定要装在跨中的话，在旁边加一个向固定目标测距的雷达做修正。",
          at: "2026-05-06T08:48:00.000Z",
          status: "approved",
        },
      ],
    },
  ],
  attachments: [
    {
      kind: "pdf",
      name: "t80-mounting-dimensions.pdf",
      title: "T80: mounting dimensions",
      lines: [
        "Flange: four M8 holes on a circle of 90 mm",
        "Height of the horn below the flange: 118 mm",
        "Free cone below the horn: 4 degrees, keep 0.1 m more on each side",
        "Longest bracket without stay: 1.2 m; with stay: 2.5 m",
        "Deflection at 2.5 m in wind of 25 m/s: 1.4 mm",
        "Cable: M12, 8 poles, 10 m; drip loop below the connector",
      ],
    },
  ],
  html: `<p>雷达水位计挂在水面以上，不接触水，看起来很省心。可是翻开杭州服务组三年的记录，一百八十六次上门里，有一百三十一次的原因在安装，不在仪器。下面十条，都是用路费换来的。</p>
<h2>选位置</h2>
<p><strong>一、先看洪水，再看平时。</strong> 位置要在最高洪水位时仍然安全，也要避开漂浮物集中的弯道外侧。平时好看的位置，洪水时往往最危险。</p>
<p><strong>二、波束里只许有水。</strong> T80 的波束角是四度，八米高处的光斑直径约五十六厘米。光斑范围内不能有梯子、锚链、水草和墙壁。老型号 T26 的波束角是十二度，同样高度的光斑有一米七，更要小心。</p>
<table>
<caption>光斑直径</caption>
<thead>
<tr><th scope="col">安装高度</th><th scope="col">T80（4°）</th><th scope="col">T26（12°）</th></tr>
</thead>
<tbody>
<tr><th scope="row">2 米</th><td>0.14 米</td><td>0.42 米</td></tr>
<tr><th scope="row">5 米</th><td>0.35 米</td><td>1.05 米</td></tr>
<tr><th scope="row">8 米</th><td>0.56 米</td><td>1.68 米</td></tr>
<tr><th scope="row">15 米</th><td>1.05 米</td><td>3.15 米</td></tr>
<tr><th scope="row">25 米</th><td>1.75 米</td><td>不适用</td></tr>
</tbody>
</table>
<p><strong>三、离开桥墩。</strong> 桥墩前的壅水和墩后的跌水都不是河道的真实水位。离开桥墩至少三倍墩宽，最好在下游侧。</p>
<p><strong>四、避开泡沫。</strong> 堰下和排污口的泡沫会吸收毫米波。如果泡沫常年不散，请改用气泡式水位计。</p>
<h2>装支架</h2>
<figure>
<img src="demo:figure-radar-beam" alt="示意图：雷达装在伸出岸边的支架上，波束是窄窄的圆锥，水面光斑标注 0.56，高度标注 8" width="1200" height="800">
<figcaption>八米高处，T80 只看到直径 0.56 米的水面，岸墙和水尺都在波束之外。</figcaption>
</figure>
<p><strong>五、支架要硬。</strong> 悬臂超过一米二就要加斜撑。用手推支架端部，读数变化不应超过两毫米。</p>
<p><strong>六、法兰要平。</strong> 用水平尺检查两个方向，倾斜不超过一度。倾斜两度时，十五米处的误差约九毫米，而且永远偏大。</p>
<h2>接线</h2>
<p><strong>七、接地只接一点。</strong> 支架可以接避雷地，信号屏蔽层只在记录仪一端接地。两处都接，雷电流就会从信号线里走。</p>
<p><strong>八、留滴水弯。</strong> 电缆进接头以前向下弯一个弧，让雨水滴下去，而不是流进去。三年里有二十二次进水，其中十九次没有滴水弯。</p>
<h2>验收</h2>
<p><strong>九、测零点，往返各一次。</strong> 从水准点引测到法兰，闭合差不超过一毫米。把法兰高程、日期和姓名写在箱盖内侧。</p>
<p><strong>十、比测一整天。</strong> 每小时读一次水尺，和雷达对照，差值的平均数写进站簿。只比一次，等于没有比：水尺本身的读数误差就有五毫米。</p>
<h2>一段可以照抄的记录</h2>
<pre><code class="language-text">法兰高程     6.327 m（1985 国家高程基准）
雷达读数     4.481 m
水位         6.327 - 4.481 = 1.846 m
水尺         1.85 m
差值         -4 mm（24 次平均：-1.2 mm）
</code></pre>
<p>做到这十条，一台雷达可以安静地工作十年。我们最希望的，就是不再因为安装的事情见到您。</p>
`,
};
