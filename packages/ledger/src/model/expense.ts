import type { Decimal } from '../money/decimal-text.ts';

/** Identifies a person within one group; created by the client. */
export type PersonId = string;

/** Whole minor units by person, such as cents; each up to 10^12. */
export type AmountsByPerson = Readonly<Record<PersonId, number>>;

/** Kind of a ledger entry: money spent, a payment between people, or income (a refund, a sale). */
export type EntryKind = 'expense' | 'payment' | 'income';

/**
 * Inputs of an itemized split; tax, tip and discount are distributed in proportion to each person's
 * items.
 */
export interface ItemsInput {
  readonly lines: readonly ItemLine[];
  /** Minor units on top of the lines. @default 0 */
  readonly tax?: number;
  /** Minor units on top of the lines. @default 0 */
  readonly tip?: number;
  /** Minor units off the lines, as a positive number. @default 0 */
  readonly discount?: number;
}

/** One line of a bill, shared equally by its people. */
export interface ItemLine {
  readonly title?: string;
  /** Minor units, 0 or more. */
  readonly amount: number;
  readonly people: readonly PersonId[];
}

/** How an amount is split: the user's inputs, stored beside the resulting shares. */
export type Split =
  | { readonly mode: 'equal'; readonly inputs: readonly PersonId[] }
  /** In proportion to each person's weight, 0 or more. */
  | { readonly mode: 'weights'; readonly inputs: Readonly<Record<PersonId, Decimal>> }
  /** Percentages that sum to exactly 100. */
  | { readonly mode: 'percent'; readonly inputs: Readonly<Record<PersonId, Decimal>> }
  /** Minor units that sum to exactly the amount. */
  | { readonly mode: 'exact'; readonly inputs: AmountsByPerson }
  /**
   * Equal, with a number of minor units added to or subtracted from each share; 0 for participants
   * without one.
   */
  | { readonly mode: 'adjustment'; readonly inputs: AmountsByPerson }
  /** Lines with their own people; tax, tip and discount in proportion. */
  | { readonly mode: 'items'; readonly inputs: ItemsInput };

/** Name of a split mode. */
export type SplitMode = Split['mode'];

/** The fields of an expense, payment or income that move money; all that a balance needs. */
export interface LedgerEntry {
  readonly id: string;
  readonly kind: EntryKind;
  /** ISO 4217 code of `amount`, `payers` and `shares`. */
  readonly currency: string;
  /** Minor units, 1 to 10^12; the kind determines the direction. */
  readonly amount: number;
  /** Amount paid (or, for income, received) by each person; sums to `amount`. */
  readonly payers: AmountsByPerson;
  /** Amount owed by each person; sums to `amount`. */
  readonly shares: AmountsByPerson;
  /** `amount` in the group's currency, if that differs. */
  readonly groupAmount?: number;
}

/** An entry with the fields shown to users: title, date and split. */
export interface Expense extends LedgerEntry {
  readonly title: string;
  /** Calendar date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly split: Split;
  readonly category?: string;
  readonly notes?: string;
  /** Group currency units per unit of `currency`. */
  readonly rate?: Decimal;
}
