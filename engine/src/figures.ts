export {
  type Encoded,
  encodeImage,
  encodePhoto,
  figureSize,
  type PictureFault,
} from "./documents/figures/encode.ts";
