import type { DocumentData } from 'firebase/firestore/lite';

/** Description of a document's change, and the change. */
export type Case = readonly [string, DocumentData];

/** Returns entries `x0`, `x1` … with the same value. */
export function many<Value>(count: number, value: Value): Record<string, Value> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`x${at}`, value]));
}
