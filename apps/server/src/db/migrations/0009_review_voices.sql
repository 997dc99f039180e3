ALTER TABLE "article_types" ADD COLUMN "last_public_version_no" integer;--> statement-breakpoint
ALTER TABLE "review_rounds" ADD COLUMN "author_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "voices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "via" text DEFAULT 'flow' NOT NULL;--> statement-breakpoint
UPDATE "tasks" SET "voices" = jsonb_build_array(jsonb_build_object('of', "assignee_id", 'mode', 'any'));--> statement-breakpoint
UPDATE "review_rounds" r SET "author_ids" = jsonb_build_array(r."initiator_id") || coalesce(
	(SELECT jsonb_agg(DISTINCT v."created_by") FROM "content_versions" v WHERE v."biz_type" = r."biz_type" AND v."biz_id" = r."biz_id"),
	'[]'
) WHERE r."status" = 'running';
