-- The logs only grow: what is written there stays as it is, whoever asks.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER operation_logs_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "operation_logs"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER sign_in_logs_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "sign_in_logs"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
