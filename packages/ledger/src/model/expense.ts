import type { Decimal } from '../money/decimal-text.ts';

/** Identifies a person within one group; made by the client. */
export type PersonId = string;

/** Whole minor units by person, such as cents; each up to 10^12. */
export type AmountsByPerson = Readonly<Record<PersonId, number>>;

/**
 * What a record in the ledger is: money spent, money handed over, or money that came in (a refund,
 * a sale).
 */
export type EntryKind = 'expense' | 'payment' | 'income';

/** A tax, tip or discount is spread over the people in proportion to what they had. */
export interface ItemsInput {
  readonly lines: readonly ItemLine[];
  /** Minor units on top of the lines. @default 0 */
  readonly tax?: number;
  /** Minor units on top of the lines. @default 0 */
  readonly tip?: number;
  /** Minor units off the lines, as a positive number. @default 0 */
  readonly discount?: number;
}

/** One line of a bill, shared equally by its own people. */
export interface ItemLine {
  readonly title?: string;
  /** Minor units, 0 or more. */
  readonly amount: number;
  readonly people: readonly PersonId[];
}

/** How an amount is divided: what was typed, kept beside the shares that came of it. */
export type Split =
  | { readonly mode: 'equal'; readonly inputs: readonly PersonId[] }
  /** In proportion to each person's number, 0 or more. */
  | { readonly mode: 'weights'; readonly inputs: Readonly<Record<PersonId, Decimal>> }
  /** Percentages that sum to exactly 100. */
  | { readonly mode: 'percent'; readonly inputs: Readonly<Record<PersonId, Decimal>> }
  /** Minor units that sum to exactly the amount. */
  | { readonly mode: 'exact'; readonly inputs: AmountsByPerson }
  /**
   * Equal, but each person plus or minus so many minor units; 0 for those who take part plainly.
   */
  | { readonly mode: 'adjustment'; readonly inputs: AmountsByPerson }
  /** Lines with their own people; tax, tip and discount in proportion. */
  | { readonly mode: 'items'; readonly inputs: ItemsInput };

/** The name of a way to divide an amount. */
export type SplitMode = Split['mode'];

/** The part of an expense, payment or income that moves money; everything a balance needs. */
export interface LedgerEntry {
  readonly id: string;
  readonly kind: EntryKind;
  /** ISO 4217 code of `amount`, `payers` and `shares`. */
  readonly currency: string;
  /** Minor units, 1 to 10^12; the kind says which way it flows. */
  readonly amount: number;
  /** Who paid (or, for an income, received) how much; sums to `amount`. */
  readonly payers: AmountsByPerson;
  /** Whose it is; sums to `amount`. */
  readonly shares: AmountsByPerson;
  /** `amount` in the group's own currency, when that is another one. */
  readonly groupAmount?: number;
}

/** An entry as people see it: with a title, a day and how it was divided. */
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
