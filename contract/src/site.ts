import { z } from "zod";
import { declared } from "./procedure.ts";
import { slugSchema } from "./vocabularySchemas.ts";

export const siteContract = {
  /** What the web app must know before anybody signed in. */
  settings: declared
    .meta({ access: "everybody" })
    .route({ method: "GET", path: "/site", tags: ["site"], summary: "Public settings of this installation" })
    .input(z.object({}))
    .output(
      z.object({
        brand: z.string(),
        /** The course anybody may open from the homepage; null until it was made. */
        exampleSlug: slugSchema.nullable(),
        /** Which writer makes new courses. */
        writer: z.enum(["builtin", "model"]),
        materialBytes: z.number().int(),
        /** Bytes of the document of a new step in the wizard (SPEC.md section 5). */
        stepMaterialBytes: z.number().int(),
        /** What is chosen beforehand for new courses: open them at once, or look at them first. */
        opensAtOnce: z.boolean(),
        /** Set where people can also sign in with an account of their organisation: its name. */
        singleSignOn: z.string().nullable(),
      }),
    ),
};
