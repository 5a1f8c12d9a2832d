import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";

/** A mail as its receiver sees it. */
export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  /** The addresses in the text, in its order. */
  links: string[];
}

/** All mails to an address in a server's data folder, oldest first; none when nothing was sent. */
export async function mailsTo(dataFolder: string, address: string): Promise<ReceivedMail[]> {
  const folder = path.join(dataFolder, "mail");
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map(async (name) => readMail(await readFile(path.join(folder, name)))),
  );
  return mails.filter((mail) => mail.to === address.toLowerCase());
}

/** The newest mail's first link to `address`; undefined until a mail with a link arrived: poll with `expect.poll`. */
export async function newestLink(dataFolder: string, address: string): Promise<string | undefined> {
  const mails = await mailsTo(dataFolder, address);
  return mails.findLast((mail) => mail.links.length > 0)?.links[0];
}

/** Reads one mail in the Internet message format. */
export async function readMail(source: string | Uint8Array): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(source);
  const text = mail.text ?? "";
  return {
    to: (mail.to?.[0]?.address ?? "").toLowerCase(),
    subject: mail.subject ?? "",
    text,
    links: [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map((match) => match[0]),
  };
}
