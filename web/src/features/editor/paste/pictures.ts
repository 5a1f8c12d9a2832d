import { picturesOfRtf } from "./rtfPictures.ts";

const TAKEN = ["image/png", "image/jpeg"];
const DATA = /^data:(image\/[\w.+-]+);base64,([\s\S]+)$/;

const isPicture = ({ type }: File): boolean => type.startsWith("image/");

/** The pictures among the files that are pasted or dropped. */
export const picturesAmong = (files: FileList | undefined): File[] => [...(files ?? [])].filter(isPicture);

/** The picture that an address carries within itself; null for every other address. */
function pictureIn(address: string): File | null {
  const [, type, base64] = DATA.exec(address) ?? [];
  if (type === undefined || base64 === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(base64.trim()), (sign) => sign.charCodeAt(0));
    return new File([bytes], "picture", { type });
  } catch {
    return null;
  }
}

/**
 * The pictures that belong to the HTML of a clipboard, asked for in the order of its images: within their addresses, in
 * the rich text beside it, or as its files. Null for one that would have to be fetched from elsewhere.
 */
export function pictureSource(clipboard: DataTransfer): (image: HTMLImageElement) => File | null {
  const rich = picturesOfRtf(clipboard.getData("text/rtf"));
  const files = picturesAmong(clipboard.files);
  return (image) => {
    const src = image.getAttribute("src") ?? "";
    return pictureIn(src) ?? (src.startsWith("file:") ? rich.shift() : undefined) ?? files.shift() ?? null;
  };
}

/** A picture as one that the server takes. Throws where the browser cannot read it. */
export async function asTaken(file: File): Promise<File> {
  if (TAKEN.includes(file.type)) return file;
  const picture = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return drawn ? new File([drawn], file.name, { type: "image/png" }) : file;
}
