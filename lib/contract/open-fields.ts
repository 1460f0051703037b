/**
 * Marks a schema of things that carry the fields of their kind beside those that are named: modules, records. Every other schema
 * names all that the embedded backend answers, which a test checks.
 */
export const openFields = { 'x-open': true } as const;
