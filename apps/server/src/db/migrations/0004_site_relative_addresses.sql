-- Addresses of the site's own files were stored with the host that their writer happened to use. Only those of files that
-- exist here lose it, whatever the host: a path is used once, on one site.
CREATE FUNCTION without_own_hosts(content text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  whole text;
  path text;
BEGIN
  FOR whole, path IN
    SELECT DISTINCT (hit[1] || hit[2]) COLLATE "C", hit[2]
    FROM regexp_matches(content, '((?:https?:)?//[^][/\s"''<>;,()\\]+)(/files/[0-9]{4}/[0-9]{2}/[0-9a-f-]{36}\.[A-Za-z0-9]+)', 'gi') hit
    WHERE EXISTS (SELECT 1 FROM files WHERE files.url = hit[2])
    -- What has a scheme goes first: the rest of it looks like an address without one.
    ORDER BY 1 DESC
  LOOP
    content := replace(content, whole, path);
  END LOOP;
  RETURN content;
END $$;--> statement-breakpoint
UPDATE articles SET cover = without_own_hosts(cover), images = without_own_hosts(images), video_url = without_own_hosts(video_url), attachments = without_own_hosts(attachments::text)::jsonb
  WHERE cover ~ '//[^/]+/files/' OR images ~ '//[^/]+/files/' OR video_url ~ '//[^/]+/files/' OR attachments::text ~ '//[^/]+/files/';--> statement-breakpoint
UPDATE article_types SET icon = without_own_hosts(icon), cover = without_own_hosts(cover), description = without_own_hosts(description), redirect_url = without_own_hosts(redirect_url)
  WHERE icon ~ '//[^/]+/files/' OR cover ~ '//[^/]+/files/' OR description ~ '//[^/]+/files/' OR redirect_url ~ '//[^/]+/files/';--> statement-breakpoint
UPDATE published_article_types SET icon = without_own_hosts(icon), cover = without_own_hosts(cover), description = without_own_hosts(description), redirect_url = without_own_hosts(redirect_url)
  WHERE icon ~ '//[^/]+/files/' OR cover ~ '//[^/]+/files/' OR description ~ '//[^/]+/files/' OR redirect_url ~ '//[^/]+/files/';--> statement-breakpoint
UPDATE content_versions SET content = without_own_hosts(content), fields = without_own_hosts(fields::text)::jsonb
  WHERE content ~ '//[^/]+/files/' OR fields::text ~ '//[^/]+/files/';--> statement-breakpoint
UPDATE products SET cover = without_own_hosts(cover), images = without_own_hosts(images), content = without_own_hosts(content), attachments = without_own_hosts(attachments::text)::jsonb
  WHERE cover ~ '//[^/]+/files/' OR images ~ '//[^/]+/files/' OR content ~ '//[^/]+/files/' OR attachments::text ~ '//[^/]+/files/';--> statement-breakpoint
UPDATE banners SET image = without_own_hosts(image), link_url = without_own_hosts(link_url)
  WHERE image ~ '//[^/]+/files/' OR link_url ~ '//[^/]+/files/';--> statement-breakpoint
UPDATE friendly_links SET logo = without_own_hosts(logo), url = without_own_hosts(url)
  WHERE logo ~ '//[^/]+/files/' OR url ~ '//[^/]+/files/';--> statement-breakpoint
UPDATE quick_links SET icon = without_own_hosts(icon), url = without_own_hosts(url)
  WHERE icon ~ '//[^/]+/files/' OR url ~ '//[^/]+/files/';--> statement-breakpoint
UPDATE recommends SET cover = without_own_hosts(cover)
  WHERE cover ~ '//[^/]+/files/';--> statement-breakpoint
UPDATE site_settings SET logo = without_own_hosts(logo), social_links = without_own_hosts(social_links::text)::jsonb
  WHERE logo ~ '//[^/]+/files/' OR social_links::text ~ '//[^/]+/files/';--> statement-breakpoint
UPDATE users SET avatar = without_own_hosts(avatar)
  WHERE avatar ~ '//[^/]+/files/';--> statement-breakpoint
UPDATE published_articles SET card = without_own_hosts(card::text)::json, detail = without_own_hosts(detail::text)::json, file_urls = ARRAY(SELECT without_own_hosts(url) FROM unnest(file_urls) url)
  WHERE card::text ~ '//[^/]+/files/' OR detail::text ~ '//[^/]+/files/' OR file_urls::text ~ '//[^/]+/files/';--> statement-breakpoint
DROP FUNCTION without_own_hosts(text);
