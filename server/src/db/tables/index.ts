export * from "./accounts.ts";
export * from "./auth.ts";
export * from "./courses.ts";
export * from "./editing.ts";
export * from "./generation.ts";
export * from "./learning.ts";
export * from "./platform.ts";
export * from "./rewriting.ts";
