export function fetchLate(hint: string, patience: number, guard: number): void;

export function makeRoom(hint: string): void;
