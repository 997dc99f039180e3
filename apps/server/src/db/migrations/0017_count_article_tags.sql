CREATE TABLE "article_tag_counts" (
	"tag" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "article_tag_counts_tag_idx" ON "article_tag_counts" USING btree ("tag");--> statement-breakpoint
-- Replaces the rows of a tag that nobody else holds by one; rows that others hold stay, and the sum is right either way.
CREATE FUNCTION count_article_tag(changed text, change bigint) RETURNS void LANGUAGE sql AS $$
  WITH free AS (
    SELECT ctid AS place FROM article_tag_counts WHERE tag = changed FOR UPDATE SKIP LOCKED
  ), merged AS (
    DELETE FROM article_tag_counts counts USING free WHERE counts.ctid = free.place RETURNING counts.count
  )
  INSERT INTO article_tag_counts (tag, count)
    SELECT changed, coalesce(sum(merged.count), 0) + change FROM merged HAVING coalesce(sum(merged.count), 0) + change <> 0
$$;--> statement-breakpoint
CREATE FUNCTION sync_article_tag_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  come text := 'SELECT unnest(tags) AS tag, 1 AS change FROM new_rows WHERE deleted_at IS NULL';
  gone text := 'SELECT unnest(tags) AS tag, -1 AS change FROM old_rows WHERE deleted_at IS NULL';
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM article_tag_counts;
    RETURN NULL;
  END IF;
  EXECUTE 'SELECT count_article_tag(tag, change) FROM (SELECT tag, sum(change) AS change
    FROM (' || CASE TG_OP WHEN 'INSERT' THEN come WHEN 'DELETE' THEN gone ELSE come || ' UNION ALL ' || gone END || ') changes
    GROUP BY tag HAVING sum(change) <> 0) changed';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER articles_tag_counts_insert AFTER INSERT ON "articles"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sync_article_tag_counts();--> statement-breakpoint
CREATE TRIGGER articles_tag_counts_update AFTER UPDATE ON "articles"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sync_article_tag_counts();--> statement-breakpoint
CREATE TRIGGER articles_tag_counts_delete AFTER DELETE ON "articles"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION sync_article_tag_counts();--> statement-breakpoint
CREATE TRIGGER articles_tag_counts_truncate AFTER TRUNCATE ON "articles"
  FOR EACH STATEMENT EXECUTE FUNCTION sync_article_tag_counts();--> statement-breakpoint
INSERT INTO article_tag_counts (tag, count)
  SELECT tag, count(*) FROM articles, unnest(tags) AS tag WHERE deleted_at IS NULL GROUP BY tag;
