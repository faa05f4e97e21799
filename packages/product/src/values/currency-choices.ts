import { currencyCodes } from '@quits/ledger';

/** A currency to choose, by code and name. */
export interface CurrencyChoice {
  readonly code: string;
  readonly label: string;
}

/**
 * The currencies that are in use today, after those named `first`. The `chosen` one is always among
 * them: a group that was kept in kuna still shows them as its own.
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
