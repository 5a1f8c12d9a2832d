import { z } from "zod";
import { commonErrors } from "./errors.ts";
import { declared } from "./procedure.ts";
import { LEGAL_PAGES } from "./vocabulary.ts";
import { courseLanguageSchema, interfaceLanguageSchema, slugSchema } from "./vocabularySchemas.ts";

export const siteContract = {
  /** One of these pages, where the operator gave its text; in the language asked for where there is one in it. */
  legalPage: declared
    .errors({ NOT_FOUND: commonErrors.NOT_FOUND })
    .meta({ access: "everybody" })
    .route({ method: "GET", path: "/site/legal/{page}", tags: ["site"], summary: "Imprint, privacy, terms" })
    .input(z.object({ page: z.enum(LEGAL_PAGES), language: interfaceLanguageSchema }))
    .output(z.object({ markdown: z.string() })),
  /** What the web app must know before anybody signed in. */
  settings: declared
    .meta({ access: "everybody" })
    .route({ method: "GET", path: "/site", tags: ["site"], summary: "Public settings of this installation" })
    .input(z.object({}))
    .output(
      z.object({
        brand: z.string(),
        /** The courses that anybody may open from the homepage, at most one in a language. */
        examples: z.array(z.object({ language: courseLanguageSchema, slug: slugSchema })),
        /** Which writer makes new courses. */
        writer: z.enum(["builtin", "model"]),
        /** Whether a language model answers what participants ask a course. */
        answersAsked: z.boolean(),
        materialBytes: z.number().int(),
        /** Bytes of the document of a new step in the wizard (statement 5.03). */
        stepMaterialBytes: z.number().int(),
        /** Bytes of audio or video for a step. */
        mediaBytes: z.number().int(),
        /** What is chosen beforehand for new courses: open them at once, or look at them first. */
        opensAtOnce: z.boolean(),
        /** Set where people can also sign in with an account of their organisation: its name. */
        singleSignOn: z.string().nullable(),
        /** The pages that the operator set, in their order; `url` is null for one whose text is here. */
        legal: z.array(z.object({ page: z.enum(LEGAL_PAGES), url: z.url().nullable() })),
      }),
    ),
};
