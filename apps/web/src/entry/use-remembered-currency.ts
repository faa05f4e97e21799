import { useSyncExternalStore } from 'react';
import {
  onRemembered,
  rememberedCurrency,
  type RememberedKey,
} from '@quits/product/expense-form/remembered.ts';

/** The currency of the last expense where it was not the group's own; follows what is added. */
export function useRememberedCurrency(
  key: RememberedKey,
  groupCurrency: string,
): string | undefined {
  const read = () => rememberedCurrency(key, groupCurrency);
  return useSyncExternalStore(onRemembered, read, read);
}
