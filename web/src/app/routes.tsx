import type { RouteObject } from "react-router";
import { PATHS } from "../lib/addresses.ts";
import { DashboardRoute, dashboardAhead } from "./DashboardRoute.tsx";
import { CreatorsOnly, profileAhead, SignedInOnly } from "./guards.tsx";
import { lazyFrame, lazyPage } from "./lazyPage.tsx";
import { framed, stepRoute, visitorRoutes } from "./visitorRoutes.tsx";

const publicRoutes: RouteObject[] = [
  ...visitorRoutes,
  {
    path: "legal/:page",
    ...lazyPage(() => import("../features/site/pages/LegalPage.tsx"), "article", "site"),
  },
  {
    path: "login",
    ...lazyPage(() => import("../features/accounts/pages/LoginPage.tsx"), "form", "accounts"),
  },
  {
    path: "register",
    ...lazyPage(() => import("../features/accounts/pages/RegisterPage.tsx"), "form", "accounts"),
  },
  {
    path: "verify-email",
    ...lazyPage(() => import("../features/accounts/pages/VerifyEmailPage.tsx"), "form", "accounts", "person"),
  },
  {
    path: "verify-email-change/:token",
    ...lazyPage(() => import("../features/accounts/pages/VerifyEmailChangePage.tsx"), "form", "accounts"),
  },
  {
    path: "arrive",
    ...lazyPage(() => import("../features/accounts/pages/ArrivePage.tsx"), "form", "accounts", "person"),
  },
  {
    path: "forgot-password",
    ...lazyPage(
      () => import("../features/accounts/pages/ForgotPasswordPage.tsx"),
      "form",
      "accounts",
      "person",
    ),
  },
  {
    path: "reset-password",
    ...lazyPage(() => import("../features/accounts/pages/ResetPasswordPage.tsx"), "form", "accounts"),
  },
  stepRoute,
  {
    path: "c/:slug/entry-test",
    ...lazyPage(() => import("../features/learning/pages/EntryTestPage.tsx"), "article", "asking"),
  },
  {
    path: "c/:slug/final-quiz",
    ...lazyPage(() => import("../features/learning/pages/FinalQuizPage.tsx"), "article", "asking"),
  },
  {
    path: "c/:slug/evaluation",
    ...lazyPage(
      () => import("../features/learning/pages/EvaluationPage.tsx"),
      "article",
      "answers",
      "campus",
    ),
  },
  {
    path: "c/:slug/highlights",
    ...lazyPage(() => import("../features/learning/pages/MarksPage.tsx"), "article", "campus", "asking"),
  },
  {
    path: "c/:slug/glossary",
    ...lazyPage(() => import("../features/learning/pages/GlossaryPage.tsx"), "article", "asking"),
  },
  {
    path: "certificates/:code",
    ...lazyPage(() => import("../features/campus/pages/CertificatePage.tsx"), "form", "campus"),
  },
  {
    path: "c/:slug/practice",
    ...lazyPage(() => import("../features/campus/pages/PracticePage.tsx"), "article", "campus"),
  },
  {
    path: "repetition-mails/:token",
    ...lazyPage(() => import("../features/campus/pages/RepetitionMailsPage.tsx"), "form", "campus"),
  },
  {
    path: "reminders/:token",
    ...lazyPage(() => import("../features/campus/pages/RemindersPage.tsx"), "form", "campus"),
  },
  {
    path: "notifications/:token",
    ...lazyPage(() => import("../features/campus/pages/NotificationsPage.tsx"), "form", "person", "campus"),
  },
];

const signedInRoutes: RouteObject[] = [
  {
    path: "select-role",
    ...lazyPage(() => import("../features/accounts/pages/SelectRolePage.tsx"), "form", "accounts"),
  },
  {
    path: "reviews",
    ...lazyPage(() => import("../features/campus/pages/ReviewsPage.tsx"), "article", "campus"),
  },
  { path: PATHS.dashboard, element: <DashboardRoute />, handle: dashboardAhead },
  {
    path: "profile",
    ...lazyPage(() => import("../features/accounts/pages/ProfilePage.tsx"), "form", "accounts", "person"),
  },
  {
    path: "settings",
    ...lazyPage(
      () => import("../features/accounts/pages/AccountSettingsPage.tsx"),
      "form",
      "accounts",
      "person",
    ),
  },
];

