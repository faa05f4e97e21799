import { err, ok, type Result } from '@quits/errors';
import { readIban } from './iban.ts';
import type { PayAddressError } from './pay-address-error.ts';
import type { PayMethod } from './pay-methods.ts';
import { readPhone } from './phone.ts';
import { readPixKey } from './pix-key.ts';

type Read = (text: string) => Result<string, PayAddressError>;

/** Readers by payment method. */
const READERS: Readonly<Record<PayMethod, Read>> = {
  iban: readIban,
  pix: readPixKey,
  upi: matching(/^[a-z\d._-]{2,256}@[a-z][a-z\d]{1,63}$/i),
  swish: phone('46', /^\+46(?:7\d{8}|123\d{7})$/),
  bizum: phone('34', /^\+34[67]\d{8}$/),
  twint: phone('41', /^\+417[5-9]\d{7}$/),
  wero: (text) =>
    text.includes('@') ? matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)(text) : phone(undefined, /^/)(text),
  paypal: handle(/^(?:www\.)?paypal\.(?:me|com\/paypalme)\//i, /^[a-z\d]{1,20}$/i),
  revolut: handle(/^revolut\.me\//i, /^[a-z\d]{3,16}$/i),
  wise: handle(/^(?:www\.)?wise\.com\/pay\/me\//i, /^[a-z\d]{2,40}$/i),
  venmo: handle(/^(?:www\.|account\.)?venmo\.com\/(?:u\/)?/i, /^[a-z\d_-]{5,30}$/i),
};

/**
 * Reads the address of a payment method as typed or pasted (an IBAN, a phone number, a handle or a
 * link to it), and returns its canonical form.
 */
export function readPayAddress(method: PayMethod, text: string): Result<string, PayAddressError> {
  const trimmed = text.trim();
  return trimmed === '' ? err({ code: 'empty' }) : READERS[method](trimmed);
}

function matching(pattern: RegExp): Read {
  return (text) => (pattern.test(text) ? ok(text) : err({ code: 'format' }));
}

function phone(callingCode: string | undefined, pattern: RegExp): Read {
  return (text) => {
    // Swish numbers of companies and clubs are written without a country code or leading zero.
    const number = readPhone(text, callingCode);
    return number !== undefined && pattern.test(number) ? ok(number) : err({ code: 'format' });
  };
}

function handle(place: RegExp, pattern: RegExp): Read {
  return (text) => {
    const name = text
      .replace(/^https?:\/\//i, '')
      .replace(place, '')
      .replace(/^@/, '')
      .replace(/[/?#].*$/, '');
    return pattern.test(name) ? ok(name) : err({ code: 'format' });
  };
}
