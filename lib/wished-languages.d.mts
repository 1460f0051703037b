export function listWishes(header: string): string[];
