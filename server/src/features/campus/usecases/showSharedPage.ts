import { type CourseLanguage, type CoursePage, escapeHtml } from "@lehrpfad/contract";
import { loadMailTexts } from "@lehrpfad/i18n/mail";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { visitorsCourse } from "../../learning/index.ts";
import { PICTURE_HEIGHT, PICTURE_WIDTH } from "../rules.ts";
import { descriptionOf } from "../shared/share.ts";

/** Where each language is spoken first: link previews want a country (Open Graph protocol, og:locale). */
const LOCALES: Record<CourseLanguage, string> = {
  de: "de_DE",
  en: "en_GB",
  fr: "fr_FR",
  es: "es_ES",
  it: "it_IT",
};

/** Courses are reached by their links: whether one is found by searching is not for us to decide. */
const NO_INDEX = '<meta name="robots" content="noindex">';

function headOf(services: Services, course: CoursePage, description: string): string {
  const { BRAND_NAME: brand } = services.config;
  const url = `${services.publicUrl}/c/${course.slug}`;
  const properties = {
    "og:type": "website",
    "og:site_name": brand,
    "og:title": course.name,
    "og:description": description,
    "og:url": url,
    "og:locale": LOCALES[course.language],
    "og:image": `${url}/share.png`,
    "og:image:type": "image/png",
    "og:image:width": String(PICTURE_WIDTH),
    "og:image:height": String(PICTURE_HEIGHT),
    "og:image:alt": course.name,
  };
  const names = {
    description,
    "twitter:card": "summary_large_image",
    "twitter:title": course.name,
    "twitter:description": description,
    "twitter:image": `${url}/share.png`,
    "twitter:image:alt": course.name,
  };
  const metas = [
    ...Object.entries(names).map(
      ([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`,
    ),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
  ];
  return [
    `<title>${escapeHtml(`${course.name} · ${brand}`)}</title>`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    NO_INDEX,
    ...metas,
  ].join("\n    ");
}

/** What the visitor of a course has to switch on, above what the page shows anyway. */
async function withoutScript({ language }: CoursePage): Promise<string> {
  const texts = await loadMailTexts(language);
  return `<noscript><p lang="${language}" style="margin:0;padding:1rem">${escapeHtml(texts.share_script)}</p></noscript>`;
}

/**
 * The web app's page for `/c/{slug}` with what a link preview reads: title, description and picture. Where the course is
 * not public, the same page for every reason, which tells nothing of it.
 *
 * @param page the page with the first view of a course in it, as a visitor sees it
 */
export async function showSharedPage({
  context: { services },
  input: { slug, page },
}: Call<
  { slug: string; page: (course: CoursePage | null) => Promise<string> },
  { services: Services }
>): Promise<string> {
  const course = await visitorsCourse(services, slug).catch((error: unknown) => {
    // The page itself asks again, and says what is the matter.
    services.log.warn({ err: error }, "the page of a course was sent without it");
    return null;
  });
  const html = await page(course);
  if (course === null) return html.replace("</head>", () => `  ${NO_INDEX}\n  </head>`);
  const [head, script] = [headOf(services, course, await descriptionOf(course)), await withoutScript(course)];
  return html.replace(/<title>[^<]*<\/title>/, () => head).replace("<body>", () => `<body>\n    ${script}`);
}
