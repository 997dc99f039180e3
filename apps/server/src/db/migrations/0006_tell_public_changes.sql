CREATE INDEX "published_articles_live_from_idx" ON "published_articles" USING btree ("live_from");--> statement-breakpoint
CREATE INDEX "published_articles_live_until_idx" ON "published_articles" USING btree ("live_until") WHERE "published_articles"."live_until" is not null;--> statement-breakpoint
-- Servers keep finished replies to visitors. Whatever commits a change of what they are made of, from whichever process,
-- tells all of them: the notification goes out with the commit, and not without it.
CREATE FUNCTION tell_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('atrium_public_changes', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER published_articles_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "published_articles"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER published_article_types_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "published_article_types"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER article_search_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "article_search"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER recommends_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "recommends"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER banners_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "banners"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER friendly_links_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "friendly_links"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER quick_links_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "quick_links"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER site_settings_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_settings"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
-- Of these only some rows are public, and the others change often: drafts' slugs, comments that wait, readers counted.
CREATE TRIGGER article_slugs_tell_insert AFTER INSERT ON "article_slugs"
  FOR EACH ROW WHEN (NEW.published_at IS NOT NULL) EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER article_slugs_tell_update AFTER UPDATE ON "article_slugs"
  FOR EACH ROW WHEN (OLD.published_at IS NOT NULL OR NEW.published_at IS NOT NULL) EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER article_slugs_tell_delete AFTER DELETE ON "article_slugs"
  FOR EACH ROW WHEN (OLD.published_at IS NOT NULL) EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER article_slugs_tell_truncate AFTER TRUNCATE ON "article_slugs"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER comments_tell_insert AFTER INSERT ON "comments"
  FOR EACH ROW WHEN (NEW.status = 'approved') EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER comments_tell_update AFTER UPDATE ON "comments"
  FOR EACH ROW WHEN (OLD.status = 'approved' OR NEW.status = 'approved') EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER comments_tell_delete AFTER DELETE ON "comments"
  FOR EACH ROW WHEN (OLD.status = 'approved') EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER comments_tell_truncate AFTER TRUNCATE ON "comments"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER article_counters_tell_insert AFTER INSERT ON "article_counters"
  FOR EACH ROW WHEN (NEW.comment_count <> 0) EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER article_counters_tell_update AFTER UPDATE OF "comment_count" ON "article_counters"
  FOR EACH ROW WHEN (OLD.comment_count <> NEW.comment_count) EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER article_counters_tell_delete AFTER DELETE OR TRUNCATE ON "article_counters"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
