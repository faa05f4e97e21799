import { use } from 'react';
import type { MoneyScope } from '../format/currency-display.ts';
import type { Format } from '../format/create-format.ts';
import { useLocale } from './i18n-provider.tsx';
import { MoneyScopeContext } from './money-scope.tsx';

/**
 * Formats values for the current locale; `among` names the currencies that stand together, where no
 * {@link MoneyScopeProvider} above has.
 */
export function useFormat(among?: MoneyScope): Format {
  const { format } = useLocale();
  const above = use(MoneyScopeContext);
  const scope = among ?? above;
  return scope === undefined ? format : format.among(scope);
}
