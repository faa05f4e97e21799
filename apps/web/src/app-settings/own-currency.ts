const REMEMBERED = 'quits.currency';

/** The currency of the group that was made last, for the next one; `null` before there was one. */
export function ownCurrency(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}

/** Remembers a currency that was chosen. */
export function rememberOwnCurrency(currency: string): void {
  try {
    localStorage.setItem(REMEMBERED, currency);
  } catch {
    // The next group begins with the currency of the language.
  }
}
