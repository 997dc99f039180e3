DROP INDEX "article_counters_read_idx";--> statement-breakpoint
DROP INDEX "articles_created_by_idx";--> statement-breakpoint
DROP INDEX "articles_status_idx";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "names" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "articles_created_idx" ON "articles" USING btree ("created_at","id") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_published_idx" ON "articles" USING btree ("published_at","id") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_title_idx" ON "articles" USING btree ("title","id") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_order_idx" ON "articles" USING btree ("order_by","id") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_review_idx" ON "articles" USING btree ("review_status","updated_at","id");--> statement-breakpoint
CREATE INDEX "articles_live_from_idx" ON "articles" USING btree ("live_from");--> statement-breakpoint
CREATE INDEX "articles_live_until_idx" ON "articles" USING btree ("live_until") WHERE "articles"."live_until" is not null;--> statement-breakpoint
CREATE INDEX "articles_changed_idx" ON "articles" USING btree ("updated_at","id") WHERE "articles"."head_version_no" is distinct from "articles"."published_version_no" and "articles"."status" in ('scheduled', 'published');--> statement-breakpoint
CREATE INDEX "articles_top_idx" ON "articles" USING btree ("updated_at","id") WHERE "articles"."is_top";--> statement-breakpoint
CREATE INDEX "articles_names_idx" ON "articles" USING gin ("names") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "articles_positions_idx" ON "articles" USING gin ("recommend_positions");--> statement-breakpoint
CREATE INDEX "comments_created_idx" ON "comments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "comments_updated_idx" ON "comments" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "comments_nickname_idx" ON "comments" USING btree ("nickname","id");--> statement-breakpoint
CREATE INDEX "messages_created_idx" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_updated_idx" ON "messages" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "messages_name_idx" ON "messages" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "messages_company_idx" ON "messages" USING btree ("company","id");--> statement-breakpoint
CREATE INDEX "tasks_handled_idx" ON "tasks" USING btree ("assignee_id","biz_type","handled_at","id");--> statement-breakpoint
CREATE INDEX "article_counters_read_idx" ON "article_counters" USING btree ("read_count","article_id");--> statement-breakpoint
CREATE INDEX "articles_created_by_idx" ON "articles" USING btree ("created_by","updated_at","id");--> statement-breakpoint
CREATE INDEX "articles_status_idx" ON "articles" USING btree ("status","updated_at","id");--> statement-breakpoint
-- Every article has its numbers, so that lists can be ordered by them.
INSERT INTO "article_counters" ("article_id") SELECT id FROM "articles" ON CONFLICT DO NOTHING;--> statement-breakpoint
-- As `content/name-tokens.ts` makes them, but for accents: beginnings of words, characters and pairs of Chinese.
UPDATE "articles" SET names = array_to_tsvector(array(
  SELECT left(word, size) FROM regexp_split_to_table(
    regexp_replace(lower(title || ' ' || slug), '[⺀-鿿豈-﫿]+', ' ', 'g'), '[\s!-/:-@\[-`{-~，。、；：？！（）《》“”·—…　]+') AS word,
    generate_series(1, least(length(word), 40)) AS size
  UNION
  SELECT substr(run[1], start, size) FROM regexp_matches(title || ' ' || slug, '[⺀-鿿豈-﫿]+', 'g') AS run,
    generate_series(1, length(run[1])) AS start, generate_series(1, 2) AS size
));
