import {
  Activity,
  type CSSProperties,
  type ReactNode,
  use,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
  useMatches,
  useNavigationType,
  useOutlet,
} from 'react-router';
import { type KeptVisit, type Screens, showScreen } from './show-screen.ts';
import { createHeld, type Held, HeldContext } from './use-held.ts';

/**
 * Handle of routes whose screens {@link KeptScreens} keeps. A screen with child routes is kept if both its own route and that of
 * the child have it.
 */
export const KEPT = 'kept';

interface Screen extends KeptVisit {
  /** Sees the location at which the screen was last shown. */
  readonly element: ReactNode;
  readonly held: Held;
}

/** Overlays belong to one visit of a screen; `data-screen` marks a form, which is a screen itself. */
const OPEN = '[role$="dialog"]:not([data-screen]), [role="menu"], [role="listbox"]';
/** Neither painted, focusable nor accessible; the layout stays, since the width does. */
const HIDDEN: CSSProperties = {
  contentVisibility: 'hidden',
  insetInline: 0,
  position: 'absolute',
};

/**
 * Outlet that keeps screens when they are left: hidden, without effects, and subscribed to what they hold by `useHeld`. Coming back to
 * one renders and lays out hardly anything. A screen is dropped if it was left with an open overlay, when the params of this route
 * change, and on another day. Place it in a positioned element.
 */
export function KeptScreens() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const outlet = useOutlet();
  const { matches } = use(RouteContext);
  const below = useMatches().slice(matches.length);
  const [screens, setScreens] = useState<Screens<Screen>>({ shown: undefined, mounted: [] });
  const [child] = below;
  const visit = child?.handle === KEPT && {
    id: child.id,
    scope: matches.at(-1)?.pathnameBase ?? '',
    stays: below.at(-1)?.handle === KEPT,
    location,
    navigationType,
  };
  const next = showScreen(screens, visit || undefined, (shown, known) => ({
    ...shown,
    element: <LocationContext value={{ location, navigationType }}>{outlet}</LocationContext>,
    held: known?.held ?? createHeld(),
  }));
  if (next !== screens) setScreens(next);
  const { shown, mounted } = next;

  useLayoutEffect(() => {
    if (document.querySelector(OPEN) === null) return;
    // oxlint-disable-next-line react/set-state-in-effect -- overlays can only be found once they are mounted
    setScreens((now) => ({ ...now, mounted: now.mounted.filter(({ id }) => id === shown) }));
  }, [shown]);

  return (
    <>
      {mounted.map(({ id, day, held, element }) => (
        <KeptScreen key={`${id} ${day}`} isShown={id === shown} held={held}>
          {element}
        </KeptScreen>
      ))}
      {shown === undefined ? outlet : null}
    </>
  );
}

interface KeptScreenProps {
  readonly isShown: boolean;
  readonly held: Held;
  readonly children: ReactNode;
}

function KeptScreen({ isShown, held, children }: KeptScreenProps) {
  const box = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);
  const [, render] = useReducer((count: number) => count + 1, 0);

  // Before the layout effects of other screens, which may ask for sizes.
  useInsertionEffect(() => {
    const content = box.current?.firstElementChild;
    if (isShown || !(content instanceof HTMLElement)) return;
    // React's way of hiding would discard the layout; older browsers have no other one.
    if (CSS.supports('content-visibility', 'hidden')) content.style.removeProperty('display');
  }, [isShown]);
  useLayoutEffect(() => {
    // React then subscribes to stores again before the browser paints, and renders what has changed since.
    if (isShown && !wasShown.current) render();
    wasShown.current = isShown;
    const { activeElement } = document;
    if (isShown || !(activeElement instanceof HTMLElement)) return;
    // Browsers move the focus later, so that it would seem to be within the screen.
    if (box.current?.contains(activeElement) === true) activeElement.blur();
  }, [isShown]);
  useEffect(() => held.release, [held]);

  return (
    <div ref={box} data-kept={isShown ? 'shown' : 'hidden'} style={isShown ? undefined : HIDDEN}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <div>
          <HeldContext value={held}>{children}</HeldContext>
        </div>
      </Activity>
    </div>
  );
}
