export function webIsBuilt(): boolean;
export function markWebBuilt(): void;
