ALTER TABLE "password_links" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_claimed" boolean DEFAULT false NOT NULL;