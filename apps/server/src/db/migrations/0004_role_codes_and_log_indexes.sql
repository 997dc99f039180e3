ALTER TABLE "roles" DROP CONSTRAINT "roles_code_unique";--> statement-breakpoint
CREATE INDEX "operation_logs_user_idx" ON "operation_logs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "operation_logs_request_idx" ON "operation_logs" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_code_key" ON "roles" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "sign_in_logs_user_idx" ON "sign_in_logs" USING btree ("user_id","created_at");