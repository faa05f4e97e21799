const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

/** Returns the formatted parts of an amount in euros. */
export function euros(amount: number) {
  return format.formatToParts(amount);
}
