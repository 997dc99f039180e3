CREATE TABLE "release_items" (
	"release_id" text NOT NULL,
	"article_id" text NOT NULL,
	"action" text NOT NULL,
	"version_no" integer,
	"added_at" timestamp with time zone NOT NULL,
	"added_by_name" text NOT NULL,
	CONSTRAINT "release_items_release_id_article_id_pk" PRIMARY KEY("release_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"status" text DEFAULT 'open' NOT NULL,
	"released_at" timestamp with time zone,
	"blocked_reason" text
);
--> statement-breakpoint
DROP INDEX "articles_changed_idx";--> statement-breakpoint
ALTER TABLE "article_search" DROP CONSTRAINT "article_search_pkey";--> statement-breakpoint
ALTER TABLE "published_articles" DROP CONSTRAINT "published_articles_pkey";--> statement-breakpoint
ALTER TABLE "article_search" ADD CONSTRAINT "article_search_article_id_live_from_pk" PRIMARY KEY("article_id","live_from");--> statement-breakpoint
ALTER TABLE "published_articles" ADD CONSTRAINT "published_articles_id_live_from_pk" PRIMARY KEY("id","live_from");--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "next_version_no" integer;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "next_live_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "release_id" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "release_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "release_items" ADD CONSTRAINT "release_items_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_items" ADD CONSTRAINT "release_items_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_items_article_id_idx" ON "release_items" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "releases_updated_idx" ON "releases" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "releases_released_at_idx" ON "releases" USING btree ("released_at");--> statement-breakpoint
CREATE INDEX "articles_next_live_from_idx" ON "articles" USING btree ("next_live_from") WHERE "articles"."next_live_from" is not null;--> statement-breakpoint
CREATE INDEX "articles_changed_idx" ON "articles" USING btree ("updated_at","id","review_status","live_from","live_until","head_version_no","next_version_no","next_live_from") WHERE "articles"."head_version_no" is distinct from "articles"."published_version_no" and "articles"."status" in ('scheduled', 'published') and "articles"."deleted_at" is null;--> statement-breakpoint
-- A scheduled revision is a second row of its article.
CREATE OR REPLACE FUNCTION sync_published_lists() RETURNS trigger LANGUAGE plpgsql AS $$
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
  EXECUTE 'INSERT INTO published_counts AS counts (type_id, order_by, month, count)
    SELECT type_id, order_by, to_char(published_at AT TIME ZONE ''UTC'', ''YYYY-MM''), sum(change)
    FROM (' || CASE TG_OP WHEN 'INSERT' THEN come WHEN 'DELETE' THEN gone ELSE come || ' UNION ALL ' || gone END || ') changes
    GROUP BY 1, 2, 3 HAVING sum(change) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (type_id, order_by, month) DO UPDATE SET count = counts.count + excluded.count';
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM published_labels label USING old_rows past, published_labels_of(past.tags, past.recommend_positions) former
    WHERE label.kind = former.kind AND label.value = former.value AND label.type_id = past.type_id
      AND label.order_by = past.order_by AND label.published_at = past.published_at AND label.article_id = past.id
      AND label.live_from = past.live_from;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO published_labels
    SELECT label.kind, label.value, type_id, order_by, published_at, id, live_from, live_until, is_top, top_until
    FROM new_rows, published_labels_of(tags, recommend_positions) label;
  END IF;
  RETURN NULL;
END $$;
