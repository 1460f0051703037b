export const root: string;

export class PlainError extends Error {
  constructor(message: string, options?: ErrorOptions);
}

export function describeError(error: unknown): string;
