import type { DemoArticle } from "../types.ts";

export const apprentices2026Zh: DemoArticle = {
  slug: "apprentices-2026-zh",
  typeCode: "company-news-zh",
  translationOf: "apprentices-2026",
  title: "四名学徒和一只老鼠",
  summary:
    "八月起，两名精密机械工、一名电子技术员，以及第一名水文测量技术员开始在我们这里学习。第一项任务，是修好一件比父母还老的仪器。",
  author: "Lotte Verbrugge",
  tags: ["人物", "招聘", "维修"],
  keywords: ["学徒", "培训", "车间"],
  lang: "zh",
  publishedAt: "2026-08-25T09:00:00.000Z",
  cover: "gauge-staff-tide",
  coverAlt: "深色水面上的一根水尺，水位在第六格",
  allowComment: true,
  state: "published",
  html: `<p>八月三日星期一，四个人在弗利辛恩开始了学徒生活：Yara Benali 和 Sem de Wolf 学精密机械，Ilse Traas 学电子技术，Daan Kuipers 学的是今年才有的职业：水文测量技术员。这个专业由米德尔堡的职业学院与我们、两家水务局和海岸警卫队一起设立，第一届有七名学生。</p>
<h2>第一个月</h2>
<p>每名学徒得到一件坏了的仪器和一张工作台。仪器至少三十岁。有图纸，有人可问，没有期限。</p>
<p>Yara Benali 拿到一台 1974 年的滚筒记录仪，每天慢四分钟。她把钟拆开，零件按次序摆在一张纸上，第三天发现擒纵叉的一个瓦磨掉了 0.05 毫米。她做了一个新的。现在每天慢六秒。</p>
<p>Sem de Wolf 的浮子水位计整个在水里泡过一个冬天。他换了全部轴承，并且发现：1981 年的轴承还订得到，润滑油却订不到了。实验室帮他找到一种在 −10 到 40 °C 之间表现一样的油。</p>
<p>Ilse Traas 的 T26 白天读数正确，夜里偏高 9 毫米。毛病出在一只随温度变化的陶瓷电容上，花了十一天和一罐冷却喷剂。她写的说明现在印在维修手册里，署着她的名字。</p>
<p>Daan Kuipers 没有得到仪器。他得到的是瓦尔赫伦运河的四百米河段、一条船和一个问题：有多少水流过？他用四种方法测了五次，得到五个答案，在 3.1 到 3.6 立方米每秒之间。这一课就是这样。</p>
<blockquote>
<p>他们问我哪一个是对的。我说，你们现在比只测过一次的人更了解这条运河。</p>
</blockquote>
<p>带他的 Ingrid Solheim 这样说。</p>
<h2>三年怎么过</h2>
<table>
<caption>学徒计划</caption>
<thead>
<tr><th scope="col">学期</th><th scope="col">地点</th><th scope="col">内容</th></tr>
</thead>
<tbody>
<tr><th scope="row">1</th><td>维修车间</td><td>一件旧仪器，从图纸到证书</td></tr>
<tr><th scope="row">2</th><td>生产</td><td>每个工位两周</td></tr>
<tr><th scope="row">3</th><td>校准实验室</td><td>不确定度，用手和铅笔算</td></tr>
<tr><th scope="row">4</th><td>现场服务</td><td>跟 Aoife Brennan 的小组，风雨无阻</td></tr>
<tr><th scope="row">5</th><td>杭州，四个月</td><td>电子线和压力校准室</td></tr>
<tr><th scope="row">6</th><td>自选</td><td>自己的一件作品和考试</td></tr>
</tbody>
</table>
<p>去杭州是自愿的。2015 年以来只有一个人没坐飞机去，他怕飞，坐了火车。</p>
<h2>收入</h2>
<p>第一年每月 1,140 欧元，第二年 1,360 欧元，第三年 1,690 欧元，另付路费和工具。工具最后归自己。愿意的话，岗位也是：2010 年以来的 31 名学徒，24 名还在。</p>
<h2>还有那只老鼠</h2>
<p>Yara Benali 修好的记录仪来自一座泵站，底座里有一个用记录纸做的窝，而且可以断代：碎片上读得出 1996 年 3 月的几段潮汐。她把碎片按次序装在玻璃下面，空缺的长度正好。</p>
<p>2027 年 8 月的申请截至 1 月 31 日。手写或打印都行，请讲一件你拆开过的东西。</p>
`,
};
