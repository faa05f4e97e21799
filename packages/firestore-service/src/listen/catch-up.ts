import type { Document } from '@quits/service-base';
import type { TargetRequest } from './parse-target.ts';
import type { Delta, Target } from './target.ts';

/** What a new listener is sent. */
export interface CatchUp {
  /** What changed since the client listened last; missing when it is sent everything. */
  readonly delta?: Delta;
  /** The whole result, where there is no delta. */
  readonly result: readonly Document[];
  /** Names of all documents in the result, for an existence filter. */
  readonly names?: readonly string[];
}

/**
 * How long the service follows a query that nobody listens to, in microseconds. The SDK's own tests wait as
 * long to get an existence filter.
 */
const FOLLOWED_FOR = 10_000_000;

/** Finds what a listener lacks that knows the state of the version `since`. */
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
  // The service does not remember what left a query for long: its filter tells what is left.
  const isForgotten =
    interest.kind === 'query' && removed.length > 0 && version - since > FOLLOWED_FOR;
  if (isForgotten) return { delta: { changed, removed: [] }, result: [], names: target.names() };
  if (expectedCount + growth === target.count()) return { delta: missed, result: [] };
  return { delta: missed, result: [], names: target.names() };
}
