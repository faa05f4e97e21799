import { CORE } from '../live/core-key.ts';
import type { ReadableCollection } from '../collection/define-collection.ts';
import type { PathParams } from '../collection/path.ts';
import { observeConnection } from './observe-connection.ts';
import { UNWATCHED } from '../connection/unwatched.ts';
import type { Core } from './core.ts';
import { providerError } from '../errors/provider-error.ts';
import type { DatabaseReader } from './database.ts';
import type { BuildQuery } from '../query/query-builder.ts';
import { queryTarget } from '../query/query-target.ts';
import type { FieldPath } from '../value/with-field-value.ts';
import type { LiveQuery, LiveState } from '../live/live-state.ts';

/**
 * Aggregates to compute over a query: counts, sums and averages by a name of the caller's choice.
 */
export type Aggregates<Data> = Readonly<
  Record<
    string,
    'count' | { readonly sum: FieldPath<Data> } | { readonly average: FieldPath<Data> }
  >
>;

/** Results by name; the average of no documents is `null`. */
export type AggregateResult<Asked> = { readonly [Name in keyof Asked]: number | null };

type Numbers = Readonly<Record<string, number | null>>;

/** Last answers of each database by key; served from here while the server is unreachable. */
const answers = new WeakMap<Core, Map<string, Numbers>>();

/**
 * Returns live counts, sums and averages that the server computes over a query: requested on the
 * first read, after local writes and on reconnect. While the server is unreachable the last answer
 * is served as cached; without one it fails and is retried.
 */
export function liveAggregate<
  Path extends string,
  Output extends object,
  const Asked extends Aggregates<Output>,
>(
  { [CORE]: core }: DatabaseReader,
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path>,
  asked: Asked,
  build?: BuildQuery<Output>,
): LiveQuery<LiveState<AggregateResult<Asked>>> {
  const question = queryTarget(collection, params, build);
  const key = `${UNWATCHED}${question.key} ${JSON.stringify(asked)}`;
  const { uid } = core;
  // Observing the connection is what triggers the retry on reconnect.
  observeConnection({ [CORE]: core });
  const known = answers.get(core) ?? forgetful(new Map<string, Numbers>(), core);

  return core.pool.live<AggregateResult<Asked>>(key, (sink) => {
    let round = 0;
    async function ask(): Promise<void> {
      round += 1;
      const mine = round;
      // The names of the results are those of the question.
      const tell = (data: Numbers, fromCache: boolean) =>
        mine === round &&
        sink.next({
          data: data as AggregateResult<Asked>,
          fromCache,
          pending: false,
          invalid: [],
        });
      const owner = uid.getState();
      try {
        const [connected, { aggregate }] = await Promise.all([
          core.connect(),
          import('../sdk/aggregate.ts'),
        ]);
        const data = await aggregate(connected, question, asked);
        if (owner === uid.getState()) known.set(key, data);
        tell(data, false);
      } catch (cause) {
        const error = providerError(cause);
        const last = known.get(key);
        if (last !== undefined && error.recovery === 'retry') tell(last, true);
        else if (mine === round) sink.fail(error);
      }
    }
    const stop = core.revision.subscribe(() => void ask());
    void ask();
    return () => {
      round += 1;
      stop();
    };
  });
}

/** Clears the answers when another account signs in. */
function forgetful(map: Map<string, Numbers>, core: Core): Map<string, Numbers> {
  answers.set(core, map);
  core.ends.add(core.uid.subscribe(() => map.clear()));
  return map;
}
