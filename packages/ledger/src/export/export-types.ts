import type { Expense, PersonId } from '../model/expense.ts';
import type { Decimal } from '../money/decimal-text.ts';
import type { Frequency } from '../recur/recurrence.ts';

/** A group as it leaves: everything that is needed to bring it back. */
export interface ExportedGroup {
  readonly name: string;
  /** The group's currency, in which group amounts are. */
  readonly currency: string;
  readonly emoji?: string;
  readonly people: readonly ExportedPerson[];
  /** Those that the group made for itself; expenses name them. */
  readonly categories?: readonly NamedCategory[];
  readonly expenses: readonly ExportedExpense[];
  /** What repeats and is still to come. */
  readonly series?: readonly ExportedSeries[];
}

/** An expense as it leaves, with what depends on the group's own history. */
export interface ExportedExpense extends Expense {
  readonly converted?: EarlierConversion;
  /** Whether the rate was typed, follows from a typed amount, or was taken over. */
  readonly rateSource?: RateSource;
  /** The day that the rate is of. */
  readonly rateDate?: string;
  /** The series that has made it. */
  readonly seriesId?: string;
}

/** See {@link ExportedExpense.rateSource}. */
export type RateSource = 'rate' | 'amount' | 'last';

/**
 * What an expense came to in a currency that the group had before. It counts in that one, so it is
 * never a `groupAmount`, which is in the group's present currency.
 */
export interface EarlierConversion {
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
  readonly rate?: Decimal;
}

/** An expense that comes again, as it leaves and comes back; each of its own begins like this. */
export interface ExportedSeries extends Omit<ExportedExpense, 'date' | 'seriesId'> {
  readonly frequency: Frequency;
  /** The first day. */
  readonly start: string;
  /** The first day that has no expense yet. */
  readonly nextDate: string;
  /** The last possible day. */
  readonly until?: string;
  /** Rests until someone lets it go on. @default false */
  readonly paused?: boolean;
}

/** A category as it leaves and comes back. */
export interface NamedCategory {
  readonly name: string;
  readonly emoji: string;
}

/** A person as they leave. */
export interface ExportedPerson {
  readonly id: PersonId;
  readonly name: string;
  readonly weight?: Decimal;
  /** The household that they settle with. */
  readonly household?: string;
  /** False for who has left the group. @default true */
  readonly active?: boolean;
}
