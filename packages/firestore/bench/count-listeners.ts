import type { Firestore } from 'firebase/firestore';

const own = (holder: unknown, key: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;

/**
 * Counts the listeners that the SDK serves on this page; each of them gets every snapshot.
 * | @throws Error when the SDK doesn't store them where version 12 did.
 */
export function countListeners(db: Firestore): number {
  const components = own(own(db, '_firestoreClient'), '_onlineComponents');
  const queries = own(own(components, 'eventManager'), 'queries');
  const forEach = own(queries, 'forEach');
  if (typeof forEach !== 'function') throw new Error('The SDK keeps its listeners elsewhere.');
  let count = 0;
  Reflect.apply(forEach, queries, [
    (_query: unknown, info: object) => {
      for (const value of Object.values(info)) if (Array.isArray(value)) count += value.length;
    },
  ]);
  return count;
}

/** Counts the targets that this page asks the server to listen to while `work` runs. */
export async function countTargets(work: () => Promise<void>): Promise<number> {
  const bodies: Promise<string>[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    // The SDK makes requests of its own, whose bodies can be read once.
    if (input instanceof Request) bodies.push(input.clone().text());
    return fetch(input, init);
  };
  try {
    await work();
  } finally {
    globalThis.fetch = fetch;
  }
  const sent = decodeURIComponent((await Promise.all(bodies)).join('\n').replaceAll('+', ' '));
  return sent.split('"addTarget"').length - 1;
}
