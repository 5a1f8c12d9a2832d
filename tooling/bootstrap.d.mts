export const ROOT: string;
export const COMPILED: string;
export function ensureInstalled(options?: { development?: boolean }): void;
export function node24(): string;
export function environment(): NodeJS.ProcessEnv;
export function serverEnvironment(from?: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
export function handOver(args: string[], env?: NodeJS.ProcessEnv): void;
