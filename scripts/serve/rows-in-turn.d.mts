export function layOutInTurn(): void;
