ALTER TABLE "orgs" DROP CONSTRAINT "orgs_code_unique";--> statement-breakpoint
ALTER TABLE "workgroups" DROP CONSTRAINT "workgroups_code_unique";--> statement-breakpoint
DROP INDEX "menus_name_key";--> statement-breakpoint
DROP INDEX "menus_url_key";--> statement-breakpoint
CREATE UNIQUE INDEX "dict_items_default_key" ON "dict_items" USING btree ("dict_id") WHERE "dict_items"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "orgs_code_key" ON "orgs" USING btree (lower("code"));--> statement-breakpoint
CREATE UNIQUE INDEX "workgroups_code_key" ON "workgroups" USING btree (lower("code"));--> statement-breakpoint
CREATE UNIQUE INDEX "menus_name_key" ON "menus" USING btree (lower("name")) WHERE "menus"."type" in ('menu', 'hidden-menu');--> statement-breakpoint
CREATE UNIQUE INDEX "menus_url_key" ON "menus" USING btree (regexp_replace("url", ':[^/]+', ':', 'g')) WHERE "menus"."type" in ('menu', 'hidden-menu');