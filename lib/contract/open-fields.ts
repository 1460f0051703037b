/**
 * Marks a schema whose objects carry further fields of their kind, beside the named ones: modules and records. Every other schema names
 * everything that the embedded backend answers, which a test checks.
 */
export const openFields = { 'x-open': true } as const;
