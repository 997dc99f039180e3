/** Messages of the page about the state of the system. */
export const systemHealth = {
  title: "System health",
  pageDescription:
    "What the site runs on, and what needs a look. The same settings are listed by “atrium doctor” on the server.",
  permission: "View system health",
  checkAgain: "Check again",
  summary: (p: { count: number }) =>
    p.count === 0
      ? "Everything works."
      : p.count === 1
        ? "One thing needs a look."
        : `${p.count} things need a look.`,
  states: { works: "Works", warning: "Needs a look", fault: "Does not work" },
  open: "Open",
  openNamed: (p: { name: string }) => `Open: ${p.name}`,

  version: "Version",
  versionText: (p: { version: string; nodeVersion: string; since: string }) =>
    `Atrium ${p.version} on Node.js ${p.nodeVersion}, running since ${p.since}.`,
  database: "Database",
  engines: { postgresql: "Server of its own", embedded: "Embedded" },
  databaseText: (p: { kind: string; version: string; size: string }) =>
    `${p.kind}: PostgreSQL ${p.version}, ${p.size}.`,
  schema: "Database tables",
  schemaCurrent: "The tables are those of this version.",
  schemaBehind:
    "The tables are older than this version. Restart the server to bring them up to date.",
  storage: "Uploaded files",
  places: { folder: "a folder", bucket: "a bucket" },
  storageText: (p: { place: string; size: string; count: number }) =>
    p.count === 1
      ? `Stored in ${p.place}: one file, ${p.size}. Writing and reading works.`
      : `Stored in ${p.place}: ${p.count} files, ${p.size}. Writing and reading works.`,
  storageFailed: (p: { place: string }) =>
    `Files cannot be written to ${p.place}. Check its permissions, its free space and the connection; the server’s log says more.`,
  mail: "Mail",
  mailOff:
    "No mail server is set up, so notices are shown in the back office only. Set SMTP_URL on the server.",
  webhookDeliveries: "Webhook deliveries",
  deliveriesFail: (p: { failed: number }) =>
    p.failed === 1
      ? "One could not be sent at the last attempt. The deliveries of its webhook say why."
      : `${p.failed} could not be sent at the last attempt. The deliveries of their webhooks say why.`,
  mailsFail: (p: { failed: number; error: string }) =>
    p.failed === 1
      ? `One could not be sent at the last attempt: ${p.error}. Check SMTP_URL on the server.`
      : `${p.failed} could not be sent at the last attempt, the newest because of: ${p.error}. Check SMTP_URL on the server.`,
  nothingSent: (p: { waiting: number }) =>
    p.waiting === 0 ? "Nothing was sent yet." : `Nothing was sent yet; ${p.waiting} are waiting.`,
  lastSent: (p: { waiting: number; time: string }) =>
    p.waiting === 0 ? `Last sent ${p.time}.` : `Last sent ${p.time}; ${p.waiting} are waiting.`,
  jobs: "Recurring work",
  jobsText: (p: { overdue: number }) =>
    p.overdue === 0
      ? "Nothing is overdue."
      : `${p.overdue} are overdue by more than ten minutes, so nothing seems to do the work. Restart the server.`,
  jobNames: {
    "cache-changes": "Purging the CDN",
    clock: "Notices of scheduled publications",
    "log-forward": "Sending the operation log on",
    "log-seal": "Sealing the operation log",
    mail: "Sending mails",
    "mail-cleanup": "Deleting old mails",
    "rate-limit-cleanup": "Deleting old counts of rate limits",
    retention: "Deleting what is no longer kept",
    "search-index": "Renewing the search index",
    "webhook-cleanup": "Deleting old deliveries",
    webhooks: "Sending to webhooks",
  },
  jobFails: (p: { since: string; times: number }) =>
    p.times === 1
      ? `Failed ${p.since} and is tried again. The server’s log says why.`
      : `Fails since ${p.since}, ${p.times} times in a row. The server’s log says why.`,
  backup: "Last backup",
  backupNever: "There is none. Run “atrium backup” on the server, best every night.",
  backupText: (p: { time: string }) => `Completed ${p.time}.`,
  signIns: "Failed sign-ins",
  signInsText: (p: { count: number }) => `${p.count} in the last 24 hours.`,
  locked: "Locked accounts",
  lockedText: (p: { count: number }) =>
    p.count === 0
      ? "None."
      : p.count === 1
        ? "One account is locked after too many failed sign-ins."
        : `${p.count} accounts are locked after too many failed sign-ins.`,
  menus: "Menus",
  menusText: (p: { count: number }) =>
    p.count === 0
      ? "No faults."
      : p.count === 1
        ? "One fault: an entry leads nowhere or locks somebody out."
        : `${p.count} faults: entries lead nowhere or lock somebody out.`,
  settings: "Settings of the server",
  settingsSafe: "None is a risk.",
  settingNamed: (p: { name: string }) => `Setting ${p.name}`,
  risks: {
    publicUrlPlain:
      "The site’s address is not encrypted: passwords and sessions can be read on the way. Put a proxy with TLS in front, or give the server a certificate (TLS_CERT_FILE), and name the https URL.",
    trustProxyMissing:
      "All visitors have the address of the proxy that does TLS, and share one rate limit. Set it to the number of proxies in front.",
    trustProxyAnybody:
      "Anybody can send a forwarded address and so escape rate limits. Set it to the number of proxies in front, or to their addresses.",
    corsPlain:
      "An origin without encryption may call the API, and so may whoever is in between. Name https origins only.",
    picturesAnywhere:
      "Pictures of any site may stand in a text, and their hosts learn who reads it. Name the origins that are needed.",
    databaseEmbedded:
      "The embedded database can lose its last minutes at a power cut. Name a PostgreSQL; “atrium move” brings the site there.",
    databasePlain:
      "The connection to the database may be unencrypted. Add sslmode=verify-full, unless the network is private.",
    bucketPlain:
      "Uploaded files travel unencrypted between the server and their store. Use https, unless the network is private.",
    mailPlain:
      "A mail server that offers no encryption gets mails and password in the clear. Use smtps.",
    adminPasswordKept:
      "It is read at the first start only and stays in the environment of the process. Remove it once the account exists.",
    limitsRaised:
      "Passwords may be guessed faster, and forms flooded. Remove it; it is for load tests.",
  },
};
