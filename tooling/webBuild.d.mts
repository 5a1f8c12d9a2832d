export function webIsBuilt(root?: string): boolean;
export function markWebBuilt(root?: string): void;
