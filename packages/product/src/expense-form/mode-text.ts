import type { StaticMessageKey } from '@quits/i18n';
import type { FormMode } from './expense-form.ts';

/** What each way of splitting is called. */
export const MODE_TEXT = {
  equal: 'expenses:splitEqual',
  weights: 'expenses:splitShares',
  percent: 'expenses:splitPercent',
  exact: 'expenses:splitExact',
  adjustment: 'expenses:splitAdjustment',
  items: 'expenses:splitItems',
} as const satisfies Record<FormMode, StaticMessageKey>;
