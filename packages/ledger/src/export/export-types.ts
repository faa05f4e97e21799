import type { Expense, PersonId } from '../model/expense.ts';
import type { Decimal } from '../money/decimal-text.ts';
import type { Frequency } from '../recur/recurrence.ts';

/** An exported group, complete enough to import it again. */
export interface ExportedGroup {
  readonly name: string;
  /** The group's currency, in which group amounts are. */
  readonly currency: string;
  readonly emoji?: string;
  readonly people: readonly ExportedPerson[];
  /** The group's custom categories, by the ids that expenses refer to. */
  readonly categories?: readonly NamedCategory[];
  readonly expenses: readonly ExportedExpense[];
  /** Recurring expenses that haven't ended. */
  readonly series?: readonly ExportedSeries[];
  /** Defaults of the group's new expenses. */
  readonly usual?: ExportedUsual;
  /** Monthly limits of categories. */
  readonly budgets?: readonly ExportedBudget[];
  /** Log of changes as it was stored, oldest first; it is only kept, since nobody can rewrite history. */
  readonly activity?: readonly ExportedEvent[];
}

/** An exported monthly limit of a category. */
export interface ExportedBudget {
  /** Category, as expenses name it. */
  readonly category: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** An entry of the log: when, by whom, what, and the fields before and after. */
export type ExportedEvent = Readonly<Record<string, unknown>>;

/** An exported comment. */
export interface ExportedComment {
  /** Name of the author. */
  readonly by: string;
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly text: string;
}

/** An exported receipt. */
export interface ExportedReceipt {
  readonly id: string;
  /** As the user named it. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Path in the archive, relative to this file: `receipts/{expense}/{receipt}`. */
  readonly file: string;
}

/** Defaults of a group's new expenses; what is missing is open. */
export interface ExportedUsual {
  readonly split?: ExportedUsualSplit;
  /** Category, as expenses name it. */
  readonly category?: string;
  readonly payer?: PersonId;
}

/** Usual split of a group. */
export interface ExportedUsualSplit {
  readonly mode: 'equal' | 'weights' | 'percent';
  /**
   * By person: `1` for those who take part in an equal split, a weight, or a percentage. Missing if
   * the split is equal between everyone.
   */
  readonly parts?: Readonly<Record<PersonId, Decimal>>;
}

/** An exported expense, with the data that depends on the group's history. */
export interface ExportedExpense extends Expense {
  readonly converted?: EarlierConversion;
  /** Whether the rate was typed, computed from a typed amount, reused, or published for a day. */
  readonly rateSource?: RateSource;
  /** The day that the rate is of. */
  readonly rateDate?: string;
  /** Id of the series that created it. */
  readonly seriesId?: string;
  /** Oldest first. */
  readonly comments?: readonly ExportedComment[];
  readonly receipts?: readonly ExportedReceipt[];
}

/** See {@link ExportedExpense.rateSource}. */
export type RateSource = 'rate' | 'amount' | 'last' | 'day';

/**
 * Amount of an expense in a previous currency of the group. It counts in that currency, so it is
 * never a `groupAmount`, which is in the current one.
 */
export interface EarlierConversion {
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
  readonly rate?: Decimal;
}

/** An exported recurring expense; its fields are the template of each occurrence. */
export interface ExportedSeries extends Omit<
  ExportedExpense,
  'date' | 'seriesId' | 'comments' | 'receipts'
> {
  readonly frequency: Frequency;
  /** The first day. */
  readonly start: string;
  /** The first day that has no expense yet. */
  readonly nextDate: string;
  /** Last possible day. */
  readonly until?: string;
  /** Whether it is paused until a user resumes it. @default false */
  readonly paused?: boolean;
}

/** An exported category. */
export interface NamedCategory {
  readonly name: string;
  readonly emoji: string;
}

/** An exported person. */
export interface ExportedPerson {
  readonly id: PersonId;
  readonly name: string;
  readonly weight?: Decimal;
  /** The household that they settle with. */
  readonly household?: string;
  /** False for a person who has left the group. @default true */
  readonly active?: boolean;
}
