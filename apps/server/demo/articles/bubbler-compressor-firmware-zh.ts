import type { DemoArticle } from "../types.ts";

export const bubblerCompressorFirmwareZh: DemoArticle = {
  slug: "bubbler-compressor-firmware-zh",
  typeCode: "product-news-zh",
  title: "R20 气泡式水位计固件 2.12 说明",
  summary:
    "新固件改进了冬季吹扫的时间安排，并在记录中加入压缩机间隔。升级约需四分钟，期间不影响已存数据。",
  author: "周文渊",
  tags: ["气泡式水位计", "杭州"],
  keywords: ["R20", "固件", "吹扫"],
  lang: "zh",
  publishedAt: "2026-11-20T03:30:00.000Z",
  allowComment: true,
  state: "inReview",
  html: `<p>R20 气泡式水位计的固件 2.12 已经完成测试，计划十二月一日发布。本文供服务组和客户参考。</p>
<h2>改了什么</h2>
<p><strong>一、吹扫时间可以避开测量。</strong> 旧固件每天零点吹扫三十秒，恰好与许多站的整点测量重合，零点的读数因此偏高一到两厘米。新固件把吹扫放在两次测量的中间，并在记录里注明。</p>
<p><strong>二、压缩机间隔写入每条记录。</strong> 间隔在二十五到四十分钟之间为正常。逐渐变长，说明管路正在堵塞；突然变短，说明有漏气。以前要接电脑才能看到，现在和水位一起上报。</p>
<p><strong>三、低温启动更慢。</strong> 零下十五度以下，压缩机先空转两分钟再加压。去年冬天北方有三台膜片在清晨破裂，都是冷启动造成的。</p>
<table>
<caption>测试情况（2026 年 1 月至 10 月）</caption>
<thead>
<tr><th scope="col">项目</th><th scope="col">固件 2.11</th><th scope="col">固件 2.12</th></tr>
</thead>
<tbody>
<tr><th scope="row">测试站数</th><td>12</td><td>12</td></tr>
<tr><th scope="row">零点读数偏高</th><td>每天一次</td><td>无</td></tr>
<tr><th scope="row">低温膜片故障</th><td>3</td><td>0</td></tr>
<tr><th scope="row">每月耗电</th><td>2.1 安时</td><td>2.2 安时</td></tr>
</tbody>
</table>
<h2>怎样升级</h2>
<ol>
<li>读出并保存原有配置；</li>
<li>用服务软件装入 2.12，约四分钟；</li>
<li>检查吹扫时间和时钟；</li>
<li>让压缩机运行一个完整周期，确认间隔正常。</li>
</ol>
<p>升级期间仪器保持最后一个读数，并标记为“保持”。已存数据不受影响。</p>
<h2>什么时候不要升级</h2>
<p>洪水预警期间不要升级。正在结冰的站也不要升级，请先吹扫，等到白天。二〇一六年以前的 R20 内存不够，只能使用 2.09，我们会继续维护。</p>
`,
};
