declare module "virtual:contract-routes" {
  import type { contract } from "@lehrpfad/contract";

  const routes: typeof contract;
  export default routes;
}
