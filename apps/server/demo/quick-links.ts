import type { DemoQuickLink } from "./types.ts";

/** What people look for most often. */
export const quickLinks: readonly DemoQuickLink[] = [
  {
    title: "Report a fault",
    url: "/other-detail?type=contact#leave-message",
    icon: "phone",
    orderBy: 10,
  },
  {
    title: "Instruments and prices",
    url: "/other-detail?type=products",
    icon: "gauge",
    orderBy: 15,
  },
  {
    title: "Notices and firmware",
    url: "/article-list?type=product-news",
    icon: "triangle-alert",
    orderBy: 20,
  },
  {
    title: "Calibration notes",
    url: "/article-list?type=engineering&tag=calibration",
    icon: "ruler",
    orderBy: 30,
  },
  { title: "Open posts", url: "/article-list?type=careers", icon: "briefcase", orderBy: 40 },
  { title: "Sign in to Peilnet", url: "https://peilnet.example.com/", icon: "waves", orderBy: 50 },
  {
    language: "zh-CN",
    title: "报告故障",
    url: "/zh/other-detail?type=contact-zh#leave-message",
    icon: "phone",
    orderBy: 10,
  },
  {
    language: "zh-CN",
    title: "仪器与价格",
    url: "/zh/other-detail?type=products",
    icon: "gauge",
    orderBy: 15,
  },
  {
    language: "zh-CN",
    title: "通告与固件",
    url: "/zh/article-list?type=product-news-zh",
    icon: "triangle-alert",
    orderBy: 20,
  },
  {
    language: "zh-CN",
    title: "校准笔记",
    url: "/zh/article-list?type=engineering-zh",
    icon: "ruler",
    orderBy: 30,
  },
  {
    language: "zh-CN",
    title: "空缺岗位",
    url: "/zh/article-list?type=careers-zh",
    icon: "briefcase",
    orderBy: 40,
  },
  {
    language: "zh-CN",
    title: "登录 Peilnet",
    url: "https://peilnet.example.com/",
    icon: "waves",
    orderBy: 50,
  },
];
