import type { Observable } from '@quits/firebase-core';

/** What follows from an observable; worked out once for each of its values, and when asked for. */
export function derived<Source, Value>(
  source: Observable<Source>,
  derive: (value: Source) => Value,
): Observable<Value> {
  let last: { from: Source; value: Value } | undefined;
  const get = () => {
    const from = source.get();
    if (last === undefined || !Object.is(last.from, from)) last = { from, value: derive(from) };
    return last.value;
  };
  return { get, subscribe: source.subscribe };
}
