CREATE INDEX "articles_updated_by_idx" ON "articles" USING btree ("updated_by","updated_at","id") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comments_updated_by_idx" ON "comments" USING btree ("updated_by","updated_at");--> statement-breakpoint
CREATE INDEX "messages_updated_by_idx" ON "messages" USING btree ("updated_by","updated_at");