ALTER TABLE "import_records" ALTER COLUMN "local_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_records" ADD COLUMN "parent_external_id" text;--> statement-breakpoint
CREATE INDEX "import_records_parent_idx" ON "import_records" USING btree ("source","parent_external_id");