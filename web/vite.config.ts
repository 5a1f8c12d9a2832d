import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { modulesAtOnce } from "./build/atOnce.ts";
import { fiveLocales } from "./build/fiveLocales.ts";
import { inlineIcon } from "./build/inlineIcon.ts";
import { offlineWorker } from "./build/offlineWorker.ts";
import { precompress } from "./build/precompress.ts";
import { preloadPages } from "./build/preloadPages.ts";
import { slimContract } from "./build/slimContract.ts";
import { slimLibraries } from "./build/slimLibraries.ts";
import { slimReact } from "./build/slimReact.ts";
import { slimRouter } from "./build/slimRouter.ts";
import { textsFile } from "./build/texts.ts";

const server = `http://127.0.0.1:${process.env.PORT ?? "4780"}`;
const proxy = { "/api": server, "/auth": server };

/** What renders the text of a step and a course's own look: the learner's pages bring it. */
const READING =
  /[\\/]ui[\\/](Prose(?!\.)|prose|ReadyProse)|[\\/]interchange[\\/]src[\\/]markdown[\\/]|[\\/]marked[\\/]|[\\/]lib[\\/](design[\\/]courseDesign|course[\\/](StepProse|stepSections))\.|(i18n|contract)[\\/]src[\\/]sections\./;

/** Parts that only some pages show, or that stand on React Aria, come with the pages that need them. */
const HEAVY =
  /[\\/]ui[\\/](AnchoredMenu|Confirm|[Dd]ialog|dragging[\\/]|FileDrop|ProgressBar|QrCode|[Ss]elect|Slider|Tabs|Toaster)|[\\/]lib[\\/]saveFile\.|lucide-react.*[\\/]info\./;

/** What every page stands on; changes rarely, so that browsers keep it from one release to the next. */
const VENDOR = /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|@orpc)[\\/]/;

/** What authors see of questions. */
const AUTHORING =
  /web[\\/]src[\\/]questions[\\/]((Author|Preview|authoring|keptDraft)|[a-z]+[\\/][A-Za-z]+(Editor|Solution)\.)/;

/** What the page of a course and its end share, and no step shows. */
const ENTERING =
  /learning[\\/](components[\\/](ActionFault|StandingCard|EntryForm|ResendConfirmation|CoursePageSkeleton)|useStart)\./;

/** The pages that mailed links open, and those that ask for one: small, and each named in the entry otherwise. */
const LINKED =
  /features[\\/]accounts[\\/](components[\\/](AddressForm|VerifyStates)|pages[\\/](Arrive|ForgotPassword|ResetPassword|VerifyEmail|VerifyEmailChange)Page)\.|features[\\/]campus[\\/](components[\\/]LinkedSetting|pages[\\/](Reminders|Notifications|RepetitionMails)Page)\./;

/** What comes after a course: practice, repetition, and what is left to do; no step shows it. */
const AFTERWARDS =
  /learning[\\/](components[\\/](Measures|RepeatsSwitch|RepetitionMails|PractiseCard)|upkeep)\.|campus[\\/](components[\\/]|queries\.)/;

/** What the page of a course shares with its steps; the text of a step comes apart from it. */
const ARRIVING =
  /learning[\\/]((queries|steps|progress)|components[\\/](useTrail|CourseTrouble))\.|[\\/]lib[\\/]design[\\/]courseDesign\.|contract[\\/]src[\\/]design\./;

/** What the page of a course and its steps show at once: all else of a learner's pages is fetched when it is needed. */
const atOnce = modulesAtOnce(
  ["features/learning/pages/CoursePage", "features/learning/pages/StepPage", "lib/course/StepProse"].map(
    (module) => path.join(import.meta.dirname, "src", `${module}.tsx`),
  ),
);

/** What the pages of a learner share, and what renders their text. */
const isLearner = (id: string) =>
  (/web[\\/]src[\\/](features[\\/](learning|campus)|questions)[\\/]/.test(id) &&
    !/Dialog|LinkedSetting/.test(id) &&
    atOnce.has(id) &&
    !ENTERING.test(id) &&
    !AFTERWARDS.test(id) &&
    !AUTHORING.test(id)) ||
  (READING.test(id) && atOnce.has(id));

/** What the pages share that people see before they are signed in. */
const isVisitor = (id: string) =>
  /src[\\/]features[\\/]accounts[\\/]|lucide-react.*[\\/]mail-/.test(id) &&
  !/Dialog|Verify|NewPassword|Confirmation|AddressForm|Arrive/.test(id);

