ALTER TABLE "sign_in_logs" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_until" timestamp with time zone;