export const bareHeaders: Record<string, string>;
