CREATE TABLE "file_references" (
	"url" text NOT NULL,
	"record_type" text NOT NULL,
	"record_id" text NOT NULL,
	"first_version" integer DEFAULT 0 NOT NULL,
	"last_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "file_references_url_record_type_record_id_pk" PRIMARY KEY("url","record_type","record_id")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "updated_by_name" text;--> statement-breakpoint
UPDATE "files" SET "updated_at" = "created_at", "updated_by" = "created_by", "updated_by_name" = "created_by_name";--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "updated_at" SET NOT NULL, ALTER COLUMN "updated_by" SET NOT NULL, ALTER COLUMN "updated_by_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "alt" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "focal_point" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "replaced_by" text;--> statement-breakpoint
CREATE INDEX "file_references_record_idx" ON "file_references" USING btree ("record_type","record_id");--> statement-breakpoint
CREATE INDEX "files_created_idx" ON "files" USING btree ("created_at","id") WHERE "files"."replaced_by" is null;--> statement-breakpoint
CREATE INDEX "files_replaced_by_idx" ON "files" USING btree ("replaced_by");--> statement-breakpoint
-- The addresses of uploaded files in a text, whatever is before them. A resized copy's is that of its picture.
CREATE FUNCTION file_urls_in(content text) RETURNS TABLE (url text) LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT found[1] FROM regexp_matches(content, '(/files/[0-9]{4}/[0-9]{2}/[0-9a-f-]{36}\.[A-Za-z0-9]+)', 'g') found
  WHERE strpos(content, '/files/') > 0
$$;--> statement-breakpoint
-- An article refers to what any of its versions does. Saving again what is not the latest version may leave the range too
-- wide, never too narrow.
CREATE FUNCTION sync_version_file_references() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.content IS NOT DISTINCT FROM OLD.content AND NEW.fields = OLD.fields THEN
      RETURN NULL;
    END IF;
    DELETE FROM file_references WHERE record_type = OLD.biz_type AND record_id = OLD.biz_id
      AND first_version = OLD.version_no AND last_version = OLD.version_no;
    UPDATE file_references SET last_version = last_version - 1 WHERE record_type = OLD.biz_type AND record_id = OLD.biz_id
      AND first_version < OLD.version_no AND last_version = OLD.version_no;
    UPDATE file_references SET first_version = first_version + 1 WHERE record_type = OLD.biz_type AND record_id = OLD.biz_id
      AND first_version = OLD.version_no AND last_version > OLD.version_no;
  END IF;
  INSERT INTO file_references AS known (url, record_type, record_id, first_version, last_version)
    SELECT url, NEW.biz_type, NEW.biz_id, NEW.version_no, NEW.version_no
    FROM file_urls_in(NEW.fields::text || coalesce(NEW.content, ''))
    ON CONFLICT (url, record_type, record_id) DO UPDATE SET
      first_version = least(known.first_version, excluded.first_version),
      last_version = greatest(known.last_version, excluded.last_version);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER content_versions_file_references AFTER INSERT OR UPDATE ON "content_versions"
  FOR EACH ROW EXECUTE FUNCTION sync_version_file_references();--> statement-breakpoint
CREATE FUNCTION drop_version_file_references() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM file_references reference USING (SELECT DISTINCT biz_type, biz_id FROM old_rows) gone
  WHERE reference.record_type = gone.biz_type AND reference.record_id = gone.biz_id
    AND NOT EXISTS (SELECT 1 FROM content_versions kept WHERE kept.biz_type = gone.biz_type AND kept.biz_id = gone.biz_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER content_versions_file_references_delete AFTER DELETE ON "content_versions"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_version_file_references();--> statement-breakpoint
CREATE FUNCTION sync_file_references() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM file_references WHERE record_type = TG_ARGV[0] AND record_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO file_references (url, record_type, record_id)
      SELECT url, TG_ARGV[0], NEW.id FROM file_urls_in(to_jsonb(NEW)::text);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_file_references AFTER INSERT OR UPDATE OR DELETE ON "products"
  FOR EACH ROW EXECUTE FUNCTION sync_file_references('product');--> statement-breakpoint
CREATE TRIGGER banners_file_references AFTER INSERT OR UPDATE OR DELETE ON "banners"
  FOR EACH ROW EXECUTE FUNCTION sync_file_references('banner');--> statement-breakpoint
CREATE TRIGGER friendly_links_file_references AFTER INSERT OR UPDATE OR DELETE ON "friendly_links"
  FOR EACH ROW EXECUTE FUNCTION sync_file_references('friendlyLink');--> statement-breakpoint
CREATE TRIGGER quick_links_file_references AFTER INSERT OR UPDATE OR DELETE ON "quick_links"
  FOR EACH ROW EXECUTE FUNCTION sync_file_references('quickLink');--> statement-breakpoint
CREATE TRIGGER recommends_file_references AFTER INSERT OR UPDATE OR DELETE ON "recommends"
  FOR EACH ROW EXECUTE FUNCTION sync_file_references('recommend');--> statement-breakpoint
CREATE TRIGGER site_settings_file_references AFTER INSERT OR UPDATE OR DELETE ON "site_settings"
  FOR EACH ROW EXECUTE FUNCTION sync_file_references('siteSetting');--> statement-breakpoint
CREATE TRIGGER users_file_references AFTER INSERT OR UPDATE OF "avatar" OR DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION sync_file_references('user');--> statement-breakpoint
INSERT INTO file_references (url, record_type, record_id, first_version, last_version)
  SELECT url, biz_type, biz_id, min(version_no), max(version_no)
  FROM content_versions, file_urls_in(fields::text || coalesce(content, '')) GROUP BY 1, 2, 3;--> statement-breakpoint
INSERT INTO file_references (url, record_type, record_id)
  SELECT found.url, 'product', products.id FROM products, file_urls_in(to_jsonb(products)::text) found
  UNION ALL SELECT found.url, 'banner', banners.id FROM banners, file_urls_in(to_jsonb(banners)::text) found
  UNION ALL SELECT found.url, 'friendlyLink', friendly_links.id FROM friendly_links, file_urls_in(to_jsonb(friendly_links)::text) found
  UNION ALL SELECT found.url, 'quickLink', quick_links.id FROM quick_links, file_urls_in(to_jsonb(quick_links)::text) found
  UNION ALL SELECT found.url, 'recommend', recommends.id FROM recommends, file_urls_in(to_jsonb(recommends)::text) found
  UNION ALL SELECT found.url, 'siteSetting', site_settings.id FROM site_settings, file_urls_in(to_jsonb(site_settings)::text) found
  UNION ALL SELECT found.url, 'user', users.id FROM users, file_urls_in(to_jsonb(users)::text) found;--> statement-breakpoint
-- What a new site gets from its seeds: the page, its permissions, and both for the roles that upload files.
INSERT INTO menus (id, parent_id, type, name, title, icon, url, component, permission_code, order_by,
    created_at, created_by, created_by_name, updated_at, updated_by, updated_by_name)
  SELECT gen_random_uuid()::text, above.id, 'menu', 'Media', 'Media', 'image', '/content/media', 'content/media/index',
    'content:file:page', 55, now(), 'system', 'System', now(), 'system', 'System'
  FROM menus above WHERE above.type = 'directory' AND above.url = '/content' LIMIT 1
  ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO auths (id, code, name, menu_id, action, http_method, api_path, description, order_by,
    created_at, created_by, created_by_name, updated_at, updated_by, updated_by_name)
  SELECT gen_random_uuid()::text, 'content:file:' || action, name,
    (SELECT id FROM menus WHERE url = '/content/media' AND type = 'menu'), action, method, '/api/file/' || path, description,
    (SELECT max(order_by) FROM auths) + position, now(), 'system', 'System', now(), 'system', 'System'
  FROM (VALUES
    ('page', 'Page through files', 'GET', 'page', 'Page through files', 1),
    ('update', 'Change a file''s facts', 'PUT', 'update', 'Change a file''s facts', 2),
    ('replace', 'Replace a file everywhere', 'POST', 'replace',
      'Crop a picture everywhere. Replace a file everywhere. Bring back a file''s earlier content', 3),
    ('delete', 'Delete a file', 'DELETE', 'delete/{id}', 'Delete a file. Delete unused files', 4)
  ) shipped(action, name, method, path, description, position)
  WHERE EXISTS (SELECT 1 FROM auths WHERE code = 'content:file:upload')
  ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE auths SET menu_id = page.id, action = split_part(auths.code, ':', 3)
  FROM menus page WHERE page.url = '/content/media' AND page.type = 'menu'
    AND auths.code IN ('content:file:upload', 'content:file:view') AND auths.action IN ('uploadFile', 'viewFile');--> statement-breakpoint
INSERT INTO role_auths (role_id, auth_id)
  SELECT held.role_id, added.id FROM role_auths held
  JOIN auths upload ON upload.id = held.auth_id AND upload.code = 'content:file:upload'
  JOIN auths added ON added.code IN ('content:file:page', 'content:file:update', 'content:file:replace', 'content:file:delete')
  ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO role_menus (role_id, menu_id)
  SELECT held.role_id, page.id FROM role_auths held
  JOIN auths upload ON upload.id = held.auth_id AND upload.code = 'content:file:upload'
  JOIN menus page ON page.url = '/content/media' AND page.type = 'menu'
  ON CONFLICT DO NOTHING;
