-- People type a password where the user name belongs. What no account is called is not kept, also not from before.
ALTER TABLE "sign_in_logs" DISABLE TRIGGER "sign_in_logs_append_only";--> statement-breakpoint
UPDATE "sign_in_logs" SET "username" = '(unknown)' WHERE "user_id" IS NULL
  AND NOT EXISTS (SELECT FROM "users" WHERE "users"."username" = "sign_in_logs"."username");--> statement-breakpoint
ALTER TABLE "sign_in_logs" ENABLE TRIGGER "sign_in_logs_append_only";
