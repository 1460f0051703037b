CREATE TABLE "search_words" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
DROP INDEX "search_title";--> statement-breakpoint
CREATE INDEX "search_words_parts" ON "search_words" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_title" ON "search_index" USING gin (litfass_plain(title) gin_trgm_ops);