CREATE TABLE "search_vocabulary" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_vocabulary_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
DROP INDEX "search_title";--> statement-breakpoint
CREATE INDEX "search_vocabulary_parts" ON "search_vocabulary" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_title" ON "search_index" USING gin (litfass_plain(title) gin_trgm_ops);