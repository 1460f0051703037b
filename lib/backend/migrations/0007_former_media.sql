CREATE TABLE "media_former" (
	"folder" text PRIMARY KEY NOT NULL,
	"media_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media_former" ADD CONSTRAINT "media_former_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_former_media" ON "media_former" USING btree ("media_id");