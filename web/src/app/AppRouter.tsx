import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { Router } from "react-router";
import { navigator, presentPlace, watchPlace } from "../lib/navigation.ts";
import { useScroll } from "./useScroll.ts";

/** Shows the page of the address; what loads slowly never holds up what is on the screen. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(presentPlace);
  useLayoutEffect(() => watchPlace((next) => startTransition(() => setPlace(next))), []);
  useScroll(place);
  return (
    <Router navigator={navigator} location={place.location} navigationType={place.action}>
      {children}
    </Router>
  );
}
