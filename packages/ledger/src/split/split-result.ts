import type { Result } from '@quits/errors';
import type { PersonId } from '../model/expense.ts';
import type { Decimal } from '../money/decimal-text.ts';

/** Reason why an amount can't be split. */
export type SplitError =
  /** No participants, or all weights (or all lines) are 0. */
  | { readonly code: 'no-people' }
  /** The amount is not an integer from 0 to 10^12 minor units. */
  | { readonly code: 'bad-amount' }
  /** An invalid input: not a decimal, negative, or not whole minor units. */
  | { readonly code: 'bad-input'; readonly person?: PersonId; readonly line?: number }
  /** Minor units not yet assigned; negative if too many are. */
  | { readonly code: 'unassigned'; readonly left: number }
  /** Percent still to assign; negative when there are more than 100. */
  | { readonly code: 'percent-unassigned'; readonly left: Decimal }
  /** An adjustment makes a share negative. */
  | { readonly code: 'negative-share'; readonly person: PersonId; readonly share: number };

/** Shares in minor units that sum exactly to the amount, or an error. */
export type SplitResult = Result<Record<PersonId, number>, SplitError>;
