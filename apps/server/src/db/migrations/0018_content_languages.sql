DROP INDEX "products_code_key";--> statement-breakpoint
ALTER TABLE "article_types" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "article_types" ADD COLUMN "translation_group_id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "translation_group_id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "translation_group_id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "published_article_types" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "published_article_types" ADD COLUMN "translation_group_id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "published_articles" ADD COLUMN "translation_group_id" text;--> statement-breakpoint
ALTER TABLE "quick_links" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "languages" jsonb DEFAULT '[{"code":"en","name":"English","isDefault":true},{"code":"zh-CN","name":"中文","isDefault":false}]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "translations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "article_types_translation_key" ON "article_types" USING btree ("translation_group_id","language");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_translation_key" ON "articles" USING btree ("translation_group_id","language") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "products_translation_key" ON "products" USING btree ("translation_group_id","language");--> statement-breakpoint
CREATE INDEX "published_articles_translation_idx" ON "published_articles" USING btree ("translation_group_id") WHERE "published_articles"."translation_group_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "products_code_key" ON "products" USING btree (lower("code"),"language");--> statement-breakpoint
-- Existing content has the language that it is written in: Chinese where it is in Han characters.
UPDATE articles SET language = 'zh-CN' WHERE title ~ '[㐀-鿿]';--> statement-breakpoint
-- A type with a name in neither language, such as "FAQ", has that of most of its articles.
UPDATE article_types SET language = 'zh-CN' WHERE name ~ '[㐀-鿿]' OR description ~ '[㐀-鿿]'
  OR (SELECT avg((language = 'zh-CN')::int) FROM articles WHERE type_id = article_types.id AND deleted_at IS NULL) > 0.5;--> statement-breakpoint
UPDATE products SET language = 'zh-CN' WHERE kind = 'category' AND concat(name, summary) ~ '[㐀-鿿]';--> statement-breakpoint
UPDATE products SET language = above.language FROM products above WHERE above.id = products.parent_id AND products.kind = 'series';--> statement-breakpoint
UPDATE products SET language = above.language FROM products above WHERE above.id = products.parent_id AND products.kind = 'product';--> statement-breakpoint
UPDATE banners SET language = 'zh-CN' WHERE title ~ '[㐀-鿿]';--> statement-breakpoint
UPDATE quick_links SET language = 'zh-CN' WHERE title ~ '[㐀-鿿]';--> statement-breakpoint
UPDATE published_article_types SET language = saved.language, translation_group_id = saved.translation_group_id
  FROM article_types saved WHERE saved.id = published_article_types.id;--> statement-breakpoint
UPDATE published_articles SET translation_group_id = saved.translation_group_id
  FROM articles saved WHERE saved.id = published_articles.id;--> statement-breakpoint
-- The addresses of a site that is mostly in Chinese stay what they are.
UPDATE site_settings
  SET languages = '[{"code":"zh-CN","name":"中文","isDefault":true},{"code":"en","name":"English","isDefault":false}]'
  WHERE (SELECT avg((language = 'zh-CN')::int) FROM articles WHERE deleted_at IS NULL) > 0.5;
