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
];