const choose = lazyPage(() => import("../features/editor/pages/ChoosePage.tsx"), "plain", "creator");
const editorRoutes: RouteObject[] = [
  { index: true, ...choose },
  { path: "questions", ...choose },
  {
    path: PATHS.editedStep,
    ...lazyPage(() => import("../features/editor/pages/StepEditorPage.tsx"), "article", "creator"),
  },
  {
    path: "questions/:stepId/:exerciseId?",
    ...lazyPage(() => import("../features/editor/pages/QuestionEditorPage.tsx"), "form", "creator"),
  },
  {
    path: "add",
    ...lazyPage(() => import("../features/editor/pages/AddStepPage.tsx"), "form", "creator"),
  },
  {
    path: "proposals/:id",
    ...lazyPage(() => import("../features/rewriting/pages/ProposalPage.tsx"), "article", "creator"),
  },
];

const creatorRoutes: RouteObject[] = [
  {
    path: "create",
    ...lazyPage(() => import("../features/create/pages/CreatePage.tsx"), "form", "creator"),
  },
  {
    path: "c/:slug/generation",
    ...lazyPage(() => import("../features/generation/pages/GenerationPage.tsx"), "plain", "creator"),
  },
  {
    path: "c/:slug/coverage",
    ...lazyPage(() => import("../features/generation/pages/CoveragePage.tsx"), "plain", "creator"),
  },
  {
    path: "c/:slug/debug",
    ...lazyPage(() => import("../features/generation/pages/DebugPage.tsx"), "plain", "creator"),
  },
  {
    path: "c/:slug/manage",
    ...lazyPage(() => import("../features/course-settings/pages/ManagePage.tsx"), "plain", "creator"),
  },
  {
    path: "c/:slug/settings",
    ...lazyPage(() => import("../features/course-settings/pages/CourseSettingsPage.tsx"), "form", "creator"),
  },
  {
    path: "c/:slug/design",
    ...lazyPage(() => import("../features/course-settings/pages/DesignPage.tsx"), "form", "creator"),
  },
  {
    path: PATHS.results,
    ...lazyPage(() => import("../features/results/pages/ResultsPage.tsx"), "plain", "creator", "answers"),
  },
  {
    path: "c/:slug/results/participants/:id",
    ...lazyPage(() => import("../features/results/pages/ParticipantPage.tsx"), "plain", "creator"),
  },
  {
    path: PATHS.editor,
    ...lazyFrame(() => import("../features/editor/pages/EditorLayout.tsx"), "plain", "creator"),
    children: editorRoutes,
  },
  {
    path: "c/:slug/review",
    ...lazyPage(() => import("../features/reviewing/pages/ReviewPage.tsx"), "plain", "creator"),
  },
  {
    path: "c/:slug/chat",
    ...lazyPage(() => import("../features/chat/pages/ChatPage.tsx"), "plain", "creator"),
  },
  {
    path: "c/:slug/versions",
    ...lazyPage(() => import("../features/versions/pages/VersionsPage.tsx"), "plain", "creator"),
  },
  {
    path: "c/:slug/versions/:id",
    ...lazyPage(() => import("../features/versions/pages/VersionPage.tsx"), "plain", "creator"),
  },
  {
    path: "c/:slug/exports",
    ...lazyPage(() => import("../features/interchange/pages/ExportsPage.tsx"), "plain", "creator"),
  },
  {
    path: "c/:slug/preview",
    ...lazyPage(() => import("../features/editor/pages/CoursePreviewPage.tsx"), "plain", "creator"),
  },
  {
    path: "c/:slug/preview/:stepId",
    ...lazyPage(() => import("../features/editor/pages/PreviewPage.tsx"), "article", "creator"),
  },
];

const notFound: RouteObject = {
  path: "*",
  ...lazyPage(() => import("../features/site/pages/NotFoundPage.tsx"), "plain"),
};

/** Every route of the app (statements 2.01 to 2.22); each page is a chunk of its own. */
export const routes: RouteObject[] = framed([
  ...publicRoutes,
  {
    element: <SignedInOnly />,
    handle: profileAhead,
    children: [...signedInRoutes, { element: <CreatorsOnly />, children: creatorRoutes }],
  },
  notFound,
]);
