/** Key of the router's scroll positions in `sessionStorage`. */
const KEY = 'react-router-scroll-positions';

/** Returns whether the router will restore a scroll position of this page, as after a reload. */
export function isScrollRecorded(): boolean {
  const { state }: { readonly state: unknown } = history;
  const key: unknown = isObject(state) ? Reflect.get(state, 'key') : undefined;
  const position: unknown = Reflect.get(read(), typeof key === 'string' ? key : location.pathname);
  return typeof position === 'number' && position > 0;
}

/** Stores the scroll position, so that the router doesn't scroll this page to its top. */
export function recordScroll(): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [location.pathname]: window.scrollY }));
}

function read(): object {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return isObject(positions) ? positions : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
