declare module "virtual:contract-routes" {
  import type { contract } from "@lehrpfad/contract";

  const routes: typeof contract;
  export default routes;
}

declare module "virtual:contract-calls" {
  /** Method and path of each procedure that is answered once, by its feature and its name. */
  const calls: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default calls;
}
