import type { Result } from '@quits/errors';
import type { PersonId } from '../model/expense.ts';
import type { Decimal } from '../money/decimal-text.ts';

/** Why an amount can't be divided as asked. */
export type SplitError =
  /** Nobody takes part, or all weights (or all lines) are 0. */
  | { readonly code: 'no-people' }
  /** The amount is not whole minor units from 0 to 10^12. */
  | { readonly code: 'bad-amount' }
  /** A number that was typed can't be used: no decimal, negative, or not whole minor units. */
  | { readonly code: 'bad-input'; readonly person?: PersonId; readonly line?: number }
  /** Minor units still to assign; negative when too many are. */
  | { readonly code: 'unassigned'; readonly left: number }
  /** Percent still to assign; negative when there are more than 100. */
  | { readonly code: 'percent-unassigned'; readonly left: Decimal }
  /** An adjustment takes a person below 0. */
  | { readonly code: 'negative-share'; readonly person: PersonId; readonly share: number };

/** Shares in minor units that sum to the amount exactly, or what is wrong or left to assign. */
export type SplitResult = Result<Record<PersonId, number>, SplitError>;
