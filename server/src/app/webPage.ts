import { siteSettings } from "../features/courses/index.ts";
import type { Services } from "../platform/services.ts";

/** JSON as it may stand in a script element: nothing in it ends the element (HTML Standard, 4.12.1.3). */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * The web app's page with the public settings of this installation in it, as data and not as script, so that no
 * page has to ask for them.
 *
 * @param page the page as it was built
 */
export async function webPage(services: Services, page: string): Promise<string> {
  const settings = await siteSettings(services).catch((error: unknown) => {
    // The page itself asks again, and says what is the matter.
    services.log.warn({ err: error }, "the page was sent without its settings");
    return null;
  });
  if (settings === null) return page;
  const data = `<script type="application/json" id="site">${inScript(settings)}</script>`;
  return page.replace("</head>", () => `  ${data}\n  </head>`);
}
