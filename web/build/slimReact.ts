import type { Plugin } from "vite";

const REACT_DOM = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/**
 * Parts of React's DOM whose elements and hooks no page uses. Where nothing of the kind is on a page they find nothing
 * to do, so that they may as well be empty: the transitions of `<ViewTransition>`.
 */
const IDLE = [
  "commitAppearingPairViewTransitions",
  "commitDeletedPairViewTransitions",
  "commitEnterViewTransitions",
  "commitExitViewTransitions",
  "commitNestedViewTransitions",
  "measureNestedViewTransitions",
  "pushViewTransitionCancelableScope",
  "restoreEnterOrExitViewTransitions",
  "restoreNestedViewTransitions",
  "restorePairedViewTransitions",
  "restoreViewTransitionOnHostInstances",
  "trackEnterViewTransitions",
];

/** What is called for such an element or hook alone: it says so where somebody begins to use one. */
const UNUSED = [
  // <ViewTransition>
  "applyViewTransitionToHostInstances",
  "applyViewTransitionToHostInstancesRecursive",
  "commitAfterMutationEffectsOnFiber",
  "createViewTransitionInstance",
  "getViewTransitionClassName",
  "getViewTransitionName",
  "measureViewTransitionHostInstancesRecursive",
  "recursivelyTraverseAfterMutationEffects",
  "restoreViewTransitionName",
  "scheduleViewTransitionEvent",
  "startViewTransition",
  // <Fragment ref>
  "FragmentInstance",
  // <SuspenseList>
  "initSuspenseListRenderState",
  "updateSuspenseListComponent",
  // <Activity>
  "mountActivityChildren",
  "retryActivityComponentWithoutHydrating",
  "updateActivityComponent",
  // Forms whose `action` is a function: useActionState, useFormStatus.
  "actionStateActionEffect",
  "dispatchActionState",
  "handleActionReturnValue",
  "mountActionState",
  "onActionError",
  "onActionSuccess",
  "rerenderActionState",
  "runActionStateAction",
  "updateActionState",
  "updateActionStateImpl",
  // <title>, <meta>, <link>, <script async> and <style href> that React moves into the head; preload and preinit.
  "acquireResource",
  "getResource",
  "insertStylesheet",
  "insertStylesheetIntoRoot",
  "preinitModuleScript",
  "preinitScript",
  "preinitStyle",
  "preload",
  "preloadModule",
  "preloadResource",
  "preloadStylesheet",
  "stylesheetPropsFromRawProps",
  "suspendResource",
];

/** What a ref to a `<Fragment>` can do; it is made by `FragmentInstance`. */
const FRAGMENT_REFS = /^FragmentInstance\.prototype\.\w+ = function \([^)]*\) \{\n[\s\S]*?^\};\n/gm;
const FRAGMENT_METHODS = 12;

/** The names of components around a fault: nobody reads them. */
const STACK = "getStackByFiberInDevAndProd";

const bodyOf = (name: string) => new RegExp(`^(function ${name}\\([^{]*\\) \\{)\\n[\\s\\S]*?^\\}`, "m");

/** Leaves out what React's DOM brings along for uses that are not ours. Throws where React writes it otherwise. */
export function slimReact(): Plugin {
  return {
    name: "slim-react",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!REACT_DOM.test(id)) return undefined;
      const empty = (text: string, name: string, body: string) => {
        if (!bodyOf(name).test(text)) throw new Error(`${id} has no ${name}: mend web/build/slimReact.ts`);
        return text.replace(bodyOf(name), (_, head) => `${head}${body}}`);
      };
      const stackless = empty(code, STACK, 'return "";');
      const idle = IDLE.reduce((text, name) => empty(text, name, ""), stackless);
      const slim = UNUSED.reduce((text, name) => empty(text, name, "throw leftOut();"), idle);
      if (code.match(FRAGMENT_REFS)?.length !== FRAGMENT_METHODS)
        throw new Error(`${id} has other refs to fragments: mend web/build/slimReact.ts`);
      const thrown = `function leftOut() { return Error("Left out by web/build/slimReact.ts"); }\n`;
      return { code: `${thrown}${slim.replace(FRAGMENT_REFS, "")}`, map: null };
    },
  };
}
