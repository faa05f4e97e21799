import type { Connected } from '../core/connect-sdk.ts';
import { providerError } from '../core/provider-error.ts';
import type { QuerySpec } from '../query/query-spec.ts';
import type { AggregateSpec } from '../sdk/aggregate.ts';
import type { QueryTarget } from '../query/question.ts';
import type { FieldPath } from '../value/writable.ts';
import type { OpenListener } from './live-state.ts';

/** What to work out over a query: names of our choice for counts, sums and averages. */
export type Aggregates<Data> = Readonly<
  Record<
    string,
    'count' | { readonly sum: FieldPath<Data> } | { readonly average: FieldPath<Data> }
  >
>;

/** The results by name; an average over nothing is `null`. */
export type AggregateResult<Asked> = { readonly [Name in keyof Asked]: number | null };

/** What {@link openAggregate} works with. */
export interface AggregateContext {
  readonly connect: () => Promise<Connected>;
  /** Last answers by key; what is told while the server cannot be asked. */
  readonly answers: Map<string, Readonly<Record<string, number | null>>>;
  /** Calls the listener when the answers may have changed. */
  readonly changed: (listener: () => void) => () => void;
}

/** The question. */
export interface AggregateQuestion {
  readonly key: string;
  readonly target: QueryTarget;
  readonly query: QuerySpec;
  readonly spec: AggregateSpec;
}

/**
 * Asks the server now and whenever something may have changed. While it cannot be asked the last
 * answer is told as coming from the cache; without one it fails and is tried again.
 */
export function openAggregate<Result extends Readonly<Record<string, number | null>>>(
  context: AggregateContext,
  question: AggregateQuestion,
): OpenListener<Result> {
  return (sink) => {
    let round = 0;
    async function ask(): Promise<void> {
      round += 1;
      const mine = round;
      const tell = (data: Result, fromCache: boolean) => {
        if (mine === round) sink.next({ data, fromCache, pending: false, invalid: [] });
      };
      try {
        const { db, sdk } = await context.connect();
        const data = await sdk.aggregate(db, question.target, question.query, question.spec);
        context.answers.set(question.key, data);
        // The names of the results are those of the question.
        tell(data as Result, false);
      } catch (cause) {
        const error = providerError(cause);
        const last = context.answers.get(question.key);
        if (last !== undefined && error.reaction === 'retry') tell(last as Result, true);
        else if (mine === round) sink.fail(error);
      }
    }
    const stop = context.changed(() => void ask());
    void ask();
    return () => {
      round += 1;
      stop();
    };
  };
}
