import type { DemoBanner } from "./types.ts";

/** The home page's lead story and two smaller ones. */
export const banners: readonly DemoBanner[] = [
  {
    position: "home",
    title: "Forty-one hours on the Aldra",
    subtitle:
      "In February the river rose 4.62 m. Eleven of twelve gauges stayed on the air; this is the story of the twelfth.",
    image: "banner-aldra",
    imageAlt: "Rain over dark hills and a swollen river, with a lit gauge mast on the bank",
    linkUrl: "/article-detail?id=forty-one-hours-on-the-aldra",
    orderBy: 1,
  },
  {
    position: "home",
    title: "A twelve-metre tower for measuring metres",
    subtitle: "The new calibration tower in Vlissingen is open, and visitors may climb it.",
    image: "banner-tower",
    imageAlt: "A slender tower with a measuring scale beside a harbour at dusk",
    linkUrl: "/article-detail?id=calibration-tower-vlissingen",
    orderBy: 2,
  },
  {
    position: "home",
    title: "钱塘江涌潮：三百毫秒看清一道水墙",
    subtitle: "一台雷达水位计在涌潮最前沿的一个月。",
    image: "banner-bore",
    imageAlt: "一道白色潮头横过江面，远处是低矮的山",
    linkUrl: "/article-detail?id=qiantang-bore-radar",
    orderBy: 3,
  },
];
