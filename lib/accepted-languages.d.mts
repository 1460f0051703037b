export function listAcceptedLanguages(header: string): string[];
