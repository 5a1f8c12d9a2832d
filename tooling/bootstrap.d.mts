export const ROOT: string;
export function ensureInstalled(): void;
export function node24(): string;
export function environment(): NodeJS.ProcessEnv;
export function handOver(args: string[]): void;
