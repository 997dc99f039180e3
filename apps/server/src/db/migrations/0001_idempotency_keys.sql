CREATE TABLE "idempotency_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"fingerprint" text NOT NULL,
	"reply" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_owner_idx" ON "idempotency_keys" USING btree ("owner","created_at");