import { err, ok, type Result } from '@quits/errors';
import { getOwn } from '../model/get-own.ts';
import { IBAN_LENGTHS } from './iban-countries.ts';
import type { PayAddressError } from './pay-address-error.ts';

/**
 * Reads an IBAN as typed, with or without spaces, and returns it in its electronic form; checks
 * country, length and the check digits (ISO 7064, mod 97).
 */
export function readIban(text: string): Result<string, PayAddressError> {
  const iban = text
    .toUpperCase()
    .replace(/^\s*IBAN[\s:]*/, '')
    .replaceAll(/[\s.-]+/g, '');
  if (iban === '') return err({ code: 'empty' });
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]*$/.test(iban)) return err({ code: 'format' });
  const country = iban.slice(0, 2);
  const length = getOwn(IBAN_LENGTHS, country);
  if (length === undefined) return err({ code: 'country', country });
  if (iban.length !== length) return err({ code: 'length', length });
  return remainder(iban) === 1 ? ok(iban) : err({ code: 'check-digits' });
}

/** Returns an IBAN in groups of four characters, as it is printed. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/.{4}(?=.)/g, '$& ');
}

/** Returns the two check digits of an account number in a country, for instance `'89'`. */
export function ibanCheckDigits(country: string, account: string): string {
  return String(98 - remainder(`${country}00${account}`)).padStart(2, '0');
}

/** Remainder mod 97, with the first four characters moved to the end and letters as 10 to 35. */
function remainder(iban: string): number {
  let rest = 0;
  for (let at = 0; at < iban.length; at += 1) {
    const code = iban.charCodeAt((at + 4) % iban.length);
    rest = code > 57 ? (rest * 100 + code - 55) % 97 : (rest * 10 + code - 48) % 97;
  }
  return rest;
}
