import { toDecimal } from '../money/format-amount.ts';
import type { PayRequest } from './pay-request.ts';
import { shorten } from './shorten.ts';

/** Currencies that PayPal transfers in whole units only. */
const WHOLE_AT_PAYPAL: ReadonlySet<string> = new Set(['HUF', 'JPY', 'TWD']);

/** Returns the intent of a UPI payment, which opens an app or is shown as a QR code. */
export function upiLink(vpa: string, name: string, request: PayRequest): string {
  const query = [
    // Apps expect the @ of the address as it is.
    `pa=${encodeURIComponent(vpa).replaceAll('%40', '@')}`,
    `pn=${encodeURIComponent(shorten(name, 99))}`,
    `am=${toDecimal(request.amount, 'INR')}`,
    'cu=INR',
  ];
  const note = shorten(request.note, 50);
  return `upi://pay?${[...query, ...(note === '' ? [] : [`tn=${encodeURIComponent(note)}`])].join('&')}`;
}

/** Returns the link that opens Swish with number, amount and message, which the payer can't edit. */
export function swishLink(phone: string, request: PayRequest): string {
  const query = [
    `sw=${phone.replace('+', '').replace(/^46(?=123)/, '')}`,
    `amt=${toDecimal(request.amount, 'SEK')}`,
    'cur=SEK',
    `msg=${encodeURIComponent(shorten(request.note, 50))}`,
    'src=qr',
  ];
  return `https://app.swish.nu/1/p/sw/?${query.join('&')}`;
}

/** Returns a PayPal.Me link; without the amount if PayPal can't transfer its minor units. */
export function payPalLink(name: string, { amount, currency }: PayRequest): string {
  const place = `https://paypal.me/${encodeURIComponent(name)}`;
  if (!WHOLE_AT_PAYPAL.has(currency)) return `${place}/${toDecimal(amount, currency)}${currency}`;
  const [units = '', cents = ''] = toDecimal(amount, currency).split('.');
  return /[1-9]/.test(cents) ? place : `${place}/${units}${currency}`;
}

/** Returns the link that opens Venmo with the amount in US dollars. */
export function venmoLink(name: string, { amount, note }: PayRequest): string {
  const query = [
    'txn=pay',
    'audience=private',
    `amount=${toDecimal(amount, 'USD')}`,
    `note=${encodeURIComponent(shorten(note, 280))}`,
  ];
  return `https://venmo.com/${encodeURIComponent(name)}?${query.join('&')}`;
}

/** Returns the page on which Revolut users pay somebody; Revolut documents no way to pass an amount. */
export function revolutLink(name: string): string {
  return `https://revolut.me/${encodeURIComponent(name)}`;
}

/** Returns the page on which Wise users pay somebody; Wise documents no way to pass an amount. */
export function wiseLink(name: string): string {
  return `https://wise.com/pay/me/${encodeURIComponent(name)}`;
}
