const LETTERS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", œ: "oe", ø: "o" };
const LONGEST = 60;

/** A title as part of a file's name: lower case ASCII letters, digits and hyphens. */
export function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[äöüßæœø]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "");
  return plain || "course";
}

const EXTENSIONS: Record<string, string> = {
  "image/webp": "webp",
  "image/png": "png",
  "image/jpeg": "jpg",
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "audio/ogg": "ogg",
  "audio/aac": "aac",
  "audio/wav": "wav",
  "audio/webm": "webm",
  "video/mp4": "mp4",
  "video/webm": "webm",
};

/** Where a file of the course lies within a package. */
export function assetPath(id: string, type: string): string {
  return `assets/${id}.${EXTENSIONS[type] ?? "bin"}`;
}
