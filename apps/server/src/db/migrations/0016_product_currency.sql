ALTER TABLE "products" ADD COLUMN "price_currency" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_note" text;