/** What the pages of the studio share; not what stands on React Aria. */
const isStudio = (id: string) =>
  (/src[\\/](features[\\/](dashboard|create|course-settings|editor|generation|results|rewriting)|lib[\\/](course|documents|filters))[\\/]|[\\/]ui[\\/]AnchoredMenu/.test(
    id,
  ) &&
    !/CourseFigure|Dialog|Rewriting|Leave|UploadRow|documents[\\/]send/.test(id) &&
    !READING.test(id)) ||
  AUTHORING.test(id);

/** Light modules and icons of courses and of work in the studio: no page of a visitor shows them. */
const INSIDE =
  /[\\/]lib[\\/](live|drafts[\\/]schema\.|(newId|shallowEqual|prepareQuery|TwoVersions)\.)|[\\/]ui[\\/](CopyField|ItemList|listKeys|Stat|Switch|Tag|useLineFocus)\.|lucide-react.*[\\/](book-open|chevron-(left|right|up)|cloud-off|copy|download|plus|palette|sparkles|file-up|file-text|pencil-line|refresh-cw|rotate-ccw|ellipsis-vertical|combine|notebook-pen|trash)\./;

/** Fields that forms and answers have, and the icons in them. */
const FIELDS =
  /[\\/]ui[\\/](Field|TextField|RadioGroup)\.|lucide-react.*[\\/](arrow-(down|up)|chevron-down|grip-vertical)\./;

/** What stands beside the text of every step, and is drawn by the browser alone. */
const BESIDE =
  /learning[\\/](components[\\/](StepTools|ReadAloud|AskCourse|GlossaryLink|Summary|Sources)|sources[\\/](byPage|sentences))\./;

/** Fields of forms and what they send with: a step has none at first. */
const FORMS =
  /lucide-react.*[\\/]eye|[\\/]ui[\\/](IconButton|PasswordField)\.|[\\/]lib[\\/](form|useCountdown)\.|@tanstack[\\/].*[mM]utation/;

/** Light modules of our own that many pages use. */
const isShared = (id: string) =>
  /src[\\/](ui|lib)[\\/](?!(course|documents|filters)[\\/]|figures\.)|lucide-react/.test(id) &&
  !HEAVY.test(id) &&
  !INSIDE.test(id) &&
  !FORMS.test(id) &&
  !FIELDS.test(id) &&
  !isVisitor(id) &&
  !READING.test(id);

/** The two halves of the editor of formatted text, by far the largest part that one page alone shows. */
const TEXT_MODEL = /node_modules[\\/]prosemirror-/;
const TEXT_EDITOR = /node_modules[\\/](@tiptap|linkifyjs)[\\/]/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    fiveLocales(),
    slimContract(),
    slimReact(),
    slimRouter(),
    slimLibraries(),
    react(),
    tailwindcss(),
    inlineIcon(),
    preloadPages(),
    atOnce.plugin,
    offlineWorker(),
    precompress(),
  ],
  server: { proxy },
  preview: { proxy },
  build: {
    target: "es2023",
    cssTarget: ["chrome123", "firefox125", "safari17.5"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { manualPureFunctions: ["z", "oc"] },
      output: {
        codeSplitting: {
          groups: [
            { name: textsFile, debugName: "texts", priority: 7 },
            { name: "vendor", test: VENDOR, tags: ["$initial"], priority: 6 },
            { name: "app", tags: ["$initial"], priority: 5 },
            // What many pages share travels in a few files instead of dozens.
            { name: "shared", test: isShared, minShareCount: 3, priority: 3 },
            { name: "fields", test: FIELDS, minShareCount: 3, priority: 3 },
            { name: "forms", test: FORMS, minShareCount: 3, priority: 3 },
            { name: "inside", test: INSIDE, minShareCount: 3, priority: 3 },
            // Under pages of everybody too: in the studio's file it would bring that to the profile.
            { name: "words", test: /contract[\\/]src[\\/]vocabulary\./, priority: 2 },
            { name: "beside", test: BESIDE, priority: 1 },
            { name: "studio", test: isStudio, minShareCount: 3, priority: 1 },
            { name: "visitor", test: isVisitor, minShareCount: 2, priority: 2 },
            { name: "entering", test: ENTERING, minShareCount: 2, priority: 0 },
            { name: "linked", test: LINKED, priority: 0 },
            { name: "afterwards", test: AFTERWARDS, minShareCount: 2, priority: 0 },
            { name: "arriving", test: ARRIVING, minShareCount: 2, priority: 3 },
            { name: "learner", test: isLearner, minShareCount: 2, priority: 2 },
            // Also under React Aria: in the editor's file it would bring that to pages without an editor.
            { name: "store", test: /use-sync-external-store/, priority: 1 },
            { name: "text-model", test: TEXT_MODEL, priority: 0 },
            { name: "text-editor", test: TEXT_EDITOR, priority: 0 },
          ],
        },
      },
    },
  },
});
