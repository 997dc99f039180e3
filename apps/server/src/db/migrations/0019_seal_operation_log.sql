CREATE TABLE "audit_sink_progress" (
	"sink" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operation_log_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry_id" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "operation_log_seals_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
-- The logs still only grow, but for what is older than the settings keep, which the server deletes or shortens by itself.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'TRUNCATE' AND current_setting('atrium.retention', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER operation_log_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "operation_log_seals"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
