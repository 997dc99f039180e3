ALTER TABLE "articles" ADD COLUMN "cover_focus" text;--> statement-breakpoint
-- What was published is sent as it was stored then: it learns the sizes of the site's own pictures. The widths are
-- those of modules/files/picture-variants.ts as this was written.
WITH sizes AS NOT MATERIALIZED (
  SELECT url, json_build_object('width', width, 'height', height, 'widths',
    CASE WHEN mime_type IN ('image/jpeg', 'image/png', 'image/webp') THEN (
      SELECT json_agg(step.at ORDER BY step.at)
      FROM (VALUES (320, 0), (640, 320), (960, 640), (1280, 960), (1920, 1280)) AS step (at, after)
      WHERE step.after < width
    ) ELSE '[]'::json END) AS size
  FROM files WHERE width IS NOT NULL AND height IS NOT NULL
)
UPDATE published_articles article SET
  card = (left(rtrim(article.card::text), -1) || ',"coverFocus":null,"coverSize":' || coalesce((
    SELECT size::text FROM sizes WHERE url = substring(article.card ->> 'cover' FROM '/files/[A-Za-z0-9._/-]+$')
  ), 'null') || '}')::json,
  detail = (left(rtrim(article.detail::text), -1) || ',"pictures":' || coalesce((
    SELECT json_agg(json_build_object('url', url, 'size', size))::text FROM sizes WHERE url = ANY (article.file_urls)
  ), '[]') || '}')::json;
