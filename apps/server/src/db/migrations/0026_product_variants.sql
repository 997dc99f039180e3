DROP INDEX "products_attachments_idx";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "variants" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "related_article_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "replaced_by_id" text;--> statement-breakpoint
CREATE INDEX "products_related_articles_idx" ON "products" USING gin ("related_article_ids") WHERE "products"."status" in ('onShelf', 'discontinued');--> statement-breakpoint
CREATE INDEX "products_attachments_idx" ON "products" USING gin ("attachments" jsonb_path_ops) WHERE "products"."status" in ('onShelf', 'discontinued');