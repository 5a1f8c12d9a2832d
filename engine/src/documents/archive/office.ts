import { DocumentError } from "../errors.ts";
import type { Package } from "./package.ts";

/** The part that an Office file begins with, as its relationships name it; null where they name none. */
export async function mainPart(parts: Package): Promise<string | null> {
  let main: string | null = null;
  await parts.parse("_rels/.rels", {
    open(name, { Type = "", Target }) {
      if (name === "Relationship" && Target && Type.endsWith("/officeDocument"))
        main = Target.replace(/^\//, "");
    },
  });
  return main;
}

/**
 * Files that may hold macros declare another content type than plain ones.
 * @throws DocumentError `document_type_unsupported` for them
 */
export async function refuseMacros(parts: Package): Promise<void> {
  let plain = true;
  await parts.parse("[Content_Types].xml", {
    open(_, { ContentType = "" }) {
      if (/\.(document|template|presentation|slideshow)\.macroEnabled/i.test(ContentType)) plain = false;
    },
  });
  if (!plain) throw new DocumentError("document_type_unsupported");
}

/** Whether a package brings macros along although its type declares none. */
export function hasMacros(parts: Package): boolean {
  return parts.names().some((name) => /vbaProject\.bin$/i.test(name));
}

/** The first `dc:title` in a part that describes a package; null where it says nothing. */
export async function titleIn(parts: Package, part: string): Promise<string | null> {
  let title = "";
  let state: "before" | "inside" | "after" = "before";
  try {
    await parts.parse(part, {
      open: (name) => {
        if (name === "dc:title" && state === "before") state = "inside";
      },
      close: (name) => {
        if (name === "dc:title") state = "after";
      },
      text: (text) => {
        if (state === "inside") title += text;
      },
    });
  } catch {
    // What describes a document is not needed to read it.
    return null;
  }
  return title.trim() === "" ? null : title.trim();
}

/** Something a part of an Office file refers to. */
export interface Relationship {
  /** The last word of its type, such as "image". */
  type: string;
  /** Path inside the package. */
  target: string;
}

/** The path inside a package that a link in one of its parts leads to; null where it leads elsewhere. */
export function pathFrom(part: string, link: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(link)) return null;
  try {
    const { pathname } = new URL(link, `zip:///${part.split("/").map(encodeURIComponent).join("/")}`);
    return decodeURIComponent(pathname.slice(1));
  } catch {
    return null;
  }
}

/** What a part refers to inside its package, by identifier; nothing outside of it is ever followed. */
export async function relationshipsOf(parts: Package, part: string): Promise<Map<string, Relationship>> {
  const folder = part.replace(/[^/]+$/, "");
  const name = part.slice(folder.length);
  const found = new Map<string, Relationship>();
  await parts.parse(`${folder}_rels/${name}.rels`, {
    open(element, { Id, Target, TargetMode, Type = "" }) {
      if (element !== "Relationship" || !Id || !Target || TargetMode === "External") return;
      const target = pathFrom(part, Target);
      if (target !== null) found.set(Id, { type: Type.split("/").at(-1) ?? "", target });
    },
  });
  return found;
}
