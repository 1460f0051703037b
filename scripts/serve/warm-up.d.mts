export function warmUp(port: number, paths: readonly string[]): Promise<void>;
