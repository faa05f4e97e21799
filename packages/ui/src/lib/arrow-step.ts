/**
 * Returns the index that an arrow, Home or End key moves to among `count` items, or undefined for
 * other keys. Wraps around at the ends.
 */
export function arrowStep(
  key: string,
  index: number,
  count: number,
  axis: 'horizontal' | 'vertical',
  direction: 'ltr' | 'rtl' = 'ltr',
): number | undefined {
  if (count === 0) return undefined;
  const forward = {
    vertical: 'ArrowDown',
    horizontal: direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight',
  };
  const back = {
    vertical: 'ArrowUp',
    horizontal: direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft',
  };
  if (key === forward[axis]) return (index + 1) % count;
  if (key === back[axis]) return index <= 0 ? count - 1 : index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** The direction that an element's text runs in. */
export function getTextDirection(element: Element): 'ltr' | 'rtl' {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}
