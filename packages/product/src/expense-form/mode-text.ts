import type { StaticMessageKey } from '@quits/i18n';
import type { FormMode } from './expense-form.ts';

/** Text keys of the split modes. */
export const MODE_TEXT = {
  equal: 'expenses:splitEqual',
  weights: 'expenses:splitShares',
  percent: 'expenses:splitPercent',
  exact: 'expenses:splitExact',
  adjustment: 'expenses:splitAdjustment',
  items: 'expenses:splitItems',
} as const satisfies Record<FormMode, StaticMessageKey>;
