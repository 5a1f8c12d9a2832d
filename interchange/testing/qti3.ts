import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { parseXml, type XmlElement } from "../src/archive/xmlTree.ts";
import { escapeXml } from "../src/render/escape.ts";
import { element } from "../src/render/xhtml.ts";

/** What is XHTML in an item, and keeps its name in QTI 3. */
const XHTML = new Set(["a", "br", "code", "div", "em", "li", "ol", "p", "pre", "span", "strong", "ul"]);
const NAMESPACE = "http://www.imsglobal.org/xsd/imsqtiasi_v3p0";
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function converted({ name, attributes, children }: XmlElement): string {
  const content = children
    .map((child) => (typeof child === "string" ? escapeXml(child) : converted(child)))
    .join("");
  if (XHTML.has(name)) return element(name, attributes, content);
  const given = Object.entries(attributes)
    .filter(([key]) => key !== "xmlns" && !["xsi", "qti", "schemaLocation", "lang"].includes(key))
    .map(([key, value]) => [kebab(key), value]);
  const root = name === "assessmentItem" ? { xmlns: NAMESPACE, "xml:lang": attributes.lang ?? "" } : {};
  const inner = name === "modalFeedback" ? element("qti-content-body", {}, content) : content;
  return element(`qti-${kebab(name)}`, { ...root, ...Object.fromEntries(given) }, inner);
}

/** An item of QTI 2.1 in the names of QTI 3, which differ in nothing else that is used here (QTI 3, migration). */
export function toQti3(item: string): string {
  return converted(parseXml(item));
}

const VUE = import.meta.resolve("vue/dist/vue.min.js");
const PLAYER = import.meta.resolve("qti3-item-player/dist/qti3Player.umd.min.js");
const STYLE = import.meta.resolve("qti3-item-player/dist/qti3Player.css");

/** Sets up the player in a page, and hands out what it offers as `play(xml)` and `end()`. */
const SET_UP = `(() => {
  const ready = {};
  const player = new Promise((done) => {
    const on = {
      notifyQti3PlayerReady: done,
      notifyQti3ItemReady: () => ready.item(),
      notifyQti3EndAttemptCompleted: (data) => ready.end(data.state ?? data),
    };
    const props = { suppressAlertMessages: true, suppressInvalidResponseMessages: true };
    new Vue({ el: "#item", render: (make) => make(qti3Player.default ?? qti3Player, { on, props }) });
  });
  window.play = async (xml) => {
    const shown = new Promise((done) => { ready.item = done; });
    (await player).loadItemFromXml(xml, { guid: "1", status: "interacting", sessionControl: { max_attempts: 0, show_feedback: true, validate_responses: false } });
    await shown;
  };
  window.end = async () => {
    const ended = new Promise((done) => { ready.end = done; });
    (await player).endAttempt("end");
    return (await ended).outcomeVariables.map(({ identifier, value }) => [identifier, value]);
  };
})()`;

/** A page in which a player of others plays items. */
export async function openQtiPlayer(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.setContent('<!DOCTYPE html><html lang="en"><title>QTI</title><div id="item"></div></html>');
  await page.addStyleTag({ path: fileURLToPath(STYLE) });
  await page.addScriptTag({ path: fileURLToPath(VUE) });
  await page.addScriptTag({ path: fileURLToPath(PLAYER) });
  await page.evaluate(SET_UP);
  return page;
}

/** Shows an item of QTI 2.1. */
export async function playItem(page: Page, item: string): Promise<void> {
  await page.evaluate(`play(${JSON.stringify(toQti3(item))})`);
}

/** Ends the attempt: what the item's own rules make of the answer, by the names of its outcomes. */
export async function endAttempt(page: Page): Promise<Map<string, unknown>> {
  return new Map((await page.evaluate("end()")) as [string, unknown][]);
}
