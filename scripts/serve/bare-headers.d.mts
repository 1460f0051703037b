export function bareHeaders(): Record<string, string>;
