CREATE INDEX "products_shelf_idx" ON "products" USING btree ("kind","parent_id","order_by","name","id") WHERE "products"."status" = 'onShelf';--> statement-breakpoint
CREATE INDEX "products_attachments_idx" ON "products" USING gin ("attachments" jsonb_path_ops) WHERE "products"."status" = 'onShelf';--> statement-breakpoint
CREATE TRIGGER products_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();
