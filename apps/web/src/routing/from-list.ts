/** State of a link in a list: going back returns to the list. */
export const FROM_LIST = { from: 'list' } as const;

/** Returns whether a location was reached by a link in a list. */
export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'from') === 'list';
}
