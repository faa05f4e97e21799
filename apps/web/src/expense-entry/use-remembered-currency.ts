import { useSyncExternalStore } from 'react';
import {
  onRemembered,
  rememberedCurrency,
  type RememberedKey,
} from '@quits/product/expense-form/remembered.ts';

/**
 * Returns the currency of the last expense if it differs from the group's; updates when expenses
 * are added.
 */
export function useRememberedCurrency(
  key: RememberedKey,
  groupCurrency: string,
): string | undefined {
  const read = () => rememberedCurrency(key, groupCurrency);
  return useSyncExternalStore(onRemembered, read, read);
}
