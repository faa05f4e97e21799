import type { StaticMessageKey } from '../texts/load-product-texts.ts';
import type { AmountProblem } from './read-amounts.ts';

/** Text keys of the problems with an amount. */
export const PROBLEM_TEXT = {
  missing: 'expenses:amountMissing',
  'not-a-number': 'expenses:amountUnreadable',
  ambiguous: 'expenses:amountAmbiguous',
  'too-large': 'expenses:amountTooLarge',
  'too-precise': 'expenses:amountTooPrecise',
  'other-currency': 'expenses:amountInOther',
} satisfies Record<AmountProblem, StaticMessageKey>;
