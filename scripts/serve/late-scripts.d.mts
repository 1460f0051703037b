export function fetchLate(hint: string, patience: number, guard: number): void;
