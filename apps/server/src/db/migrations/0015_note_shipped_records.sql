CREATE TABLE "shipped_records" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- What a site of an earlier schema has been given: by its seeds, and by the migrations that brought pages. A new site notes that itself.
INSERT INTO "shipped_records" ("key", "created_at")
  SELECT kind || ' ' || name, now() FROM (VALUES
    ('dict', 'articleTypeKind commentStatus contentStatus displayStatus enabledStatus gender historyAction memberRole
      menuType messageStatus orgType positionType productImageType productKind productStatus reviewMode reviewStatus
      signInEvent taskStatus userStatus'),
    ('grant auditor', 'content:article:act content:article:page content:article:view content:articleType:act content:articleType:view
      monitor:liveSession:page monitor:operationLog:page monitor:signInLog:page system:org:view system:role:view
      system:user:pick system:workgroup:view system:workgroupMember:view'),
    ('grant editor', 'content:article:act content:article:circulate content:article:delete content:article:page
      content:article:restore content:article:save content:article:trash content:article:update content:article:view
      content:articleType:act content:articleType:view content:file:delete content:file:page content:file:replace
      content:file:update content:file:upload content:file:view content:release:page content:release:view
      system:org:view system:role:view system:user:pick system:workgroup:view system:workgroupMember:view'),
    ('grant moderator', 'content:article:act content:article:page content:article:view content:articleType:act content:articleType:view
      content:comment:batch content:comment:delete content:comment:page content:comment:reply content:comment:update
      content:message:batch content:message:delete content:message:page content:message:reply content:message:update'),
    ('grant publisher', 'content:article:act content:article:circulate content:article:delete content:article:page
      content:article:publish content:article:purge content:article:restore content:article:trash
      content:article:view content:articleType:act content:articleType:circulate content:articleType:delete
      content:articleType:page content:articleType:publish content:articleType:save content:articleType:update
      content:articleType:view content:banner:delete content:banner:page content:banner:save content:banner:update
      content:banner:view content:file:delete content:file:page content:file:replace content:file:update
      content:file:upload content:file:view content:friendlyLink:delete content:friendlyLink:page
      content:friendlyLink:save content:friendlyLink:update content:friendlyLink:view content:quickLink:delete
      content:quickLink:page content:quickLink:save content:quickLink:update content:quickLink:view
      content:recommend:delete content:recommend:page content:recommend:save content:recommend:update
      content:recommend:view content:release:delete content:release:page content:release:publish
      content:release:save content:release:update content:release:view content:siteSetting:update
      content:siteSetting:view product:product:delete product:product:page product:product:save
      product:product:update product:product:view system:org:view system:role:view system:user:pick
      system:workgroup:view system:workgroupMember:view'),
    ('grant reviewer', 'content:article:act content:article:approve content:article:circulate content:article:page
      content:article:view content:articleType:act content:articleType:approve content:articleType:circulate
      content:articleType:page content:articleType:view content:file:view content:release:page content:release:view
      system:org:view system:role:view system:user:pick system:workgroup:view system:workgroupMember:view'),
    ('item articleTypeKind', 'link list single'),
    ('item commentStatus', 'approved pending rejected spam'),
    ('item contentStatus', 'approved draft offline published scheduled'),
    ('item displayStatus', 'approved draft offline published publishedChanged publishedReviewing rejected returned reviewing scheduled
      withdrawn'),
    ('item enabledStatus', 'disabled enabled'),
    ('item gender', 'female male other'),
    ('item historyAction', 'approvalEnd approve circulate create delete markRead move offline publish reject restore return schedule
      submit transfer trashRestore unschedule update withdraw'),
    ('item memberRole', 'leader member'),
    ('item menuType', 'api directory hidden-menu menu'),
    ('item messageStatus', 'closed new processing spam'),
    ('item orgType', 'company department team'),
    ('item positionType', 'home sidebar'),
    ('item productImageType', 'car none person'),
    ('item productKind', 'category product series'),
    ('item productStatus', 'draft offShelf onShelf'),
    ('item reviewMode', 'all any'),
    ('item reviewStatus', 'approved none rejected returned running withdrawn'),
    ('item signInEvent', 'signIn signOut'),
    ('item taskStatus', 'approved cancelled pending read rejected returned transferred unread'),
    ('item userStatus', 'active disabled'),
    ('menu', '/content /monitor /system /tasks ArticleEdit ArticleNew ArticleTypes ArticleView Articles Banners Calendar
      Comments Dashboard Dicts FriendlyLinks LiveSessions Media Menus Messages OperationLogs Orgs Permissions
      ProductEdit ProductNew Products Profile QuickLinks Recommends Releases Roles SignInLogs SiteSetting TaskDetail
      TasksHandled TasksRead TasksToRead TasksWaiting Trash Users Workgroups'),
    ('permission', 'content:article:act content:article:approve content:article:circulate content:article:delete
      content:article:page content:article:publish content:article:purge content:article:restore
      content:article:save content:article:trash content:article:update content:article:view content:articleType:act
      content:articleType:approve content:articleType:circulate content:articleType:delete content:articleType:page
      content:articleType:publish content:articleType:save content:articleType:update content:articleType:view
      content:banner:delete content:banner:page content:banner:save content:banner:update content:banner:view
      content:comment:batch content:comment:delete content:comment:page content:comment:reply content:comment:update
      content:file:delete content:file:page content:file:replace content:file:update content:file:upload
      content:file:view content:friendlyLink:delete content:friendlyLink:page content:friendlyLink:save
      content:friendlyLink:update content:friendlyLink:view content:message:batch content:message:delete
      content:message:page content:message:reply content:message:update content:quickLink:delete
      content:quickLink:page content:quickLink:save content:quickLink:update content:quickLink:view
      content:recommend:delete content:recommend:page content:recommend:save content:recommend:update
      content:recommend:view content:release:delete content:release:page content:release:publish
      content:release:save content:release:update content:release:view content:siteSetting:update
      content:siteSetting:view monitor:liveSession:delete monitor:liveSession:page monitor:operationLog:page
      monitor:signInLog:page product:product:delete product:product:page product:product:save product:product:update
      product:product:view system:auth:add system:auth:delete system:auth:page system:auth:update system:auth:view
      system:dict:delete system:dict:page system:dict:save system:dict:update system:dictItem:delete
      system:dictItem:page system:dictItem:save system:dictItem:update system:menu:add system:menu:delete
      system:menu:update system:menu:view system:org:add system:org:delete system:org:update system:org:view
      system:role:add system:role:assignAuths system:role:assignMenus system:role:delete system:role:page
      system:role:update system:role:view system:user:add system:user:delete system:user:page system:user:pick
      system:user:resetPwd system:user:update system:workgroup:add system:workgroup:delete system:workgroup:update
      system:workgroup:view system:workgroupMember:add system:workgroupMember:delete system:workgroupMember:view'),
    ('role', 'admin auditor editor moderator publisher reviewer')
  ) given(kind, names), regexp_split_to_table(names, '\s+') name
  WHERE EXISTS (SELECT 1 FROM "roles");--> statement-breakpoint
-- Only newer seeds brought the rest, so a site that has a part of it was given all of that part.
INSERT INTO "shipped_records" ("key", "created_at")
  SELECT 'permission ' || "code", now() FROM "auths"
    WHERE "code" IN ('content:comment:assign', 'content:comment:close', 'content:message:assign') OR "code" LIKE 'content:replyTemplate:%'
  UNION ALL SELECT 'grant moderator ' || "code", now() FROM "auths"
    WHERE "code" IN ('content:comment:assign', 'content:comment:close', 'content:message:assign') OR "code" LIKE 'content:replyTemplate:%'
  UNION ALL SELECT 'menu ReplyTemplates', now() FROM "auths" WHERE "code" = 'content:replyTemplate:page'
  UNION ALL SELECT 'dict ' || "code", now() FROM "dicts"
    WHERE "code" IN ('assignment', 'closingRule', 'releaseStatus', 'replyTemplateKind')
  UNION ALL SELECT 'item ' || "dicts"."code" || ' ' || "value", now() FROM "dict_items" JOIN "dicts" ON "dicts"."id" = "dict_items"."dict_id"
    WHERE "dicts"."code" IN ('assignment', 'closingRule', 'releaseStatus', 'replyTemplateKind')
  ON CONFLICT DO NOTHING;
