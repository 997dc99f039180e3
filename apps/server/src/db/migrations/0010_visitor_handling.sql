CREATE TABLE "comment_closings" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"rule" text NOT NULL,
	"closes_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"content" text NOT NULL,
	"mail_to" text,
	"mail_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spam_lessons" (
	"key" text PRIMARY KEY NOT NULL,
	"spam" integer DEFAULT 0 NOT NULL,
	"not_spam" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "spam_score" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "spam_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "spam_verdict" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "text_key" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "spam_score" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "spam_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "spam_verdict" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "text_key" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "comment_close_after_days" integer;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "blocked_words" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_closings" ADD CONSTRAINT "comment_closings_id_articles_id_fk" FOREIGN KEY ("id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_answers" ADD CONSTRAINT "message_answers_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_answers" ADD CONSTRAINT "message_answers_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_closings_closes_idx" ON "comment_closings" USING btree ("closes_at");--> statement-breakpoint
CREATE INDEX "message_answers_message_idx" ON "message_answers" USING btree ("message_id","created_at","id");--> statement-breakpoint
CREATE INDEX "message_answers_mail_idx" ON "message_answers" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "reply_templates_kind_idx" ON "reply_templates" USING btree ("kind","title","id");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_queue_idx" ON "comments" USING btree ("status",("assignee_id" is not null),"created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_assignee_idx" ON "comments" USING btree ("assignee_id","status","created_at");--> statement-breakpoint
CREATE INDEX "comments_text_key_idx" ON "comments" USING btree ("text_key","created_at");--> statement-breakpoint
CREATE INDEX "messages_queue_idx" ON "messages" USING btree ("status",("assignee_id" is not null),"created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_assignee_idx" ON "messages" USING btree ("assignee_id","status","created_at");--> statement-breakpoint
CREATE INDEX "messages_text_key_idx" ON "messages" USING btree ("text_key","created_at");--> statement-breakpoint
CREATE TRIGGER comment_closings_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "comment_closings"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
-- The one answer that a message had becomes the first of its answers.
INSERT INTO "message_answers" ("id", "message_id", "content", "created_at", "created_by", "created_by_name")
  SELECT "id", "id", "reply"->>'content', ("reply"->>'at')::timestamptz, "reply"->>'byId', "reply"->>'byName'
  FROM "messages" WHERE "reply" IS NOT NULL;
