import type { JsonFields } from '../sdk/decode-json.ts';
import { queryKey } from '../query/query-spec.ts';
import type { QueryTarget } from '../query/query-target.ts';

/** A document in the format of the REST interface. */
export interface FirstDocument {
  /** Full name: `projects/p/databases/(default)/documents/users/ann`. */
  readonly name: string;
  readonly fields?: JsonFields;
}

/** Results that the page requested before it loaded this code. */
export interface FirstReads {
  /**
   * Returns the current documents of a query, in order, or a single document; `undefined` if they weren't requested, and a promise
   * of `undefined` if the request failed. The key of a document is its path; that of a query is the path of the collection, a
   * question mark and the query as JSON.
   */
  readonly read: (key: string) => Promise<readonly FirstDocument[] | undefined> | undefined;
  /** Resolves once the results are on the screen, can't be, or aren't enough for it; the SDK is loaded then, or as soon as a write is pending. */
  readonly whenShown: () => Promise<void>;
}

/** Returns the key that {@link FirstReads} gets for a target. */
export function firstKey({ path, spec }: Pick<QueryTarget<object>, 'path' | 'spec'>): string {
  return spec === undefined ? path : `${path}?${queryKey(spec)}`;
}
