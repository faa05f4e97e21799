import { useT } from '@quits/i18n/react';
import type { PayMethod } from '@quits/ledger/pay';

/** Brands, which have the same name in all languages. */
const BRANDS: Readonly<Record<Exclude<PayMethod, 'iban'>, string>> = {
  wero: 'Wero',
  bizum: 'Bizum',
  twint: 'TWINT',
  swish: 'Swish',
  pix: 'Pix',
  upi: 'UPI',
  paypal: 'PayPal',
  revolut: 'Revolut',
  wise: 'Wise',
  venmo: 'Venmo',
};

/** Returns a function that names payment methods. */
export function usePayMethodName(): (method: PayMethod) => string {
  const t = useT();
  return (method) => (method === 'iban' ? t('account:payIban') : BRANDS[method]);
}
