export function copyDemo(dataDir: string): void;
export function makeDemo(settings: Record<string, string>): Promise<void>;
