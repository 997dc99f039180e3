DROP INDEX "articles_type_idx";--> statement-breakpoint
DROP INDEX "articles_created_by_idx";--> statement-breakpoint
DROP INDEX "articles_status_idx";--> statement-breakpoint
DROP INDEX "articles_review_idx";--> statement-breakpoint
CREATE INDEX "articles_of_type_idx" ON "articles" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "articles_type_idx" ON "articles" USING btree ("type_id","updated_at","id") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_created_by_idx" ON "articles" USING btree ("created_by","updated_at","id") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_status_idx" ON "articles" USING btree ("status","updated_at","id") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_review_idx" ON "articles" USING btree ("review_status","updated_at","id") WHERE "articles"."deleted_at" is null;