CREATE TABLE "article_remarks" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"article_id" text NOT NULL,
	"version_no" integer NOT NULL,
	"round" integer NOT NULL,
	"field" text NOT NULL,
	"passage" jsonb,
	"text" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"replies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by_name" text,
	"suggestion" text,
	"suggestion_status" text DEFAULT 'open' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"decided_by_name" text,
	"accepted_version_no" integer
);
--> statement-breakpoint
ALTER TABLE "article_remarks" ADD CONSTRAINT "article_remarks_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_remarks_article_id_idx" ON "article_remarks" USING btree ("article_id","created_at","id");--> statement-breakpoint
CREATE INDEX "article_remarks_accepted_idx" ON "article_remarks" USING btree ("article_id","decided_by") WHERE "article_remarks"."suggestion_status" = 'accepted';