import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { spokenTitle } from '../routing/document-title.ts';
import { focusMain } from '../routing/focus-main.ts';

/** Says the title of each screen that is gone to, and moves the focus there, as a page load would. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const [said, setSaid] = useState('');
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    focusScreen(kind === NavigationType.Pop);
    // The screen's code and data may still be on their way: its title is what it says in the end.
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

/** Leaves the focus where a screen has put it, and where coming back keeps it. */
function focusScreen(cameBack: boolean): void {
  const { activeElement } = document;
  // What is asked beside the screen stays; whoever was there still goes to the new one.
  const inScreen = activeElement?.closest('main, [data-aside]')?.matches('main') ?? false;
  if (inScreen || cameBack) return;
  focusMain();
}
