-- Articles are listed by their author as by a tag.
CREATE FUNCTION published_labels_of(tags text[], positions text[], author text) RETURNS TABLE (kind text, value text) LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT 'tag', unnest(tags) UNION ALL SELECT DISTINCT 'position', unnest(positions)
  UNION ALL SELECT 'author', author WHERE author <> ''
$$;--> statement-breakpoint
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
    DELETE FROM published_labels label USING old_rows past,
      published_labels_of(past.tags, past.recommend_positions, past.card ->> 'author') former
    WHERE label.kind = former.kind AND label.value = former.value AND label.type_id = past.type_id
      AND label.order_by = past.order_by AND label.published_at = past.published_at AND label.article_id = past.id
      AND label.live_from = past.live_from;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO published_labels
    SELECT label.kind, label.value, type_id, order_by, published_at, id, live_from, live_until, is_top, top_until
    FROM new_rows, published_labels_of(tags, recommend_positions, card ->> 'author') label;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP FUNCTION published_labels_of(text[], text[]);--> statement-breakpoint
INSERT INTO published_labels
SELECT 'author', card ->> 'author', type_id, order_by, published_at, id, live_from, live_until, is_top, top_until
FROM published_articles WHERE card ->> 'author' <> '';
