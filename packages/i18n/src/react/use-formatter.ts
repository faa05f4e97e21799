import { use } from 'react';
import type { MoneyScope } from '../format/currency-display.ts';
import type { Formatter } from '../format/create-formatter.ts';
import { useLocale } from './i18n-provider.tsx';
import { MoneyScopeContext } from './money-scope.tsx';

/**
 * Formats values for the current locale; `among` names the currencies that stand together, where no
 * {@link MoneyScopeProvider} above has.
 */
export function useFormatter(among?: MoneyScope): Formatter {
  const { format } = useLocale();
  const above = use(MoneyScopeContext);
  const scope = among ?? above;
  return scope === undefined ? format : format.among(scope);
}
