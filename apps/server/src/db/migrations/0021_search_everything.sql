CREATE TABLE "product_search" (
	"product_id" text PRIMARY KEY NOT NULL,
	"place" integer NOT NULL,
	"series_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL,
	"summary" text NOT NULL,
	"text" text NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"index_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text NOT NULL,
	"stem" text NOT NULL,
	"spellings" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_search" ADD COLUMN "index_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_tokens_idx" ON "product_search" USING gin ("tokens") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_search_place_idx" ON "product_search" USING btree ("place");--> statement-breakpoint
CREATE INDEX "product_search_version_idx" ON "product_search" USING btree ("index_version");--> statement-breakpoint
CREATE INDEX "search_words_word_idx" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_stem_idx" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_spellings_idx" ON "search_words" USING gin ("spellings") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "article_search_version_idx" ON "article_search" USING btree ("index_version");--> statement-breakpoint
-- A search reads one narrow row for each match: long columns live out of line.
ALTER TABLE "product_search" SET (toast_tuple_target = 256);--> statement-breakpoint
CREATE TRIGGER product_search_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_search"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();
