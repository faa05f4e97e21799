import { useT } from '@quits/i18n/react';
import type { EntryLineError } from '@quits/ledger';

/** Example codes by sign, for signs of several currencies. */
const EXAMPLES: Readonly<Record<string, string>> = {
  kr: 'SEK',
  'kr.': 'DKK',
  '¥': 'JPY',
  rs: 'INR',
  'rs.': 'INR',
  '₨': 'INR',
  dh: 'MAD',
  dhs: 'AED',
  pesos: 'MXN',
  kroner: 'NOK',
};

/** Returns a function that explains why a line can't be read. */
export function useLineProblem(): (error: EntryLineError) => string {
  const t = useT();
  return (error) => {
    switch (error.code) {
      case 'ambiguous':
        return t('expenses:amountAmbiguous');
      case 'too-large':
        return t('expenses:amountTooLarge');
      case 'too-many-decimals':
        return t('expenses:amountTooPrecise');
      case 'other-currency': {
        const code = EXAMPLES[error.found.toLowerCase()] ?? 'USD';
        return t('entry:unclearCurrency', { sign: error.found, code });
      }
      case 'empty':
      case 'not-a-number':
      case 'division-by-zero':
      case 'negative':
        return t('expenses:amountMissing');
    }
  };
}
