import type { PlainMessageKey } from '@quits/i18n';
// The keys of the product's texts.
import type {} from '../texts/load-product-texts.ts';
import type { AmountProblem } from './read-amounts.ts';

/** What is said about an amount that can't be used. */
export const PROBLEM_TEXT = {
  missing: 'expenses:amountMissing',
  'not-a-number': 'expenses:amountUnreadable',
  ambiguous: 'expenses:amountAmbiguous',
  'too-large': 'expenses:amountTooLarge',
  'too-precise': 'expenses:amountTooPrecise',
  'other-currency': 'expenses:amountInOther',
} satisfies Record<AmountProblem, PlainMessageKey>;
