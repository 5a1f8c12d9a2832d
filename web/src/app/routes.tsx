import { Outlet, type RouteObject } from "react-router";
import { CrashGuard } from "./CrashGuard.tsx";
import { DashboardRoute } from "./DashboardRoute.tsx";
import { CreatorsOnly, SignedInOnly } from "./guards.tsx";
import { lazyFrame, lazyPage } from "./lazyPage.tsx";
import { RootLayout } from "./RootLayout.tsx";

const publicRoutes: RouteObject[] = [
  { index: true, element: lazyPage(() => import("../features/site/pages/HomePage.tsx"), "plain") },
  { path: "login", element: lazyPage(() => import("../features/accounts/pages/LoginPage.tsx"), "form") },
  {
    path: "register",
    element: lazyPage(() => import("../features/accounts/pages/RegisterPage.tsx"), "form"),
  },
  {
    path: "verify-email",
    element: lazyPage(() => import("../features/accounts/pages/VerifyEmailPage.tsx"), "form", "person"),
  },
  {
    path: "verify-email-change/:token",
    element: lazyPage(() => import("../features/accounts/pages/VerifyEmailChangePage.tsx"), "form"),
  },
  {
    path: "forgot-password",
    element: lazyPage(() => import("../features/accounts/pages/ForgotPasswordPage.tsx"), "form"),
  },
  {
    path: "reset-password",
    element: lazyPage(() => import("../features/accounts/pages/ResetPasswordPage.tsx"), "form"),
  },
  {
    path: "c/:slug",
    element: lazyPage(() => import("../features/learning/pages/CoursePage.tsx"), "article", "learner"),
  },
  {
    path: "c/:slug/steps/:position",
    element: lazyPage(() => import("../features/learning/pages/StepPage.tsx"), "article", "learner"),
  },
  {
    path: "c/:slug/evaluation",
    element: lazyPage(() => import("../features/learning/pages/EvaluationPage.tsx"), "article", "learner"),
  },
  {
    path: "c/:slug/highlights",
    element: lazyPage(() => import("../features/learning/pages/MarksPage.tsx"), "article", "learner"),
  },
  {
    path: "certificates/:code",
    element: lazyPage(() => import("../features/learning/pages/CertificatePage.tsx"), "form", "learner"),
  },
  {
    path: "reminders/:token",
    element: lazyPage(() => import("../features/learning/pages/RemindersPage.tsx"), "form", "learner"),
  },
];

const signedInRoutes: RouteObject[] = [
  {
    path: "select-role",
    element: lazyPage(() => import("../features/accounts/pages/SelectRolePage.tsx"), "form"),
  },
  {
    path: "reviews",
    element: lazyPage(() => import("../features/learning/pages/ReviewsPage.tsx"), "article", "learner"),
  },
  { path: "dashboard", element: <DashboardRoute /> },
  {
    path: "profile",
    element: lazyPage(() => import("../features/accounts/pages/ProfilePage.tsx"), "form", "person"),
  },
  {
    path: "settings",
    element: lazyPage(() => import("../features/accounts/pages/SettingsPage.tsx"), "form", "person"),
  },
];

const choose = lazyPage(() => import("../features/editor/pages/ChoosePage.tsx"), "plain", "creator");
const editorRoutes: RouteObject[] = [
  { index: true, element: choose },
  { path: "questions", element: choose },
  {
    path: "steps/:stepId",
    element: lazyPage(() => import("../features/editor/pages/StepEditorPage.tsx"), "article", "creator"),
  },
  {
    path: "questions/:stepId",
    element: lazyPage(() => import("../features/editor/pages/QuestionEditorPage.tsx"), "form", "creator"),
  },
  {
    path: "add",
    element: lazyPage(() => import("../features/editor/pages/AddStepPage.tsx"), "form", "creator"),
  },
  {
    path: "proposals/:id",
    element: lazyPage(() => import("../features/rewriting/pages/ProposalPage.tsx"), "article", "creator"),
  },
];

const creatorRoutes: RouteObject[] = [
  {
    path: "create",
    element: lazyPage(() => import("../features/courses/pages/CreatePage.tsx"), "form", "creator"),
  },
  {
    path: "c/:slug/generation",
    element: lazyPage(() => import("../features/generation/pages/GenerationPage.tsx"), "plain", "creator"),
  },
  {
    path: "c/:slug/coverage",
    element: lazyPage(() => import("../features/generation/pages/CoveragePage.tsx"), "plain", "creator"),
  },
  {
    path: "c/:slug/debug",
    element: lazyPage(() => import("../features/generation/pages/DebugPage.tsx"), "plain", "creator"),
  },
  {
    path: "c/:slug/manage",
    element: lazyPage(() => import("../features/courses/pages/ManagePage.tsx"), "plain", "creator"),
  },
  {
    path: "c/:slug/settings",
    element: lazyPage(() => import("../features/studio/pages/SettingsPage.tsx"), "form", "creator"),
  },
  {
    path: "c/:slug/design",
    element: lazyPage(() => import("../features/studio/pages/DesignPage.tsx"), "form", "creator"),
  },
  {
    path: "c/:slug/results",
    element: lazyPage(() => import("../features/results/pages/ResultsPage.tsx"), "plain", "creator"),
  },
  {
    path: "c/:slug/results/participants/:id",
    element: lazyPage(() => import("../features/results/pages/ParticipantPage.tsx"), "plain", "creator"),
  },
  {
    path: "c/:slug/edit",
    element: lazyFrame(() => import("../features/editor/pages/EditorLayout.tsx"), "plain", "creator"),
    children: editorRoutes,
  },
  {
    path: "c/:slug/preview/:stepId",
    element: lazyPage(() => import("../features/courses/pages/PreviewPage.tsx"), "article", "creator"),
  },
];

const notFound: RouteObject = {
  path: "*",
  element: lazyPage(() => import("../features/site/pages/NotFoundPage.tsx"), "plain"),
};

/** Every route of the app (SPEC.md section 2); each page is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    element: (
      <CrashGuard>
        <RootLayout />
      </CrashGuard>
    ),
    children: [
      {
        element: (
          <CrashGuard>
            <Outlet />
          </CrashGuard>
        ),
        children: [
          ...publicRoutes,
          {
            element: <SignedInOnly />,
            children: [...signedInRoutes, { element: <CreatorsOnly />, children: creatorRoutes }],
          },
          notFound,
        ],
      },
    ],
  },
];
