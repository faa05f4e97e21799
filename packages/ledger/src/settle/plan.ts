import type { PersonId } from '../model/expense.ts';

/** One payment of a plan. */
export interface PlannedPayment {
  readonly from: PersonId;
  readonly to: PersonId;
  /** Minor units, more than 0. */
  readonly amount: number;
}

/** Payments that settle a group in one currency. */
export interface SettlementPlan {
  readonly payments: readonly PlannedPayment[];
  /** Whether no plan can have fewer payments. */
  readonly isOptimal: boolean;
  /** Lower bound on the number of payments of any plan. */
  readonly lowerBound: number;
}

/** A person (or household) whose balance is not 0. */
export interface Position {
  readonly person: PersonId;
  /** Minor units; positive is owed to them. */
  readonly amount: number;
}
