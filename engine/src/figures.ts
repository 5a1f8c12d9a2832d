export { figureSize } from "./documents/figures/encode.ts";
