const REMEMBERED = 'quits.currency';

/**
 * Returns the currency of the last group created on this device, for the next one; `null` if there
 * was none.
 */
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
