import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** Scroll position of a list when it was left. */
interface Place {
  readonly count: number;
  readonly scroll: number;
}

const places = new Map<string, Place>();

/** State of a list for {@link useScrollBack}. */
export interface ScrolledList {
  readonly count: number;
  /** Loads the next page, if there is one. */
  readonly more: (() => void) | undefined;
}

/** Restores the scroll position of an endless list on back navigation. */
export function useScrollBack(key: string, { count, more }: ScrolledList): void {
  const isBack = useNavigationType() === NavigationType.Pop;
  const wanted = useRef(isBack ? places.get(key) : undefined);
  const latest = useRef({ count: 0, scroll: 0 });

  useEffect(() => {
    latest.current.count = count;
    const place = wanted.current;
    if (place === undefined || count === 0) return;
    if (count < place.count && more !== undefined) {
      more();
      return;
    }
    wanted.current = undefined;
    window.scrollTo(0, place.scroll);
  }, [count, more]);

  useEffect(() => {
    const note = () => void (latest.current.scroll = window.scrollY);
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);

  // Asking for the position now would lay out the screen that is about to be removed.
  useLayoutEffect(() => () => void places.set(key, { ...latest.current }), [key]);
}
