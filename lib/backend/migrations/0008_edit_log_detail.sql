ALTER TABLE "edit_log" ADD COLUMN "whole" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "edit_log_whole" ON "edit_log" USING btree ("at") WHERE whole;