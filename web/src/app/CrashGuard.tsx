import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { CrashPage } from "./CrashPage.tsx";

interface GuardProps {
  /** Another place gives the page another try. */
  place: string;
  children: ReactNode;
}

interface GuardState {
  place: string;
  crashed: boolean;
  error: unknown;
}

class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { place: this.props.place, crashed: false, error: null };

  static getDerivedStateFromError(error: unknown): Partial<GuardState> {
    return { crashed: true, error };
  }

  static getDerivedStateFromProps({ place }: GuardProps, state: GuardState): GuardState | null {
    return place === state.place ? null : { place, crashed: false, error: null };
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashPage error={this.state.error} /> : this.props.children;
  }
}

/** Shows the generic error screen (statement 2.39) in place of what crashed inside. */
export function CrashGuard({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Guard place={key}>{children}</Guard>;
}

/** The router's sentence in every language (statement 2.40): the dictionaries may be what broke. */
const LAST_WORDS = "Unexpected Application Error!";

/**
 * What is left where our own error screen breaks too: the sentence of statement 2.40 and the error's own, out of
 * nothing but the platform's elements.
 */
export class LastGuard extends Component<{ children: ReactNode }, { fault: string | null }> {
  override state: { fault: string | null } = { fault: null };

  static getDerivedStateFromError(error: unknown) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    if (this.state.fault === null) return this.props.children;
    return (
      <main lang="en">
        <h1>{LAST_WORDS}</h1>
        <h2>{this.state.fault}</h2>
      </main>
    );
  }
}
