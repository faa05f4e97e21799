import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** How far a list was read when it was left. */
interface Place {
  readonly count: number;
  readonly scroll: number;
}

const places = new Map<string, Place>();

/** What {@link useScrollBack} needs to know of a list. */
export interface ScrolledList {
  readonly count: number;
  /** Asks for the next page, while there is one. */
  readonly more: (() => void) | undefined;
}

/** Brings someone who goes back to an endless list to where they had left it. */
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
