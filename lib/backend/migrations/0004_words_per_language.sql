DROP INDEX "search_vocabulary_parts";--> statement-breakpoint
CREATE INDEX "search_vocabulary_de" ON "search_vocabulary" USING gin (word gin_trgm_ops) WHERE locale = 'de';--> statement-breakpoint
CREATE INDEX "search_vocabulary_en" ON "search_vocabulary" USING gin (word gin_trgm_ops) WHERE locale = 'en';