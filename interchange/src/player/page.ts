import { fill } from "@lehrpfad/i18n";
import type { Figure } from "../markdown/types.ts";
import type { Publication, PublishedStep } from "../publication/types.ts";
import { escapeXml, scriptJson } from "../render/escape.ts";
import { sourcesXhtml, stepXhtml } from "../render/step.ts";
import { blockXhtml, element, type XhtmlOptions } from "../render/xhtml.ts";
import type { PlayerData } from "./data.ts";
import { exerciseForm } from "./forms.ts";

export interface PageParts {
  /** Elements that bring the style sheet and the script. */
  style: string;
  script: string;
  /** Content of the policy that says what the page may load. */
  policy: string;
  srcOf(figure: Figure): string | null;
  recordingSrc?: XhtmlOptions["recordingSrc"];
}

const heading = (text: string, id: string | null = null) =>
  element("h1", { tabindex: -1, id }, escapeXml(text));

function fold(title: string, content: string): string {
  if (content === "") return "";
  return element("details", { class: "fold" }, element("summary", {}, escapeXml(title)) + content);
}

function footMarkup(step: PublishedStep, { words: { viewer }, steps }: Publication): string {
  const { position } = step;
  const isLast = position === steps.length;
  const before = position === 1 ? "#start" : `#step-${position - 1}`;
  const next = isLast ? "#end" : `#step-${position + 1}`;
  return element(
    "div",
    { class: "foot" },
    [
      element("a", { class: "button", href: before }, escapeXml(viewer.previous)),
      element(
        "button",
        { type: "button", class: "understood", value: position - 1, "aria-pressed": "false" },
        escapeXml(viewer.understood),
      ),
      element(
        "a",
        { class: "button main-button next", href: next },
        escapeXml(isLast ? viewer.finish : viewer.next),
      ),
    ].join("\n"),
  );
}

/** A step as a screen of the page. */
export function stepScreen(
  step: PublishedStep,
  publication: Publication,
  { srcOf, recordingSrc = () => null }: Pick<PageParts, "srcOf" | "recordingSrc">,
): string {
  const { words, steps } = publication;
  const { viewer } = words;
  const options = {
    ...{ words, srcOf, recordingSrc },
    heading: 2,
    exercise: (exercise: PublishedStep["exercises"][number]) => exerciseForm(exercise, publication),
  };
  const place = fill(viewer.step_of, { position: step.position, total: steps.length });
  const content = [
    element("p", { class: "fact" }, escapeXml(place)),
    heading(step.title),
    element("div", { class: "text" }, stepXhtml(step, options)),
    fold(viewer.summary, element("div", { class: "text" }, blockXhtml(step.summary, options))),
    fold(viewer.sources, sourcesXhtml(step, options)),
    footMarkup(step, publication),
  ];
  const shown = step.summary.length === 0 ? content.filter((_, at) => at !== 3) : content;
  return element(
    "section",
    { class: "screen", id: `step-${step.position}` },
    shown.filter(Boolean).join("\n"),
  );
}

function pathMarkup({ steps, words: { viewer } }: Publication): string {
  const lines = steps.map(({ position, title }) => {
    const parts = [
      '<span class="dot" aria-hidden="true"></span>',
      element("span", {}, escapeXml(title)),
      element("span", { class: "state" }, ""),
    ];
    return element(
      "li",
      {},
      element("a", { href: `#step-${position}`, "data-step": position }, parts.join(" ")),
    );
  });
  const list = element("ol", {}, lines.join("\n"));
  const nav = element("nav", { "aria-label": viewer.trail_label }, list);
  return `<details id="path" open="open">${element("summary", {}, escapeXml(viewer.path))}${nav}</details>`;
}

function startScreen(
  { title, goal, creator, difficulty, steps, words }: Publication,
  data: PlayerData,
): string {
  const { viewer, exported } = words;
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  const time = new Intl.NumberFormat(data.language, { style: "unit", unit: "minute", unitDisplay: "long" });
  const facts = [
    `${steps.length} ${viewer.fact_steps}`,
    fill(viewer.about_time, { time: time.format(minutes) }),
    viewer[`difficulty_${difficulty}`],
  ].join(" · ");
  const questions = data.steps.flatMap(({ exercises }) => exercises).filter(({ counts }) => counts).length;
  const rule =
    data.passPercent === null || questions === 0
      ? ""
      : element(
          "p",
          {},
          escapeXml(
            `${viewer.pass_title}${exported.colon}${fill(viewer.pass_rule, { percent: data.passPercent, questions })}`,
          ),
        );
  const content = [
    element("p", { class: "fact" }, escapeXml(facts)),
    heading(title),
    creator === null
      ? ""
      : element("p", { class: "fact" }, escapeXml(fill(viewer.course_by, { name: creator }))),
    goal === null ? "" : element("p", { class: "goal" }, escapeXml(goal)),
    rule,
    element("noscript", {}, element("p", { class: "notice" }, escapeXml(exported.no_script))),
    element(
      "div",
      { class: "foot" },
      element("a", { class: "button main-button begin", href: "#step-1" }, escapeXml(viewer.start)),
    ),
  ];
  return element("section", { class: "screen", id: "start" }, content.filter(Boolean).join("\n"));
}

function endScreen({ steps, words }: Publication): string {
  const { mastery, exported } = words;
  const lines = steps.map(({ position, title }) =>
    element(
      "li",
      {},
      `${element("a", { href: `#step-${position}`, "data-step": position }, `${escapeXml(title)} <span class="state"></span>`)}`,
    ),
  );
  return `<section class="screen" id="end">
${heading(mastery.evaluation_title, "end-title")}
<p id="end-text"></p>
<p id="end-passed"></p>
<p id="end-score"></p>
<p id="end-reached"></p>
<h2>${escapeXml(mastery.per_step)}</h2>
<ol class="trail steps">${lines.join("\n")}</ol>
<div class="foot"><button type="button" id="again">${escapeXml(exported.start_over)}</button></div>
</section>`;
}

/** Everything of the page before its steps. */
export function pageHead(publication: Publication, data: PlayerData, { style, policy }: PageParts): string {
  const { title, language, words } = publication;
  const { common, exported } = words;
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${escapeXml(policy)}"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${escapeXml(title)}</title>
<link rel="icon" href="data:,"/>
${style}
</head>
<body>
<a class="skip" href="#main">${escapeXml(common.skip_to_content)}</a>
<header class="top"><div><p class="name">${escapeXml(title)}</p><span class="bar" aria-hidden="true"></span><button type="button" id="theme">◐</button></div></header>
<p class="notice" id="not-saved" role="status" hidden="hidden">${escapeXml(exported.not_saved)}</p>
<p class="state" id="live" role="status"></p>
<div class="frame">
${pathMarkup(publication)}
<main id="main" tabindex="-1">
${startScreen(publication, data)}
`;
}

/** Everything of the page behind its steps. */
export function pageFoot(publication: Publication, data: PlayerData, { script }: PageParts): string {
  return `${endScreen(publication)}
</main>
</div>
<script type="application/json" id="course">${scriptJson(data)}</script>
${script}
</body>
</html>
`;
}
