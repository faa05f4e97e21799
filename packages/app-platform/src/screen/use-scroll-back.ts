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
  const latest = useRef(0);

  useEffect(() => {
    latest.current = count;
    const place = wanted.current;
    if (place === undefined || count === 0) return;
    if (count < place.count && more !== undefined) {
      more();
      return;
    }
    wanted.current = undefined;
    window.scrollTo(0, place.scroll);
  }, [count, more]);

  useLayoutEffect(
    () => () => void places.set(key, { count: latest.current, scroll: window.scrollY }),
    [key],
  );
}
