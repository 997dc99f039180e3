import type { AdminMessages } from "../admin-en.ts";

/** Messages of the page about the state of the system. */
export const systemHealth: AdminMessages["systemHealth"] = {
  title: "系统状态",
  pageDescription:
    "网站运行所依赖的各部分，以及需要处理的问题。服务器上的“atrium doctor”命令会列出同样的设置。",
  permission: "查看系统状态",
  checkAgain: "重新检查",
  summary: (p) => (p.count === 0 ? "一切正常。" : `有 ${p.count} 项需要处理。`),
  states: { works: "正常", warning: "需要关注", fault: "不可用" },
  open: "打开",
  openNamed: (p) => `打开：${p.name}`,

  version: "版本",
  versionText: (p) => `Atrium ${p.version}，Node.js ${p.nodeVersion}，自 ${p.since} 起运行。`,
  database: "数据库",
  engines: { postgresql: "独立服务器", embedded: "内嵌" },
  databaseText: (p) => `${p.kind}：PostgreSQL ${p.version}，占用 ${p.size}。`,
  schema: "数据库表",
  schemaCurrent: "表结构与当前版本一致。",
  schemaBehind: "表结构比当前版本旧。请重启服务器以完成升级。",
  storage: "上传文件",
  places: { folder: "文件夹", bucket: "存储桶" },
  storageText: (p) => `存放在${p.place}中：共 ${p.count} 个文件，${p.size}。读写正常。`,
  storageFailed: (p) => `无法向${p.place}写入文件。请检查权限、剩余空间和连接，详情见服务器日志。`,
  mail: "邮件",
  mailOff: "没有设置邮件服务器，通知只在后台显示。请在服务器上设置 SMTP_URL。",
  webhookDeliveries: "网络钩子投递",
  deliveriesFail: (p) => `有 ${p.failed} 条最近一次发送失败，原因见各网络钩子的投递记录。`,
  mailsFail: (p) =>
    `有 ${p.failed} 封最近一次发送失败，最新一封的原因：${p.error}。请检查服务器上的 SMTP_URL。`,
  nothingSent: (p) => (p.waiting === 0 ? "尚未发送过。" : `尚未发送过，${p.waiting} 条等待发送。`),
  lastSent: (p) =>
    p.waiting === 0
      ? `最近一次发送于 ${p.time}。`
      : `最近一次发送于 ${p.time}，${p.waiting} 条等待发送。`,
  jobs: "定时任务",
  jobsText: (p) =>
    p.overdue === 0
      ? "没有逾期的任务。"
      : `${p.overdue} 项任务已逾期十分钟以上，似乎没有在执行。请重启服务器。`,
  jobNames: {
    "cache-changes": "清除 CDN 缓存",
    clock: "定时发布的通知",
    "log-forward": "转发操作日志",
    "log-seal": "封存操作日志",
    mail: "发送邮件",
    "mail-cleanup": "删除旧邮件",
    "rate-limit-cleanup": "删除旧的频率计数",
    retention: "删除过期数据",
    "search-index": "更新搜索索引",
    "webhook-cleanup": "删除旧投递记录",
    webhooks: "发送网络钩子",
  },
  jobFails: (p) =>
    p.times === 1
      ? `于 ${p.since} 失败，将会重试。原因见服务器日志。`
      : `自 ${p.since} 起连续失败 ${p.times} 次。原因见服务器日志。`,
  backup: "最近备份",
  backupNever: "从未备份。请在服务器上运行“atrium backup”，最好每晚一次。",
  backupText: (p) => `完成于 ${p.time}。`,
  signIns: "登录失败",
  signInsText: (p) => `最近 24 小时内 ${p.count} 次。`,
  locked: "已锁定账号",
  lockedText: (p) => (p.count === 0 ? "没有。" : `${p.count} 个账号因多次登录失败被锁定。`),
  menus: "菜单",
  menusText: (p) =>
    p.count === 0 ? "没有问题。" : `${p.count} 个问题：有菜单无法打开，或会使人无法进入。`,
  settings: "服务器设置",
  settingsSafe: "没有危险的设置。",
  settingNamed: (p) => `设置 ${p.name}`,
  risks: {
    publicUrlPlain:
      "网站地址未加密，密码和会话可能在途中被读取。请在前面放置启用 TLS 的代理，或为服务器设置证书（TLS_CERT_FILE），并填写 https 地址。",
    trustProxyMissing: "所有访客都显示为代理的地址，并共用同一个频率限制。请设为前面代理的数量。",
    trustProxyAnybody: "任何人都可以伪造转发地址，从而绕过频率限制。请设为前面代理的数量或其地址。",
    corsPlain: "有未加密的来源可以调用接口，中间人也可以。请只填写 https 来源。",
    picturesAnywhere: "正文可以引用任何网站的图片，其主机会知道谁在阅读。请只填写需要的来源。",
    databaseEmbedded:
      "内嵌数据库在断电时可能丢失最后几分钟的数据。请填写 PostgreSQL 地址，“atrium move”可迁移网站。",
    databasePlain: "与数据库的连接可能未加密。除非网络是私有的，请加上 sslmode=verify-full。",
    bucketPlain: "上传的文件在服务器与存储之间未加密传输。除非网络是私有的，请使用 https。",
    mailPlain: "邮件服务器不提供加密时，邮件和密码会以明文发送。请使用 smtps。",
    adminPasswordKept: "它只在首次启动时读取，之后仍留在进程环境中。账号创建后请移除。",
    limitsRaised: "密码可能被更快地猜中，表单可能被刷。它只用于压力测试，请移除。",
  },
};
