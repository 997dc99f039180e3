CREATE TABLE "cache_changes" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cache_changes_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"listed" text,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "cache_changes_due_idx" ON "cache_changes" USING btree ("due_at");--> statement-breakpoint
-- Webhooks receive what caches in front of the servers must drop. Nothing is written while no webhook wants it.
CREATE FUNCTION wants_cache_changes() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM webhooks WHERE enabled AND 'cache.invalidated' = ANY(events))
$$;--> statement-breakpoint
-- A date that has almost passed decides nothing any more: the application's clock may be ahead of the database's.
CREATE FUNCTION future(date timestamptz) RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
  SELECT CASE WHEN date > clock_timestamp() + interval '5 seconds' THEN date END
$$;--> statement-breakpoint
CREATE FUNCTION note_site_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF wants_cache_changes() THEN INSERT INTO cache_changes (key) VALUES ('site'); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Its arguments: the key, or the column with the id of the record that it is made of; the key of lists that show such
-- records, or nothing; columns with dates at which the clock changes something.
CREATE FUNCTION note_record_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  keys text[] := ARRAY[TG_ARGV[0]];
  due timestamptz;
BEGIN
  IF NOT wants_cache_changes() THEN RETURN NULL; END IF;
  IF TG_ARGV[0] <> 'site' THEN
    EXECUTE format('SELECT ARRAY[right(($1).%I, 12)]', TG_ARGV[0]) USING changed INTO keys;
  END IF;
  IF TG_ARGV[1] <> '' THEN keys := keys || TG_ARGV[1]; END IF;
  INSERT INTO cache_changes (key) SELECT unnest(keys);
  IF TG_OP = 'DELETE' THEN RETURN NULL; END IF;
  FOR n IN 2 .. TG_NARGS - 1 LOOP
    EXECUTE format('SELECT future(($1).%I)', TG_ARGV[n]) USING changed INTO due;
    IF due IS NOT NULL THEN INSERT INTO cache_changes (key, due_at) SELECT unnest(keys), due; END IF;
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
-- What decides in which lists an article is, and where.
CREATE FUNCTION article_listing(article published_articles) RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT md5(concat_ws('|', article.type_id, article.translation_group_id, article.is_top, article.top_until, article.order_by,
    article.published_at, future(article.live_from), article.live_until, article.no_index, article.tags,
    article.recommend_positions, article.card->>'author'))
$$;--> statement-breakpoint
CREATE FUNCTION note_article_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT wants_cache_changes() THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN INSERT INTO cache_changes (key, listed) VALUES (right(OLD.id, 12), '-' || article_listing(OLD)); END IF;
  IF TG_OP = 'DELETE' THEN RETURN NULL; END IF;
  INSERT INTO cache_changes (key, listed) VALUES (right(NEW.id, 12), '+' || article_listing(NEW));
  INSERT INTO cache_changes (key, due_at)
    SELECT key, due FROM unnest(ARRAY[future(NEW.live_from), future(NEW.live_until), future(NEW.top_until)]) due,
      unnest(ARRAY[right(NEW.id, 12), 'articles']) key
    WHERE due IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
-- A webhook that begins to want them knows nothing of what changed before, nor of what is scheduled.
CREATE FUNCTION note_cache_webhook() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cache_changes (key) VALUES ('site');
  INSERT INTO cache_changes (key, due_at) SELECT DISTINCT 'site', future(due) FROM (
    SELECT unnest(ARRAY[live_from, live_until, top_until]) FROM published_articles
      WHERE live_from > now() OR live_until > now() OR (is_top AND top_until > now())
    UNION ALL SELECT live_from FROM published_article_types
    UNION ALL SELECT unnest(ARRAY[start_at, end_at]) FROM banners
    UNION ALL SELECT unnest(ARRAY[start_at, end_at]) FROM recommends
    UNION ALL SELECT closes_at FROM comment_closings) dates (due)
    WHERE future(due) IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER webhooks_cache_insert AFTER INSERT ON "webhooks"
  FOR EACH ROW WHEN (NEW.enabled AND 'cache.invalidated' = ANY(NEW.events)) EXECUTE FUNCTION note_cache_webhook();--> statement-breakpoint
CREATE TRIGGER webhooks_cache_update AFTER UPDATE ON "webhooks"
  FOR EACH ROW WHEN (NEW.enabled AND 'cache.invalidated' = ANY(NEW.events) AND NOT (OLD.enabled AND 'cache.invalidated' = ANY(OLD.events))) EXECUTE FUNCTION note_cache_webhook();--> statement-breakpoint
CREATE TRIGGER published_articles_cache AFTER INSERT OR UPDATE OR DELETE ON "published_articles"
  FOR EACH ROW EXECUTE FUNCTION note_article_change();--> statement-breakpoint
