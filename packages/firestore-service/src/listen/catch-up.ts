import type { Document } from '@quits/service-base';
import type { TargetRequest } from './parse-target.ts';
import type { Delta, Target } from './target.ts';

/** Initial data of a new listener. */
export interface CatchUp {
  /** Changes since the client last listened; missing if the whole result is sent. */
  readonly delta?: Delta;
  /** The whole result if there is no delta. */
  readonly result: readonly Document[];
  /** Names of all documents in the result, for an existence filter. */
  readonly names?: readonly string[];
}

/**
 * How long the service remembers the results of a query without listeners, in microseconds. The
 * SDK's own tests wait this long to get an existence filter.
 */
const FOLLOWED_FOR = 10_000_000;

/** Returns what a listener needs that knows the state of version `since`. */
export function catchUp(
  target: Target,
  { interest, expectedCount }: Pick<TargetRequest, 'interest' | 'expectedCount'>,
  since: number | undefined,
  version: number,
): CatchUp {
  const missed = since === undefined ? undefined : target.resume(since);
  if (since === undefined || missed === undefined) return { result: target.start() };
  const { changed, removed, growth } = missed;
  if (expectedCount === undefined) return { delta: missed, result: [] };
  // The service doesn't remember for long which documents left a query; the filter lists the
  // remaining ones.
  const isForgotten =
    interest.kind === 'query' && removed.length > 0 && version - since > FOLLOWED_FOR;
  if (isForgotten) return { delta: { changed, removed: [] }, result: [], names: target.names() };
  if (expectedCount + growth === target.count()) return { delta: missed, result: [] };
  return { delta: missed, result: [], names: target.names() };
}
