CREATE TABLE "patterns" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"modules" jsonb NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