CREATE TRIGGER products_cache AFTER INSERT OR UPDATE OR DELETE ON "products"
  FOR EACH ROW EXECUTE FUNCTION note_record_change('id', 'products');--> statement-breakpoint
CREATE TRIGGER comment_closings_cache AFTER INSERT OR UPDATE OR DELETE ON "comment_closings"
  FOR EACH ROW EXECUTE FUNCTION note_record_change('id', '', 'closes_at');--> statement-breakpoint
CREATE TRIGGER article_slugs_cache AFTER UPDATE OR DELETE ON "article_slugs"
  FOR EACH ROW WHEN (OLD.published_at IS NOT NULL) EXECUTE FUNCTION note_record_change('article_id', '');--> statement-breakpoint
CREATE TRIGGER comments_cache_insert AFTER INSERT ON "comments"
  FOR EACH ROW WHEN (NEW.status = 'approved') EXECUTE FUNCTION note_record_change('article_id', '');--> statement-breakpoint
CREATE TRIGGER comments_cache_update AFTER UPDATE ON "comments"
  FOR EACH ROW WHEN (OLD.status = 'approved' OR NEW.status = 'approved') EXECUTE FUNCTION note_record_change('article_id', '');--> statement-breakpoint
CREATE TRIGGER comments_cache_delete AFTER DELETE ON "comments"
  FOR EACH ROW WHEN (OLD.status = 'approved') EXECUTE FUNCTION note_record_change('article_id', '');--> statement-breakpoint
CREATE TRIGGER article_counters_cache AFTER UPDATE OF "comment_count" ON "article_counters"
  FOR EACH ROW WHEN (OLD.comment_count <> NEW.comment_count) EXECUTE FUNCTION note_record_change('article_id', '');--> statement-breakpoint
CREATE TRIGGER files_cache AFTER DELETE ON "files"
  FOR EACH ROW EXECUTE FUNCTION note_record_change('id', '');--> statement-breakpoint
CREATE TRIGGER published_article_types_cache AFTER INSERT OR UPDATE OR DELETE ON "published_article_types"
  FOR EACH ROW EXECUTE FUNCTION note_record_change('site', '', 'live_from');--> statement-breakpoint
CREATE TRIGGER recommends_cache AFTER INSERT OR UPDATE OR DELETE ON "recommends"
  FOR EACH ROW EXECUTE FUNCTION note_record_change('site', '', 'start_at', 'end_at');--> statement-breakpoint
CREATE TRIGGER banners_cache AFTER INSERT OR UPDATE OR DELETE ON "banners"
  FOR EACH ROW EXECUTE FUNCTION note_record_change('site', '', 'start_at', 'end_at');--> statement-breakpoint
CREATE TRIGGER friendly_links_cache AFTER INSERT OR UPDATE OR DELETE ON "friendly_links"
  FOR EACH ROW EXECUTE FUNCTION note_record_change('site', '');--> statement-breakpoint
CREATE TRIGGER quick_links_cache AFTER INSERT OR UPDATE OR DELETE ON "quick_links"
  FOR EACH ROW EXECUTE FUNCTION note_record_change('site', '');--> statement-breakpoint
CREATE TRIGGER site_settings_cache AFTER INSERT OR UPDATE OR DELETE ON "site_settings"
  FOR EACH ROW EXECUTE FUNCTION note_record_change('site', '');--> statement-breakpoint
CREATE TRIGGER published_home_pages_cache AFTER INSERT OR UPDATE OR DELETE ON "published_home_pages"
  FOR EACH ROW EXECUTE FUNCTION note_record_change('site', '');--> statement-breakpoint
CREATE TRIGGER published_articles_cache_truncate AFTER TRUNCATE ON "published_articles"
  FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();--> statement-breakpoint
CREATE TRIGGER published_article_types_cache_truncate AFTER TRUNCATE ON "published_article_types"
  FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();--> statement-breakpoint
CREATE TRIGGER products_cache_truncate AFTER TRUNCATE ON "products"
  FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();--> statement-breakpoint
CREATE TRIGGER comments_cache_truncate AFTER TRUNCATE ON "comments"
  FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();--> statement-breakpoint
CREATE TRIGGER recommends_cache_truncate AFTER TRUNCATE ON "recommends"
  FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();--> statement-breakpoint
CREATE TRIGGER banners_cache_truncate AFTER TRUNCATE ON "banners"
  FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();--> statement-breakpoint
CREATE TRIGGER friendly_links_cache_truncate AFTER TRUNCATE ON "friendly_links"
  FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();--> statement-breakpoint
CREATE TRIGGER quick_links_cache_truncate AFTER TRUNCATE ON "quick_links"
  FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();--> statement-breakpoint
CREATE TRIGGER site_settings_cache_truncate AFTER TRUNCATE ON "site_settings"
  FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();--> statement-breakpoint
CREATE TRIGGER published_home_pages_cache_truncate AFTER TRUNCATE ON "published_home_pages"
  FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
