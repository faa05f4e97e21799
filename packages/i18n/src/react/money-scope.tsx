import { createContext, type ReactNode, useMemo } from 'react';
import type { MoneyScope } from '../format/currency-display.ts';

/** Currencies shown together; read by `useFormatter`. */
export const MoneyScopeContext = createContext<MoneyScope | undefined>(undefined);

/** Props of {@link MoneyScopeProvider}. */
export interface MoneyScopeProviderProps extends MoneyScope {
  /** Components that format amounts. */
  readonly children: ReactNode;
}

/** Makes all amounts inside distinguish these currencies. */
export function MoneyScopeProvider({ own, currencies, children }: MoneyScopeProviderProps) {
  const key = currencies.join(' ');
  const scope = useMemo(() => ({ own, currencies: key.split(' ').filter(Boolean) }), [own, key]);
  return <MoneyScopeContext value={scope}>{children}</MoneyScopeContext>;
}
