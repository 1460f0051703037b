ALTER TABLE "edit_log" ADD COLUMN "key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "edit_log_key" ON "edit_log" USING btree ("document_id","key") WHERE "edit_log"."key" is not null;