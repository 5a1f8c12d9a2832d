declare module "virtual:contract-routes" {
  import type { contract } from "@lehrpfad/contract";

  const routes: typeof contract;
  export default routes;
}

declare module "virtual:contract-calls" {
  /** Method and path by the dotted name of each procedure that is answered once. */
  const calls: Readonly<Record<string, string>>;
  export default calls;
}
