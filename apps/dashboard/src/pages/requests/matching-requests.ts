import type { Decision } from '../../api/index.ts';

/** A decision with a key that stays the same when newer ones arrive. */
export interface KeyedDecision extends Decision {
  readonly key: string;
}

/** Returns the requests that a filter leaves. */
export function matchingRequests(
  requests: readonly Decision[],
  query: string,
  onlyRefused: boolean,
): readonly KeyedDecision[] {
  const wanted = query.toLowerCase();
  const times = new Map<string, number>();
  // The documents of one commit have the same time; counting from the oldest gives stable keys.
  return requests
    .toReversed()
    .map((request) => {
      const text = `${request.time} ${request.method} ${request.path}`;
      const count = times.get(text) ?? 0;
      times.set(text, count + 1);
      return { ...request, key: `${text} ${count}` };
    })
    .toReversed()
    .filter(
      ({ path, uid, method, allowed }) =>
        !(onlyRefused && allowed) &&
        `${method} ${path} ${uid ?? ''}`.toLowerCase().includes(wanted),
    );
}
