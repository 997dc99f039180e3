DROP INDEX "published_articles_live_from_idx";--> statement-breakpoint
DROP INDEX "published_articles_live_until_idx";--> statement-breakpoint
CREATE INDEX "published_articles_live_from_idx" ON "published_articles" USING btree ("live_from","type_id","order_by","published_at");--> statement-breakpoint
CREATE INDEX "published_articles_live_until_idx" ON "published_articles" USING btree ("live_until","live_from","type_id","order_by","published_at") WHERE "published_articles"."live_until" is not null;