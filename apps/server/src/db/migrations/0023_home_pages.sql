CREATE TABLE "home_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"review_status" text DEFAULT 'none' NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"head_version_no" integer DEFAULT 1 NOT NULL,
	"approved_version_no" integer,
	"published_version_no" integer,
	"scheduled_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"live_from" timestamp with time zone,
	"live_until" timestamp with time zone,
	"language" text DEFAULT 'en' NOT NULL,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_home_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"sections" jsonb NOT NULL,
	"version_no" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "published_home_pages" ADD CONSTRAINT "published_home_pages_id_home_pages_id_fk" FOREIGN KEY ("id") REFERENCES "public"."home_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "home_pages_language_key" ON "home_pages" USING btree ("language");--> statement-breakpoint
CREATE UNIQUE INDEX "published_home_pages_language_key" ON "published_home_pages" USING btree ("language");--> statement-breakpoint
CREATE TRIGGER published_home_pages_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "published_home_pages"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();
