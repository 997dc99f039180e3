-- A search reads one narrow row for each match: long columns live out of line.
ALTER TABLE "article_search" SET (toast_tuple_target = 256);--> statement-breakpoint
DROP INDEX "article_search_tokens_idx";--> statement-breakpoint
ALTER TABLE "article_search" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "article_search" ADD COLUMN "type_id" text;--> statement-breakpoint
ALTER TABLE "article_search" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "article_search" ADD COLUMN "live_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "article_search" ADD COLUMN "live_until" timestamp with time zone;--> statement-breakpoint
-- What is published already is found as before, by single characters and within blocks and types too. Until it is
-- published again, hits in its title and summary count no more than others: stems are made by the application.
WITH line AS (
  SELECT id, type_id, title, published_at, live_from, live_until,
    (row_number() OVER (ORDER BY published_at, id) - 1)::integer AS place
  FROM "published_articles"
)
UPDATE "article_search" AS entry
SET place = line.place, type_id = line.type_id, published_at = line.published_at, live_from = line.live_from,
  live_until = line.live_until, words = line.title || E'\n' || entry.words,
  tokens = entry.tokens
    || array_to_tsvector(array[
      '@' || line.type_id,
      '#0.' || floor(line.place / 512.0), '#1.' || floor(line.place / 4096.0),
      '#2.' || floor(line.place / 32768.0), '#3.' || floor(line.place / 262144.0)
    ])
    || array_to_tsvector(array(
      SELECT DISTINCT piece
      FROM regexp_split_to_table(
        line.title || entry.summary || entry.words || entry.text, '') AS piece
      WHERE ascii(piece) BETWEEN 11904 AND 40959 OR ascii(piece) BETWEEN 63744 AND 64255
        OR ascii(piece) BETWEEN 131072 AND 205743
    ))
FROM line WHERE line.id = entry.article_id;--> statement-breakpoint
DELETE FROM "article_search" WHERE place IS NULL;--> statement-breakpoint
ALTER TABLE "article_search" ALTER COLUMN "place" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "article_search" ALTER COLUMN "type_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "article_search" ALTER COLUMN "published_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "article_search" ALTER COLUMN "live_from" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "article_search_tokens_idx" ON "article_search" USING gin ("tokens") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "article_search_place_idx" ON "article_search" USING btree ("place");--> statement-breakpoint
CREATE INDEX "article_search_type_id_idx" ON "article_search" USING btree ("type_id");
