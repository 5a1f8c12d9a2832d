import type { StepPage } from "@lehrpfad/contract";
import type { RefObject } from "react";
import { AskCourse } from "./AskCourse.tsx";
import { ReadAloud } from "./ReadAloud.tsx";

interface StepToolsProps {
  slug: string;
  page: StepPage;
  root: RefObject<HTMLElement | null>;
  text: string;
}

/** What one can do with the text of a step besides reading it. */
export function StepTools({ slug, page, root, text }: StepToolsProps) {
  return (
    <>
      <ReadAloud page={page} root={root} text={text} />
      <AskCourse slug={slug} page={page} root={root} text={text} />
    </>
  );
}
