import { currencyCodes } from '@quits/ledger';

/** A currency to choose, by code and name. */
export interface CurrencyChoice {
  readonly code: string;
  readonly label: string;
}

/**
 * Returns the currencies in use today, starting with those in `first`. Always includes the `chosen`
 * one: a group in kuna still shows its currency.
 */
export function currencyChoices(
  nameOf: (code: string) => string,
  { chosen, first = [] }: { readonly chosen: string; readonly first?: readonly string[] },
): readonly CurrencyChoice[] {
  const today = currencyCodes();
  const kept = today.includes(chosen) ? [] : [chosen];
  return [...new Set([...first, ...kept, ...today])].map((code) => {
    const name = nameOf(code);
    return { code, label: name === code ? code : `${code} · ${name}` };
  });
}
