CREATE TABLE "content_approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"biz_type" text NOT NULL,
	"biz_id" text NOT NULL,
	"version_no" integer NOT NULL,
	"round" integer NOT NULL,
	"statement" text,
	"type_id" text NOT NULL,
	"flow_hash" text,
	"deciders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"live_from" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
ALTER TABLE "content_history" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "author_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "content_approvals_key" ON "content_approvals" USING btree ("biz_type","biz_id","version_no") WHERE "content_approvals"."ended_at" is null;
--> statement-breakpoint
-- Who wrote each version: everybody since the version before it that was approved, through restored versions.
WITH RECURSIVE line (biz_type, biz_id, version_no, source) AS (
  SELECT biz_type, biz_id, version_no, version_no FROM content_versions
  UNION
  SELECT line.biz_type, line.biz_id, line.version_no, earlier.source
  FROM line
  JOIN content_versions at ON at.biz_type = line.biz_type AND at.biz_id = line.biz_id AND at.version_no = line.source
  CROSS JOIN LATERAL (
    SELECT before.version_no FROM content_versions before
    WHERE before.biz_type = at.biz_type AND before.biz_id = at.biz_id AND before.version_no = at.version_no - 1 AND NOT before.approved
    UNION ALL SELECT at.restored_from
  ) AS earlier (source)
  WHERE earlier.source IS NOT NULL
), authors AS (
  SELECT line.biz_type, line.biz_id, line.version_no, jsonb_agg(DISTINCT source.created_by) AS ids
  FROM line
  JOIN content_versions source ON source.biz_type = line.biz_type AND source.biz_id = line.biz_id AND source.version_no = line.source
  GROUP BY 1, 2, 3
)
UPDATE content_versions SET author_ids = authors.ids FROM authors
  WHERE authors.biz_type = content_versions.biz_type AND authors.biz_id = content_versions.biz_id AND authors.version_no = content_versions.version_no;--> statement-breakpoint
-- Approvals that were given before statements were kept: without a hash of the content, which nothing has changed since.
INSERT INTO content_approvals (id, biz_type, biz_id, version_no, round, type_id, created_at, live_from)
  SELECT gen_random_uuid()::text, record.biz_type, record.id, version.version_no,
    coalesce((SELECT max(round) FROM review_rounds past WHERE past.biz_type = record.biz_type AND past.biz_id = record.id
      AND past.version_no = version.version_no AND past.status = 'approved'), 0),
    coalesce(version.fields ->> 'typeId', version.fields ->> 'parentId'), version.created_at,
    CASE WHEN record.published_version_no = version.version_no THEN record.live_from
      WHEN record.approved_version_no <> version.version_no OR record.status = 'offline' THEN record.published_at END
  FROM (
    SELECT 'article' AS biz_type, id, status, approved_version_no, published_version_no, live_from, published_at FROM articles
    UNION ALL SELECT 'articleType', id, status, approved_version_no, published_version_no, live_from, published_at FROM article_types
  ) record
  JOIN content_versions version ON version.biz_type = record.biz_type AND version.biz_id = record.id
    AND version.version_no IN (record.approved_version_no, record.published_version_no);--> statement-breakpoint
-- What was edited since is a draft again, as an edit now makes it: only what is public or scheduled stays approved.
UPDATE content_approvals SET ended_at = now(), end_reason = 'edited'
  FROM (SELECT 'article' AS biz_type, id, approved_version_no, published_version_no, head_version_no FROM articles
    UNION ALL SELECT 'articleType', id, approved_version_no, published_version_no, head_version_no FROM article_types) record
  WHERE record.biz_type = content_approvals.biz_type AND record.id = content_approvals.biz_id
    AND record.approved_version_no = content_approvals.version_no
    AND record.approved_version_no IS DISTINCT FROM record.published_version_no AND record.approved_version_no <> record.head_version_no
    AND content_approvals.live_from IS NULL;--> statement-breakpoint
UPDATE articles SET approved_version_no = published_version_no, status = CASE status WHEN 'approved' THEN 'draft' ELSE status END
  WHERE approved_version_no IS NOT NULL AND NOT EXISTS (SELECT 1 FROM content_approvals standing WHERE standing.biz_type = 'article'
    AND standing.biz_id = articles.id AND standing.version_no = approved_version_no AND standing.ended_at IS NULL);--> statement-breakpoint
UPDATE article_types SET approved_version_no = published_version_no, status = CASE status WHEN 'approved' THEN 'draft' ELSE status END
  WHERE approved_version_no IS NOT NULL AND NOT EXISTS (SELECT 1 FROM content_approvals standing WHERE standing.biz_type = 'articleType'
    AND standing.biz_id = article_types.id AND standing.version_no = approved_version_no AND standing.ended_at IS NULL);--> statement-breakpoint
-- Deciding is a permission of its own: for reviewers, and for the roles of those whom a flow names, so that reviews go on.
INSERT INTO auths (id, code, name, menu_id, action, http_method, api_path, description, order_by,
    created_at, created_by, created_by_name, updated_at, updated_by, updated_by_name)
  SELECT gen_random_uuid()::text, replace(act.code, ':act', ':approve'), act.name || ': approve, reject, return, transfer', act.menu_id,
    replace(act.action, 'act', 'approve'), act.http_method, act.api_path,
    'Beside the right to ' || lower(left(act.name, 1)) || substr(act.name, 2) || '.',
    act.order_by, now(), 'system', 'System', now(), 'system', 'System'
  FROM auths act WHERE act.code IN ('content:article:act', 'content:articleType:act')
  ON CONFLICT DO NOTHING;--> statement-breakpoint
WITH flow (content) AS (
  SELECT flow FROM article_types
  UNION ALL SELECT fields -> 'flow' FROM content_versions version JOIN article_types type ON version.biz_type = 'articleType'
    AND version.biz_id = type.id AND version.version_no IN (type.published_version_no, type.last_public_version_no)
  UNION ALL SELECT flow FROM review_rounds WHERE status = 'running'
), named AS (
  SELECT node -> 'assignees' AS assignees FROM flow, jsonb_array_elements(flow.content) node
), deciding (role_id) AS (
  SELECT id FROM roles WHERE code = 'reviewer'
  UNION SELECT roles.id FROM named JOIN roles ON assignees -> 'roleCodes' ? roles.code
  UNION SELECT held.role_id FROM named JOIN user_roles held ON assignees -> 'userIds' ? held.user_id
  UNION SELECT held.role_id FROM named JOIN workgroup_members member ON assignees -> 'workgroupIds' ? member.workgroup_id
    JOIN user_roles held ON held.user_id = member.user_id
)
INSERT INTO role_auths (role_id, auth_id)
  SELECT deciding.role_id, added.id FROM deciding
  JOIN auths act ON act.code IN ('content:article:act', 'content:articleType:act')
  JOIN auths added ON added.code = replace(act.code, ':act', ':approve')
  JOIN role_auths held ON held.role_id = deciding.role_id AND held.auth_id = act.id
  ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO dict_items (id, dict_id, label, value, color, order_by,
    created_at, created_by, created_by_name, updated_at, updated_by, updated_by_name)
  SELECT gen_random_uuid()::text, dicts.id, label, value, color, 1000 + position, now(), 'system', 'System', now(), 'system', 'System'
  FROM dicts, (VALUES ('move', 'Moved to another type', NULL, 1), ('approvalEnd', 'Approval ended', 'warning', 2)) added(value, label, color, position)
  WHERE dicts.code = 'historyAction'
  ON CONFLICT DO NOTHING;
