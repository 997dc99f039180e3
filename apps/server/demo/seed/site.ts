import {
  banners as demoBanners,
  friendlyLinks as demoFriendlyLinks,
  messages as demoMessages,
  quickLinks as demoQuickLinks,
  recommends as demoRecommends,
  replyTemplates as demoTemplates,
  siteSetting,
} from "../index.ts";
import type { Db } from "../../src/db/db.ts";
import {
  banners,
  commentClosings,
  friendlyLinks,
  messageAnswers,
  messages,
  quickLinks,
  recommends,
  replyTemplates,
  siteSettings,
} from "../../src/db/schema/index.ts";
import { stampCreate, type Author } from "../../src/db/stamp.ts";
import type { DemoContext } from "./demo-context.ts";
import type { Staff } from "./people.ts";

/** Creates what surrounds the articles: settings, banners, links, recommendations and visitors' messages. */
export async function seedSite(db: Db, seed: DemoContext): Promise<void> {
  const { files, now } = seed;
  const publisher = seed.staff.by("publisher");
  const stamp = stampCreate(publisher, now);
  const { logo, socialLinks, translations, ...words } = siteSetting;
  const lists = { socialLinks: [...socialLinks], translations: [...translations] };
  const setting = { ...words, logo: files.url(logo), ...lists };
  await db
    .insert(siteSettings)
    .values({ id: "site", ...setting, ...stamp })
    .onConflictDoUpdate({ target: siteSettings.id, set: setting });
  const bannerRows = demoBanners.map(({ image, ...banner }) => ({
    ...banner,
    image: files.url(image),
  }));
  await db.insert(banners).values(bannerRows.map((banner) => ({ ...banner, ...stamp })));
  await db.insert(friendlyLinks).values(demoFriendlyLinks.map((link) => ({ ...link, ...stamp })));
  await db.insert(quickLinks).values(demoQuickLinks.map((link) => ({ ...link, ...stamp })));
  await seedRecommends(db, seed, publisher);
  await seedMessages(db, seed.staff);
  const moderated = stampCreate(seed.staff.by("moderator"), now);
  const templates = demoTemplates.map((template) => ({ ...template, ...moderated }));
  await db.insert(replyTemplates).values(templates);
  await closeComments(db, seed, moderated);
}

/** On an article whose questions are answered. */
async function closeComments(
  db: Db,
  { articleIds }: DemoContext,
  stamp: ReturnType<typeof stampCreate>,
): Promise<void> {
  const id = articleIds.get("f6-eight-paths");
  if (id === undefined) return;
  const closesAt = new Date("2026-06-30T16:00:00.000Z");
  await db.insert(commentClosings).values({ ...stamp, id, rule: "date", closesAt });
}

async function seedRecommends(
  db: Db,
  { files, articleIds, now }: DemoContext,
  author: Author,
): Promise<void> {
  const rows = demoRecommends.flatMap(({ articleSlug, cover, ...recommend }) => {
    const articleId = articleIds.get(articleSlug);
    return articleId === undefined ? [] : [{ ...recommend, articleId, cover: files.url(cover) }];
  });
  if (rows.length === 0) return;
  await db.insert(recommends).values(rows.map((row) => ({ ...row, ...stampCreate(author, now) })));
}

async function seedMessages(db: Db, staff: Staff): Promise<void> {
  const rows = demoMessages.map(({ at, reply, assignee, spamReasons = [], ...message }) => {
    const by = reply && staff.by(reply.byUsername);
    return {
      ...message,
      assigneeId: assignee === undefined ? null : staff.by(assignee).id,
      spamReasons: [...spamReasons],
      reply:
        reply && by ? { content: reply.content, at: reply.at, byId: by.id, byName: by.name } : null,
      address: "192.0.2.20",
      userAgent: "",
      ...stampCreate({ id: "visitor", name: message.name }, new Date(at)),
    };
  });
  const stored = await db
    .insert(messages)
    .values(rows)
    .returning({ id: messages.id, reply: messages.reply });
  const answers = stored.flatMap(({ id: messageId, reply }) => {
    if (reply === null) return [];
    const { content, at, byId: createdBy, byName: createdByName } = reply;
    return [{ messageId, content, createdAt: new Date(at), createdBy, createdByName }];
  });
  await db.insert(messageAnswers).values(answers);
}
