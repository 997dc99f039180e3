ALTER TABLE "site_settings" ADD COLUMN "accent_light" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "accent_dark" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "display_face" text DEFAULT 'serif' NOT NULL;