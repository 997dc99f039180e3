CREATE TABLE "clock_progress" (
	"name" text PRIMARY KEY NOT NULL,
	"done_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "notifications_record_idx" ON "notifications" USING btree ("biz_id","biz_type") WHERE "notifications"."read_at" is null;