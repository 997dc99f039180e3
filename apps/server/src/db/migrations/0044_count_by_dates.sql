CREATE INDEX "articles_scheduled_idx" ON "articles" USING btree ("live_from","status","live_until","deleted_at");--> statement-breakpoint
CREATE INDEX "articles_expired_idx" ON "articles" USING btree ("live_until","status","updated_at","id","deleted_at") WHERE "articles"."live_until" is not null;--> statement-breakpoint
DROP INDEX "articles_live_from_idx";--> statement-breakpoint
DROP INDEX "articles_live_until_idx";