ALTER TABLE "webhooks" ADD COLUMN "name" text DEFAULT 'Webhook' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "previous_secret" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "previous_secret_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "created_by" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "created_by_name" text DEFAULT 'System' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "updated_by" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "updated_by_name" text DEFAULT 'System' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "webhooks" SET "name" = left(coalesce(substring("url" from '^https?://([^/:?#]+)'), 'Webhook'), 64), "updated_at" = "created_at";
