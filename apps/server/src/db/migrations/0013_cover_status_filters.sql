DROP INDEX "articles_status_idx";--> statement-breakpoint
DROP INDEX "articles_review_idx";--> statement-breakpoint
DROP INDEX "articles_changed_idx";--> statement-breakpoint
CREATE INDEX "articles_status_idx" ON "articles" USING btree ("status","updated_at","id","review_status","live_from","live_until") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_review_idx" ON "articles" USING btree ("review_status","updated_at","id","status","live_from","live_until") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_changed_idx" ON "articles" USING btree ("updated_at","id","review_status","live_from","live_until") WHERE "articles"."head_version_no" is distinct from "articles"."published_version_no" and "articles"."status" in ('scheduled', 'published') and "articles"."deleted_at" is null;