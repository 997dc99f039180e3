CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"parent_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"brand" text,
	"model" text,
	"cover" text,
	"images" text,
	"image_type" text DEFAULT 'none' NOT NULL,
	"summary" text,
	"content" text,
	"specs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" numeric(14, 2),
	"status" text DEFAULT 'draft' NOT NULL,
	"order_by" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "products_code_key" ON "products" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "products_parent_id_idx" ON "products" USING btree ("parent_id","order_by","name");