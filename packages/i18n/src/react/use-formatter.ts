import { use } from 'react';
import type { MoneyScope } from '../format/currency-display.ts';
import type { Formatter } from '../format/create-formatter.ts';
import { useLocale } from './i18n-provider.tsx';
import { MoneyScopeContext } from './money-scope.tsx';

/**
 * Returns the formatter of the current locale; `among` lists the currencies shown together, instead of
 * an outer {@link MoneyScopeProvider}.
 */
export function useFormatter(among?: MoneyScope): Formatter {
  const { format } = useLocale();
  const above = use(MoneyScopeContext);
  const scope = among ?? above;
  return scope === undefined ? format : format.among(scope);
}
