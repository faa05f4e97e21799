import type { StaticMessageKey } from '../texts/load-product-texts.ts';
import type { ExpenseForm } from './expense-form.ts';

/** Text keys of the frequencies. */
export const REPEAT_TEXT = {
  never: 'expenses:never',
  daily: 'expenses:daily',
  weekly: 'expenses:weekly',
  fortnightly: 'expenses:fortnightly',
  monthly: 'expenses:monthly',
  monthEnd: 'expenses:monthEnd',
  quarterly: 'expenses:quarterly',
  yearly: 'expenses:yearly',
} as const satisfies Record<ExpenseForm['repeat']['frequency'], StaticMessageKey>;
