CREATE TABLE "backups" (
	"id" text PRIMARY KEY NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"size" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "circulations" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "circulations" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_rounds" ADD COLUMN "comment" text;--> statement-breakpoint
CREATE INDEX "backups_finished_idx" ON "backups" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "articles_ready_idx" ON "articles" USING btree ("updated_at","id") WHERE "articles"."review_status" = 'approved' and "articles"."approved_version_no" is distinct from "articles"."published_version_no" and "articles"."deleted_at" is null;