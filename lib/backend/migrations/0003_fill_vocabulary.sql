-- The words of what was indexed before there was a vocabulary.
INSERT INTO "search_vocabulary" ("locale", "word")
  SELECT DISTINCT indexed.locale, word
  FROM "search_index" AS indexed,
    regexp_split_to_table(litfass_plain(indexed.title || ' ' || indexed.body), '[^[:alnum:]]+') AS word
  WHERE length(word) BETWEEN 3 AND 60
  ON CONFLICT DO NOTHING;
