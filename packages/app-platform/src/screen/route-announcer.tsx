import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { spokenTitle } from './document-title.ts';
import { focusMain } from './focus-main.ts';

/** Announces each new screen’s title to screen readers and moves focus to it, like a page load. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const [said, setSaid] = useState('');
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    focusScreen(kind === NavigationType.Pop);
    // The screen may still be loading, so wait for its final title.
    const title = document.querySelector('title');
    const say = () => setSaid(spokenTitle());
    say();
    if (title === null) return;
    const observer = new MutationObserver(say);
    observer.observe(title, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, kind]);

  return <output className="route-announcer">{said}</output>;
}

/** Moves focus to the screen, unless the screen has taken it or the user navigated back. */
function focusScreen(cameBack: boolean): void {
  const { activeElement } = document;
  // Keep focus inside the screen; focus in an aside moves to the new screen.
  const inScreen = activeElement?.closest('main, [data-aside]')?.matches('main') ?? false;
  // A screen on top of another one, such as a form, takes the focus itself.
  const isOver = document.querySelector('[data-screen]') !== null;
  if (inScreen || isOver || cameBack) return;
  focusMain();
}
