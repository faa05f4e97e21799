import { err, ok, type Result } from '@quits/errors';
import type { PayAddressError } from './pay-address-error.ts';

/**
 * Reads a Pix key as typed, and returns it as the directory of keys stores it: a CPF or CNPJ
 * without punctuation, a phone number as `+55…`, an email address or random key in lower case.
 * Eleven digits are a CPF if the check digits match, otherwise a phone number.
 */
export function readPixKey(text: string): Result<string, PayAddressError> {
  const key = text.trim();
  if (key === '') return err({ code: 'empty' });
  const lower = key.toLowerCase();
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(lower)) return ok(lower);
  if (key.includes('@')) {
    // ASCII only: a code states the length of the key, which some readers count in bytes.
    return lower.length <= 77 && /^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$/.test(lower)
      ? ok(lower)
      : err({ code: 'format' });
  }
  const plain = key.toUpperCase().replaceAll(/[\s().\-/]/g, '');
  if (/^\+?55\d{10,11}$/.test(plain) && (plain.startsWith('+') || plain.length === 13)) {
    return ok(`+${plain.replace('+', '')}`);
  }
  if (/^\d{11}$/.test(plain)) {
    if (isCpf(plain)) return ok(plain);
    return /^[1-9]\d9\d{8}$/.test(plain) ? ok(`+55${plain}`) : err({ code: 'check-digits' });
  }
  if (/^[A-Z\d]{12}\d{2}$/.test(plain)) {
    return isCnpj(plain) ? ok(plain) : err({ code: 'check-digits' });
  }
  return err({ code: 'format' });
}

function isCpf(digits: string): boolean {
  if (/^(\d)\1*$/.test(digits)) return false;
  return [9, 10].every((at) => {
    let sum = 0;
    for (let i = 0; i < at; i += 1) sum += valueAt(digits, i) * (at + 1 - i);
    return ((sum * 10) % 11) % 10 === valueAt(digits, at);
  });
}

/** Since 2026 a CNPJ may contain letters, which count as their ASCII code minus 48. */
function isCnpj(text: string): boolean {
  if (/^0*$/.test(text)) return false;
  return [12, 13].every((at) => {
    let sum = 0;
    for (let i = 0; i < at; i += 1) sum += valueAt(text, i) * (((at - 1 - i) % 8) + 2);
    const rest = sum % 11;
    return (rest < 2 ? 0 : 11 - rest) === valueAt(text, at);
  });
}

function valueAt(text: string, at: number): number {
  return text.charCodeAt(at) - 48;
}
