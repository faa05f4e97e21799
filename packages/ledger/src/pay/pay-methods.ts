import { sepaCountries } from './iban-countries.ts';

/** Kinds of payment methods. */
export const PAY_METHODS = [
  'iban',
  'wero',
  'bizum',
  'twint',
  'swish',
  'pix',
  'upi',
  'paypal',
  'revolut',
  'wise',
  'venmo',
] as const;

/** See {@link PAY_METHODS}. */
export type PayMethod = (typeof PAY_METHODS)[number];

/** Where a payment method works. */
export interface PayMethodScope {
  /** ISO 4217 codes; omitted if any. */
  readonly currencies?: readonly string[];
  /** ISO 3166 codes of the countries in which payers usually have it; omitted if any. */
  readonly countries?: readonly string[];
}

/** Currencies that PayPal transfers. */
const PAYPAL =
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD';

/** Scope of each payment method. */
export const PAY_METHOD_SCOPES: Readonly<Record<PayMethod, PayMethodScope>> = {
  iban: { countries: sepaCountries() },
  wero: { currencies: ['EUR'], countries: ['BE', 'DE', 'FR', 'LU', 'NL'] },
  bizum: { currencies: ['EUR'], countries: ['AD', 'ES'] },
  twint: { currencies: ['CHF'], countries: ['CH'] },
  swish: { currencies: ['SEK'], countries: ['SE'] },
  pix: { currencies: ['BRL'], countries: ['BR'] },
  upi: { currencies: ['INR'], countries: ['IN'] },
  paypal: { currencies: PAYPAL.split(' ') },
  revolut: {},
  wise: {},
  venmo: { currencies: ['USD'], countries: ['US'] },
};
