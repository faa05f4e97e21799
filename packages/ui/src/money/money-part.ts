/** A part of a formatted amount, as returned by `Intl.NumberFormat.prototype.formatToParts`. */
export interface MoneyPart {
  type: string;
  value: string;
}
