ALTER TABLE "sessions" ADD COLUMN "view_as_role_ids" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "view_as_until" timestamp with time zone;