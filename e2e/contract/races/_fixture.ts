import { uploadFile, type Sdk } from "@atrium/sdk";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import { signInStaff, publish } from "../../../apps/server/tests/_content.ts";
import { passkeys } from "../../../apps/server/src/db/schema/index.ts";
import { picture } from "../../journeys/_picture.ts";
import { sdkFor } from "../_sdk.ts";

/** The part of a record that a race needs. */
export interface RaceRecord {
  id: string;
  version: number;
}

/** Creates a record; `n` makes it unique within its kind, `more` overrides its fields. */
export type Make = (n: number, more?: object) => Promise<RaceRecord>;

/** A server, the administrator's SDK, and factories for records of every kind. */
export interface Fixture extends AsyncDisposable {
  server: TestServer;
  sdk: Sdk;
  make: Record<Kind, Make>;
  /** A published article. */
  articleId: string;
  /** The administrator. */
  userId: string;
  /** An upload that nothing uses. */
  uploadId: string;
}

type Makers = ReturnType<typeof makersOver>;

/** A kind of record. */
export type Kind = keyof Makers;

/** Starts a server with everything that the factories' records refer to. */
export async function openFixture(): Promise<Fixture> {
  const server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  const staff = await signInStaff(server);
  const sdk = await sdkFor(server, "admin");
  const { id: dictId } = await sdk.dicts.save({ code: "races", name: "Races" });
  const { id: roleId } = await sdk.roles.create({ code: "racer", name: "Racer" });
  const { id: workgroupId } = await sdk.workgroups.create({ code: "races", name: "Races" });
  const [org] = await sdk.orgs.tree({});
  const articleId = await publish(staff);
  const userId = (await sdk.users.current()).id;
  const ways = {
    publishArticle: () => publish(staff),
    addPasskey: (name: string) => addPasskey(server, userId, name),
  };
  const ids = { typeId: staff.typeId, articleId, dictId, roleId, workgroupId };
  return {
    server,
    sdk,
    articleId,
    userId,
    uploadId: (await uploadPicture(sdk)).id,
    make: makersOver(sdk, { ...ids, ...ways, orgId: org?.id ?? "" }),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

interface Ids {
  typeId: string;
  articleId: string;
  dictId: string;
  roleId: string;
  workgroupId: string;
  orgId: string;
  publishArticle(): Promise<string>;
  addPasskey(name: string): Promise<string>;
}

function makersOver(sdk: Sdk, ids: Ids) {
  const { typeId, articleId, dictId, roleId, workgroupId, orgId, publishArticle } = ids;
  const article: Make = (n, more) =>
    sdk.articles.save({ typeId, title: `Article ${n}`, content: "<p>Text</p>", ...more });
  const user: Make = (n, more) =>
    sdk.users.add({
      username: `racer${n}`,
      password,
      name: `U${n}`,
      orgId,
      roleIds: [roleId],
      ...more,
    });
  return {
    /** The administrator's own. */
    accessToken: async (n) => {
      const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
      const scopes = ["content:article:page"];
      const { id } = await sdk.accessTokens.save({ name: `Token ${n}`, scopes, expiresAt });
      return { id, version: 0 };
    },
    article,
    user,
    articleType: (n, more) =>
      sdk.articleTypes.save({
        parentId: "0",
        name: `T${n}`,
        code: `type-${n}`,
        kind: "list",
        ...more,
      }),
    auth: (n, more) =>
      sdk.auths.add({ code: `race:run:step${n}`, name: `S${n}`, action: `step${n}`, ...more }),
    banner: (n, more) =>
      sdk.banners.save({
        position: "home",
        title: `B${n}`,
        image: "/a.webp",
        imageAlt: "A",
        ...more,
      }),
    commentClosing: async () => sdk.commentClosings.get({ id: articleId }),
    comment: async (n) => {
      const content = `Comment ${n}`;
      await sdk.site.comment({ articleId, nickname: "Anna", content });
      return single((await sdk.comments.page({ keyword: content })).records);
    },
    dict: (n, more) => sdk.dicts.save({ code: `dict-${n}`, name: `D${n}`, ...more }),
    dictItem: (n, more) => sdk.dictItems.save({ dictId, label: `I${n}`, value: `i${n}`, ...more }),
    croppedFile: async () => {
      const { id, version } = await uploadPicture(sdk);
      return sdk.files.crop({ id, version, left: 0, top: 0, width: 32, height: 32 });
    },
    file: () => uploadPicture(sdk),
    friendlyLink: (n, more) =>
      sdk.friendlyLinks.save({ name: `L${n}`, url: "https://example.org", ...more }),
    webhook: (n, more) =>
      sdk.webhooks.save({
        name: `W${n}`,
        url: "https://receiver.example.org/",
        events: ["comment.created"],
        ...more,
      }),
    /** There is one in each language. */
    homePage: async (n) => {
      const { id, version } = await sdk.homePages.get("home-en");
      const quote = { text: `Words ${n}`, person: "Ann", role: null };
      const sections = [{ key: "quote", kind: "quote", visible: true, quote } as const];
      return sdk.homePages.update({ id, version, sections });
    },
    liveSession: async (n) => {
      const { username } = await sdk.users.get((await user(n)).id);
      await sdk.session.login({ username, password });
      return {
        ...single((await sdk.liveSessions.page({ keyword: username })).records),
        version: 0,
      };
    },
    menu: (n, more) =>
      sdk.menus.create({ parentId: "0", type: "directory", title: `M${n}`, ...more }),
    message: async (n) => {
      const content = `Message ${n}`;
      await sdk.site.leaveMessage({ name: "Anna", email: "anna@example.com", content });
      return single((await sdk.messages.page({ keyword: content })).records);
    },
    /** The administrator's own, which no id names. */
    notificationPreference: async () => ({ ...(await sdk.notifications.preference()), id: "" }),
    org: (n, more) => sdk.orgs.create({ parentId: "0", name: `O${n}`, code: `org-${n}`, ...more }),
    previewLink: async () => ({
      ...(await sdk.articles.previewLinkSave({ articleId })),
      version: 0,
    }),
    /** The administrator's own; as a row, since adding the first one ends the other sessions. */
    passkey: async (n) => ({ id: await ids.addPasskey(`Key ${n}`), version: 0 }),
    product: (n, more) => sdk.products.save({ kind: "category", name: `P${n}`, ...more }),
    quickLink: (n, more) => sdk.quickLinks.save({ title: `Q${n}`, url: "/other-detail", ...more }),
    recommend: (n, more) => sdk.recommends.save({ positionType: `spot${n}`, articleId, ...more }),
    remark: (n) => sdk.articleRemarks.save(remarkOn(articleId, n)),
    replyTemplate: (n, more) =>
      sdk.replyTemplates.save({
        kind: "comment",
        language: "en",
        title: `T${n}`,
        content: "Thank you.",
        ...more,
      }),
    release: async (n, more) => {
      const items = [{ articleId: await publishArticle(), action: "offline" as const }];
      return sdk.releases.save({ name: `R${n}`, items, ...more });
    },
    scheduledRelease: async (n) => {
      const items = [{ articleId: await publishArticle(), action: "offline" as const }];
      const { id, version } = await sdk.releases.save({ name: `R${n}`, items });
      return sdk.releases.schedule({ id, version, scheduledAt: "2999-01-01T00:00:00Z" });
    },
    role: (n, more) => sdk.roles.create({ code: `racer${n}`, name: `R${n}`, ...more }),
    savedView: (n, more) =>
      sdk.savedViews.save({ list: "usersPage", name: `V${n}`, search: "", ...more }),
    siteSetting: async () => sdk.siteSettings.get(),
    trashedArticle: async (n) => {
      const { id } = await article(n);
      await sdk.articles.delete({ id });
      const { records } = await sdk.articles.trashPage({ keyword: `Article ${n}` });
      return single(records.filter((record) => record.id === id));
    },
    workgroup: (n, more) => sdk.workgroups.create({ code: `group-${n}`, name: `G${n}`, ...more }),
    workgroupMember: async (n) => {
      const { id: userId } = await user(n);
      await sdk.workgroupMembers.add({ workgroupId, userIds: [userId] });
      return single((await sdk.workgroupMembers.page({ userId })).records);
    },
  } satisfies Record<string, Make>;
}

/** With a suggestion to decide. */
function remarkOn(articleId: string, n: number) {
  const passage = { quote: "Text", prefix: "", suffix: "", start: 0 };
  const text = `Remark ${n}`;
  const place = { articleId, versionNo: 1, field: "content" as const, passage };
  return { ...place, text, suggestion: "Words" };
}

async function addPasskey(server: TestServer, userId: string, name: string): Promise<string> {
  const key = { publicKey: "", counter: 0, transports: [], synced: false, createdAt: new Date() };
  const rows = await server.db
    .insert(passkeys)
    .values({ ...key, userId, credentialId: name, name })
    .returning({ id: passkeys.id });
  return single(rows).id;
}

async function uploadPicture(sdk: Sdk): Promise<RaceRecord> {
  const { name, mimeType, buffer } = await picture("quay.png");
  const { result } = await uploadFile(sdk, new File([buffer], name, { type: mimeType }));
  return sdk.files.get({ id: result.id });
}

const password = "Races-for-all-1";

function single<T>(records: readonly T[]): T {
  const [record] = records;
  if (record === undefined || records.length > 1) throw new Error(`${records.length} records`);
  return record;
}
