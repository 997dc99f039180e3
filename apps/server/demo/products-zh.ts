import { productFacts } from "./product-facts.ts";
import type { DemoProduct } from "./types.ts";

const { T80, T26, P12, L3, L2, F6 } = productFacts;
const length = (value: string) => ({ group: "外形", name: "长度", value, unit: "mm" });
const mass = (value: string) => ({ group: "外形", name: "质量", value, unit: "kg" });
const priceOf = ({ price }: { price: number }) => ({
  priceAmount: price.toFixed(2),
  priceCurrency: "EUR",
  priceNote: "不含增值税，工厂交货",
});

const radarSpecs = (radar: typeof T80 | typeof T26) => [
  {
    group: "测量",
    name: "量程",
    value: `${radar.range.from} 至 ${radar.range.to}`,
    unit: "m",
  },
  { group: "测量", name: "精度", value: radar.accuracy, unit: "mm" },
  { group: "测量", name: "波束角", value: radar.beam, unit: "°" },
  { group: "测量", name: "频率", value: radar.frequency, unit: "GHz" },
  { group: "供电", name: "每分钟读一次的电流", value: radar.current, unit: "mA" },
  mass(radar.mass),
];

/** The products in Chinese, with the codes of `products`. */
export const productsZh: readonly DemoProduct[] = [
  {
    name: "水位",
    code: "LEVEL",
    summary: "告诉您水有多高的仪器。",
    children: [
      {
        name: "雷达",
        code: "T",
        summary: "从上方看水，什么也不碰。",
        children: [
          {
            name: "T80 港口雷达",
            code: "T80",
            model: "T80",
            picture: "instrument-t80",
            summary: `${T80.frequency} GHz，波束 ${T80.beam} 度，用于感潮水域的桅杆和桥梁。`,
            content:
              '<p>T80 从上方测量到水面的距离，分得清波浪和船行波。出厂前在校准塔上的五十八个距离校准，证书放在箱子里。</p><h2>装在哪里</h2><p>桅杆、桥梁或栈桥上，离墙至少半米，垂直向下。一根电缆同时供电和传送读数，支架随箱提供。</p><h2>不装在哪里</h2><p>浓密的泡沫上方，以及直径小于 250 毫米的静水井。原因和替代办法见<a href="/zh/article-detail?id=t80-radar-tide-gauge-zh">介绍 T80 的文章</a>。</p>',
            pictures: ["radar-bridge", "figure-radar-beam", "harbour-dawn"],
            ...priceOf(T80),
            specs: [...radarSpecs(T80), length("214")],
          },
          {
            name: "T26 雷达",
            code: "T26",
            model: "T26",
            picture: "instrument-t80",
            summary: `${T26.frequency} GHz，波束 ${T26.beam} 度，隔着泡沫也读得到水面。`,
            content:
              '<p>T26 从 2011 年起挂在港口上方。它的波束宽，能透过三十厘米厚的泡沫，所以污水厂至今还在订购。订购截止到 2027 年 3 月 31 日；它与 T80 的对照，见<a href="/zh/article-detail?id=t80-radar-tide-gauge-zh">介绍 T80 的文章</a>。</p>',
            pictures: ["radar-bridge"],
            ...priceOf(T26),
            specs: radarSpecs(T26),
          },
        ],
      },
      {
        name: "压力探头",
        code: "P",
        summary: "用于井、水库，以及无处悬挂雷达的地方。",
        children: [
          {
            name: "P12 压力探头",
            code: "P12",
            model: "P12",
            picture: "instrument-p12",
            summary: "钛合金外壳里的陶瓷膜片，在水下一待十年。",
            content:
              '<p>膜片像硬币那么大，移动不到一根头发的粗细。电缆里有一根通气管，把水面上的天气从读数里去掉；管口的干燥剂要按时更换。一只探头怎样校准，见<a href="/zh/article-detail?id=pressure-calibration-zh">一只压力探头的校准要花多少时间</a>。</p>',
            pictures: ["reservoir-dam", "figure-seepage"],
            ...priceOf(P12),
            specs: [
              { group: "测量", name: "水深", value: P12.depth, unit: "m" },
              { group: "测量", name: "精度", value: P12.accuracy, unit: "%" },
              length("168"),
            ],
            variants: P12.cables.map(({ length: metres, more }) => ({
              code: `P12-${metres}`,
              name: `${metres} 米电缆`,
              priceAmount: (P12.price + more).toFixed(2),
              specs: [{ group: "外形", name: "电缆", value: metres, unit: "m" }],
            })),
          },
        ],
      },
    ],
  },
  {
    name: "数据",
    code: "DATA",
    summary: "保存读数并把它送回来的仪器。",
    children: [
      {
        name: "记录仪",
        code: "L",
        summary: "在水边站上几年，什么也不忘。",
        children: [
          {
            name: "L3 记录仪",
            code: "L3",
            model: "L3",
            picture: "instrument-l3",
            summary: "十只数字传感器，两节电池用两年，每个读数存两份。",
            content:
              "<p>L3 把读数存进内存和存储卡，只有对方确认收到以后才标为已发送。没能发出的，网络恢复后最先发送。</p><h2>盖子</h2><p>两个卡扣，戴着手套也能打开。里面是显示屏、四个按键，以及记录仪按接线画出的本站接线图。</p>",
            ...priceOf(L3),
            specs: [
              { group: "输入", name: "SDI-12 传感器", value: L3.sdi12, unit: null },
              { group: "存储", name: "容量", value: "1,600 万", unit: "条" },
              { group: "时间", name: "时钟", value: L3.clock, unit: "ppm" },
              { group: "供电", name: "休眠电流", value: L3.sleep, unit: "µA" },
              mass(L3.mass),
            ],
          },
          {
            name: "L2 记录仪",
            code: "L2",
            model: "L2",
            picture: "instrument-l3",
            summary: "四只数字传感器，六颗螺丝，现场还有 5,200 台。",
            content:
              "<p>L2 从 2013 年生产到 2025 年，至少维修到 2035 年。L3 的接线端子与它顺序相同，把插头排拔下来插上去就行，不用拧开一颗螺丝。</p>",
            ...priceOf(L2),
            specs: [
              { group: "输入", name: "SDI-12 传感器", value: L2.sdi12, unit: null },
              { group: "存储", name: "容量", value: "50 万", unit: "条" },
              { group: "时间", name: "时钟", value: L2.clock, unit: "ppm" },
              { group: "供电", name: "休眠电流", value: L2.sleep, unit: "µA" },
            ],
          },
        ],
      },
    ],
  },
  {
    name: "流量",
    code: "FLOW",
    summary: "告诉您流过多少水的仪器。",
    children: [
      {
        name: "流量计",
        code: "F",
        summary: "声音穿过水面，一去一回。",
        children: [
          {
            name: "F6 流量计",
            code: "F6",
            model: "F6",
            picture: "instrument-f6",
            summary: `八条交叉声路，用于宽度不超过 ${F6.width} 米、上游直段很短的渠道。`,
            content:
              '<p>两岸的换能器把声音送过水面再送回来：顺水快一点，逆水慢一点，差别就是流量。每个数都带着不确定度。</p><p>渠道有十倍渠宽的直段时，四条声路就够，也更便宜：见<a href="/zh/article-detail?id=f6-eight-paths-zh">短渠道用八条声路</a>。更宽的水面，请写信给我们。</p>',
            pictures: ["figure-flow-paths", "river-aerial"],
            ...priceOf(F6),
            specs: [
              { group: "测量", name: "声路", value: F6.paths, unit: null },
              { group: "测量", name: "宽度", value: F6.width, unit: "m" },
              { group: "测量", name: "良好渠道中的不确定度", value: F6.uncertainty, unit: "%" },
              { group: "供电", name: "功率", value: "14", unit: "W" },
            ],
            variants: [
              {
                code: "F6-4",
                name: "四条声路",
                priceAmount: (F6.price - F6.fewerPaths).toFixed(2),
                specs: [{ group: "测量", name: "声路", value: F6.fewer, unit: null }],
              },
              {
                code: "F6-8",
                name: "八条声路",
                priceAmount: F6.price.toFixed(2),
                specs: [{ group: "测量", name: "声路", value: F6.paths, unit: null }],
              },
            ],
          },
        ],
      },
    ],
  },
];
