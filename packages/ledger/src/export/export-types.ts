import type { Decimal, Expense, PersonId } from '../model/expense.ts';

/** A group as it leaves: everything that is needed to bring it back. */
export interface ExportedGroup {
  readonly name: string;
  /** The group's currency, in which group amounts are. */
  readonly currency: string;
  readonly emoji?: string;
  readonly people: readonly ExportedPerson[];
  /** Those that the group made for itself; expenses name them. */
  readonly categories?: readonly NamedCategory[];
  readonly expenses: readonly Expense[];
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
  /** False for who has left the group. @default true */
  readonly active?: boolean;
}
