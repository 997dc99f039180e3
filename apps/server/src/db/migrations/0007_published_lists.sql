CREATE TABLE "published_counts" (
	"type_id" text NOT NULL,
	"order_by" integer NOT NULL,
	"month" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "published_counts_type_id_order_by_month_pk" PRIMARY KEY("type_id","order_by","month")
);
--> statement-breakpoint
CREATE TABLE "published_labels" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"type_id" text NOT NULL,
	"order_by" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"article_id" text NOT NULL,
	"live_from" timestamp with time zone NOT NULL,
	"live_until" timestamp with time zone,
	"is_top" boolean NOT NULL,
	"top_until" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "published_articles_tags_idx";--> statement-breakpoint
DROP INDEX "published_articles_positions_idx";--> statement-breakpoint
DROP INDEX "published_articles_list_idx";--> statement-breakpoint
DROP INDEX "published_articles_all_idx";--> statement-breakpoint
DROP INDEX "published_articles_neighbours_idx";--> statement-breakpoint
DROP INDEX "published_articles_latest_idx";--> statement-breakpoint
DROP INDEX "published_articles_top_idx";--> statement-breakpoint
CREATE INDEX "published_labels_type_idx" ON "published_labels" USING btree ("kind","value","type_id","order_by","published_at","article_id","live_from","live_until","is_top","top_until");--> statement-breakpoint
CREATE INDEX "published_labels_all_idx" ON "published_labels" USING btree ("kind","value","order_by","published_at","article_id","type_id","live_from","live_until","is_top","top_until");--> statement-breakpoint
CREATE INDEX "published_articles_list_idx" ON "published_articles" USING btree ("type_id","order_by","published_at","id","live_from","live_until","is_top","top_until");--> statement-breakpoint
CREATE INDEX "published_articles_all_idx" ON "published_articles" USING btree ("order_by","published_at","id","type_id","live_from","live_until","is_top","top_until");--> statement-breakpoint
CREATE INDEX "published_articles_neighbours_idx" ON "published_articles" USING btree ("type_id","published_at","id","live_from","live_until");--> statement-breakpoint
CREATE INDEX "published_articles_latest_idx" ON "published_articles" USING btree ("published_at","id","type_id","live_from","live_until");--> statement-breakpoint
CREATE INDEX "published_articles_top_idx" ON "published_articles" USING btree ("top_until") WHERE "published_articles"."is_top";--> statement-breakpoint
CREATE FUNCTION published_labels_of(tags text[], positions text[]) RETURNS TABLE (kind text, value text) LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT 'tag', unnest(tags) UNION ALL SELECT DISTINCT 'position', unnest(positions)
$$;--> statement-breakpoint
INSERT INTO published_counts
SELECT type_id, order_by, to_char(published_at AT TIME ZONE 'UTC', 'YYYY-MM'), count(*) FROM published_articles GROUP BY 1, 2, 3;--> statement-breakpoint
INSERT INTO published_labels
SELECT label.kind, label.value, type_id, order_by, published_at, id, live_from, live_until, is_top, top_until
FROM published_articles, published_labels_of(tags, recommend_positions) label;--> statement-breakpoint
-- What lists need besides the rows follows every statement that changes these, within its transaction.
CREATE FUNCTION keep_published_lists() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  come text := 'SELECT type_id, order_by, published_at, 1 AS change FROM new_rows';
  gone text := 'SELECT type_id, order_by, published_at, -1 AS change FROM old_rows';
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM published_counts;
    DELETE FROM published_labels;
    RETURN NULL;
  END IF;
  -- Always in the same order, so that no two transactions wait for each other.
  EXECUTE 'INSERT INTO published_counts AS kept (type_id, order_by, month, count)
    SELECT type_id, order_by, to_char(published_at AT TIME ZONE ''UTC'', ''YYYY-MM''), sum(change)
    FROM (' || CASE TG_OP WHEN 'INSERT' THEN come WHEN 'DELETE' THEN gone ELSE come || ' UNION ALL ' || gone END || ') changes
    GROUP BY 1, 2, 3 HAVING sum(change) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (type_id, order_by, month) DO UPDATE SET count = kept.count + excluded.count';
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM published_labels label USING old_rows past, published_labels_of(past.tags, past.recommend_positions) former
    WHERE label.kind = former.kind AND label.value = former.value AND label.type_id = past.type_id
      AND label.order_by = past.order_by AND label.published_at = past.published_at AND label.article_id = past.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO published_labels
    SELECT label.kind, label.value, type_id, order_by, published_at, id, live_from, live_until, is_top, top_until
    FROM new_rows, published_labels_of(tags, recommend_positions) label;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER published_articles_keep_insert AFTER INSERT ON "published_articles"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_published_lists();--> statement-breakpoint
CREATE TRIGGER published_articles_keep_update AFTER UPDATE ON "published_articles"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_published_lists();--> statement-breakpoint
CREATE TRIGGER published_articles_keep_delete AFTER DELETE ON "published_articles"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_published_lists();--> statement-breakpoint
CREATE TRIGGER published_articles_keep_truncate AFTER TRUNCATE ON "published_articles"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_published_lists();
