const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

/** Parts of an amount of euros, as an app would hand them in. */
export function euros(amount: number) {
  return format.formatToParts(amount);
}
