import type { StaticMessageKey } from '../texts/load-product-texts.ts';
import type { AmountProblem } from './read-amounts.ts';

/** What is said about an amount that can't be used. */
export const PROBLEM_TEXT = {
  missing: 'expenses:amountMissing',
  'not-a-number': 'expenses:amountUnreadable',
  ambiguous: 'expenses:amountAmbiguous',
  'too-large': 'expenses:amountTooLarge',
  'too-precise': 'expenses:amountTooPrecise',
  'other-currency': 'expenses:amountInOther',
} satisfies Record<AmountProblem, StaticMessageKey>;
