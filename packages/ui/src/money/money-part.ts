/** A piece of a formatted amount, as `Intl.NumberFormat.prototype.formatToParts` gives it. */
export interface MoneyPart {
  type: string;
  value: string;
}
